"""A game at one table: who sits where, the deals of a match, what was played, what was taken back.

Nothing here knows of a browser. Chairs are places at the table and stay; seats are those of a
`Position`, where seat 0 leads: when the deal passes on, every chair gets another seat.
"""

from __future__ import annotations

import inspect
import random
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ...checks import quoted, whole
from ...dealing import deal
from ...languages import catalogue, say
from ...match import Match
from ...moves import Move
from ...position import Position
from ...record import Record
from ...rules import Rules
from ...setup import Hand

if TYPE_CHECKING:
    from ...strategies import Player

__all__ = ["YOU", "Game", "Plan", "called", "filled", "is_person", "seen_by"]

YOU = "you"  # sits where a person plays; a name may stand behind it: "you Ann"
USUAL = "chitarrella"  # who sits where nobody else was asked for


def is_person(who: str) -> bool:
    """Say whether a person sits there.

    >>> is_person("you Ann"), is_person("greedy")
    (True, False)
    """
    return who.split()[0].lower() == YOU


@dataclass(frozen=True)
class Plan:
    """What is settled before the cards are dealt.

    Attributes
    ----------
    rules : Rules
    chairs : tuple of str
        Who sits where: ``"you"`` (a name may follow), or a player as `scopa_lab.player` reads it.
        Chairs not given are taken by chitarrella.
    match : bool
        Whether to play on to the target; else one deal.
    seed : int or None
        Deals the cards and decides what players leave to chance; None: another one every time.
    dealer : int
        The chair that deals first; the one after it leads.
    start : Position or None
        A position to go on from in place of a fresh deal; seat 0 is chair 0 then.

    Raises
    ------
    ValueError
        For players that do not exist, or more of them than chairs.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> Plan(rules("scopone"), ("you", "greedy")).chairs
    ('you', 'greedy', 'chitarrella', 'chitarrella')
    """

    rules: Rules
    chairs: tuple[str, ...] = (YOU,)
    match: bool = False
    seed: int | None = None
    dealer: int = -1
    start: Position | None = None

    def __post_init__(self) -> None:
        from ...strategies import player  # needs numpy, which looking on does not

        set_to = object.__setattr__  # frozen: what is given is made exact once, here
        count, given = self.rules.players, (self.chairs,)
        chairs = given if isinstance(self.chairs, str) else tuple(self.chairs)
        if len(chairs) > count or not all(isinstance(who, str) and who.strip() for who in chairs):
            raise ValueError(say("play.chairs", count=count, given=quoted(self.chairs)))
        for who in chairs:
            if not is_person(who):
                player(who)
        set_to(self, "chairs", (*chairs, *[USUAL] * (count - len(chairs))))
        if self.seed is not None:
            set_to(self, "seed", whole("seed", self.seed, least=0))
        whole("dealer", self.dealer, least=-1)
        set_to(self, "dealer", self.dealer % count if self.dealer < count else count - 1)

    def but(self, **changes: Any) -> Plan:
        """Return another plan; under rules for fewer players the last chairs go."""
        players = changes.get("rules", self.rules).players
        changes.setdefault("chairs", self.chairs[:players])
        return replace(self, **changes)

    def call(self, seed: int | None, more: str = "") -> str:
        """Return the Python call of a screen that settles the same; `more` are its last arguments.

        >>> from scopa_lab.rules import rules
        >>> Plan(rules("scopa", target=21), match=True).call(7)
        "Play('scopa', ('you', 'chitarrella'), match=True, seed=7, target=21)"
        """
        settled = {"match": self.match or None, "seed": seed} | self.rules.options
        given = "".join(f", {key}={value!r}" for key, value in settled.items() if value is not None)
        return f"Play({self.rules.name!r}, {self.chairs!r}{given}{more})"


