// Stands in for the widget model of a notebook: the traits come from Python, and every intent goes
// there (window.askPython) and brings back the traits that have changed.
window.fakeModel = (state) => {
  const listeners = {};
  const sent = [];
  const waits = [];
  const model = {
    get: (name) => state[name],
    set: (name, value) => { state[name] = value; },
    save_changes: () => {},
    on: (type, hear) => { (listeners[type] ??= new Set()).add(hear); },
    off: (type, hear) => { listeners[type]?.delete(hear); },
    send: (content) => {
      sent.push(content);
      const start = performance.now();
      if (window.askPython) {
        waits.push(window.askPython(content).then(({ changed, messages }) => {
          model.take(changed);
          messages.forEach(model.hear);
          model.took = performance.now() - start;
        }));
      }
    },
    take: (changed) => {
      Object.assign(state, changed);
      for (const name of Object.keys(changed)) {
        for (const hear of listeners[`change:${name}`] ?? []) hear();
      }
    },
    // what Python sends besides its traits
    hear: (content) => {
      for (const hear of listeners["msg:custom"] ?? []) hear(content);
    },
    sent,
    settled: async () => { while (waits.length) await waits.shift(); },
    listening: () => Object.values(listeners).reduce((n, set) => n + set.size, 0),
  };
  return model;
};