class Game:
    """A deal that is played, and the match that it is part of.

    Parameters
    ----------
    plan : Plan

    Attributes
    ----------
    seed : int
        The one from which everything follows.
    number : int
        How many deals were played before this one.
    order : tuple of int
        The chair of each seat.
    before : Match or None
        The match before this deal, sides as in the deal.
    records : list of Record
        The deals before this one.
    whole : Record
        This deal with all plays, those that were taken back included.
    at : int
        How many of them stand.

    Examples
    --------
    >>> from scopa_lab.rules import rules
    >>> game = Game(Plan(rules("scopa"), ("you", "greedy"), seed=1))
    >>> game.play(game.now.legal_moves()[0])
    >>> game.who, game.at
    ('greedy', 1)
    >>> game.undo()
    >>> game.who, game.at, game.can_redo
    ('you', 0, True)
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seed = random.randrange(1_000_000) if plan.seed is None else plan.seed
        self.number = 0
        self.records: list[Record] = []
        seats = plan.rules.players
        leader = 0 if plan.start is not None else (plan.dealer + 1) % seats
        self.order = tuple((seat + leader) % seats for seat in range(seats))
        self.before = Match.start(plan.rules) if plan.match else None
        if plan.start is None:
            self._deal(deal(plan.rules, seed=self.seed), self.seed)
        else:
            self._deal(filled(plan.start, self.seed), None)

    def _deal(self, start: Position, seed: int | None) -> None:
        names = tuple(str(called(self.plan, chair)) for chair in self.order)
        scores = () if self.before is None else self.before.scores
        self.whole = Record(start, players=names, scores=scores, seed=seed)
        self.at = 0
        self.claimed: int | None = None

    # ── where it stands ─────────────────────────────────────────────────────────────────────────

    @property
    def now(self) -> Position:
        """The position, all cards known."""
        return self.whole.positions[self.at]

    @property
    def record(self) -> Record:
        """The deal as it stands."""
        return self.whole.upto(self.at)

    @property
    def standing(self) -> Match | None:
        """The match with what this deal has decided so far, sides as in the deal."""
        if self.before is None:
            return None
        if self.claimed is not None:
            return self.before.claim(self.claimed, self.now)
        if self.now.is_over:
            return self.before.after(self.now)
        return self.before.during(self.now)

    @property
    def over(self) -> bool:
        """Whether nothing more is played in this deal."""
        standing = self.standing
        return self.now.is_over or (standing is not None and standing.is_over)

    @property
    def ended(self) -> bool:
        """Whether there is no deal after this one."""
        standing = self.standing
        return self.over and (standing is None or standing.is_over)

    def sits(self, seat: int) -> str:
        """Return who sits at a seat of this deal."""
        return self.plan.chairs[self.order[seat]]

    @property
    def who(self) -> str:
        """Who is to move."""
        return self.sits(self.now.to_move)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of this deal where persons sit."""
        return tuple(s for s in range(len(self.order)) if is_person(self.sits(s)))

    @property
    def luck(self) -> int:
        """The seed of the decision that is due: the same whenever one comes here again."""
        return random.Random(f"{self.seed} {self.number} {self.at}").getrandbits(31)

    @property
    def may_claim(self) -> bool:
        """Whether a side may stop the deal and claim the target."""
        return self.before is not None and self.plan.rules.finish == "claim" and not self.over

    # ── going on ────────────────────────────────────────────────────────────────────────────────

    def play(self, move: Move) -> None:
        """Play a move; what was taken back is forgotten, unless it is the same.

        Raises
        ------
        IllegalMove
            With the reason.
        """
        if self.whole.moves[self.at : self.at + 1] != (move,):
            self.whole = self.record.played(move)
        self.at += 1

    def claim(self, side: int) -> None:
        """Stop the deal: a side of it claims the target.

        Raises
        ------
        ValueError
            When that may not be.
        """
        if self.before is not None:
            self.before.claim(side, self.now)  # refuses
            self.claimed = side

    def claim_if_made(self) -> None:
        """Claim for a player, no person, that has just made the target: it can count its pile."""
        if not self.may_claim or self.before is None or not self.at:
            return
        seat = self.whole.positions[self.at - 1].to_move
        side = self.plan.rules.side_of(seat)
        if not is_person(self.sits(seat)):
            winners = self.before.claim(side, self.now).winners
            self.claimed = side if winners is not None and side in winners else None

    def next_deal(self) -> None:
        """Deal again, the deal passed on to the next chair."""
        standing = self.standing
        if standing is None or standing.is_over or not self.over:
            raise ValueError(say("play.no_next"))
        self.records.append(self.record)
        self.number += 1
        self.order = (*self.order[1:], self.order[0])
        self.before = _passed(standing)
        seed = random.Random(f"{self.seed} {self.number}").getrandbits(31)
        self._deal(deal(self.plan.rules, seed=seed), seed)

    # ── taking back ─────────────────────────────────────────────────────────────────────────────

    def _decisions(self) -> list[int]:
        """The numbers of plays after which a person decided; all when there is no person."""
        persons = self.persons
        made = [
            at
            for at, position in enumerate(self.whole.positions[:-1])
            if not persons or position.to_move in persons
        ]
        return [*made, len(self.whole.moves)]

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self.claimed is not None or self._decisions()[0] < self.at

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return self.claimed is None and self.at < len(self.whole.moves)

    def undo(self) -> None:
        """Go back to the last decision of a person, or take a claim back."""
        if self.claimed is not None:
            self.claimed = None
        elif self.can_undo:
            self.at = max(at for at in self._decisions() if at < self.at)

    def redo(self) -> None:
        """Go to where the next decision of a person was due."""
        if self.can_redo:
            self.at = min(at for at in self._decisions() if at > self.at)

    # ── players ─────────────────────────────────────────────────────────────────────────────────

    def player(self, seconds: float | None = None) -> Player:
        """Return the player that is to move, thinking no longer than so many seconds."""
        from ...strategies import player

        found = player(self.who)
        takes = inspect.signature(type(found)).parameters
        if seconds is None or "seconds" not in takes or "seconds" in found.options:
            return found
        return player(found.name, **found.options, seconds=seconds)


def called(plan: Plan, chair: int) -> str:
    """Return what people call who sits on a chair.

    >>> from scopa_lab.rules import rules
    >>> plan = Plan(rules("scopone"), ("you", "greedy", "you Ann", "greedy"))
    >>> [str(called(plan, chair)) for chair in range(4)]
    ['Person 1', 'Greedy 1', 'Ann', 'Greedy 2']
    """
    who = plan.chairs[chair]
    first, _, name = who.strip().partition(" ")
    if is_person(who):
        if name:
            return name.strip()
        if sum(map(is_person, plan.chairs)) == 1:
            return say("play.you")
        return say("play.person", number=chair + 1)
    key = f"play.who.{first.lower()}"
    known = say(key) if key in catalogue("en") else first
    same = [at for at, other in enumerate(plan.chairs) if other.split()[0] == first]
    if len(same) == 1:
        return known
    return say("play.numbered", who=known, number=same.index(chair) + 1)


def filled(position: Position, seed: int) -> Position:
    """Return the position with all unknown cards dealt at random from those not seen.

    >>> start = Position.setup("scopa", table="2C", hands=("7D ?", "? ?"))
    >>> filled(start, 1).all_known, filled(start, 1) == filled(start, 1)
    (True, True)
    """
    unseen = list(position.unseen)
    random.Random(seed).shuffle(unseen)
    hands = tuple(
        Hand(hand.cards.union(unseen.pop() for _ in range(hand.unknown))) for hand in position.hands
    )
    stock = tuple(unseen.pop() if card is None else card for card in position.stock)
    return replace(position, hands=hands, stock=stock)


def seen_by(position: Position, seats: Collection[int]) -> Position:
    """Return what those know who see these hands: the others and the stock are unknown.

    >>> start = Position.setup("scopa", hands=("7D", "AS"))
    >>> str(seen_by(start, ())).split(" | ")[2]
    'hands ? / ?'
    """
    return replace(
        position,
        hands=tuple(
            hand if seat in seats else Hand(unknown=len(hand))
            for seat, hand in enumerate(position.hands)
        ),
        stock=(None,) * len(position.stock),
    )


def _passed(match: Match) -> Match:
    """The match with its sides as in the next deal, where the next chair leads."""
    return replace(match, scores=(*match.scores[1:], match.scores[0]))
