"""Compiled or plain: the only module that knows which of the two forms this package is.

``scopa_lab.kernel`` is compiled; the same files imported under any other package name are plain
Python. Functions marked `inner` are compiled into their callers; `entry` is the one function called
from outside. numba's disk cache looks only at the file of the function itself, so the cache lives
in a folder named by a digest of the whole source (`loading.cache_folder`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["Reals", "Words", "bare", "entry", "inner", "lowest", "part", "popcount", "reals"]

#: The workspace as the type checker sees it; compiled, it is a contiguous int64 array.
Words = list[int]
#: The same words, read and written as real numbers.
Reals = list[float]

F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING or __name__ != "scopa_lab.kernel.jit":

    def inner(function: F) -> F:
        """Leave a function as it is."""
        return function

    part = inner
    entry = inner

    def bare(words: Words) -> Words:
        """Return the words as they are."""
        return words

    def reals(words: Words) -> Reals:
        """Return the words as they are: a list holds real numbers too."""
        return words  # type: ignore[return-value]

    def popcount(word: int) -> int:
        """Return the number of bits set."""
        return word.bit_count()

    def lowest(word: int) -> int:
        """Return the number of the lowest bit set of a word that is not zero."""
        return (word & -word).bit_length() - 1

else:
    import numba
    from llvmlite import ir
    from numba import config, njit, types
    from numba.extending import intrinsic

    from .loading import cache_folder

    NO_WRAPPERS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

    def inner(function: F) -> F:
        """Compile a function that only other compiled functions call.

        Left to itself, numba compiles it once more for every constant that it is called with, which
        doubles the time and brings nothing.
        """
        compiled = njit(error_model="numpy", **NO_WRAPPERS)(function)
        template_for = getattr(compiled, "get_call_template", None)  # no promise of numba's
        if template_for is not None:
            compiled.get_call_template = lambda args, kws: template_for(
                tuple(types.unliteral(arg) for arg in args), kws
            )
        return compiled

    def part(function: F) -> F:
        """Copy a function into its few callers, which saves compiling it by itself."""
        compiled: F = njit(error_model="numpy", inline="always", **NO_WRAPPERS)(function)
        return compiled

    def entry(function: F) -> F:
        """Compile ``function(workspace, op, a, b)`` now, or load it from the disk cache."""
        before = config.CACHE_DIR
        config.CACHE_DIR = str(cache_folder())
        try:
            signature = numba.int64(numba.int64[::1], numba.int64, numba.int64, numba.int64)
            compiled: F = njit(signature, cache=True, error_model="numpy", nogil=True)(function)
        finally:
            config.CACHE_DIR = before
        return compiled

    @intrinsic
    def bare(typingctx: Any, words: Any) -> Any:
        """Return a pointer to the words of an array.

        It is one value where an array is seven, references to it are not counted, and an index is
        taken as it is (of an array, numba lets one below zero count from the end). Half as fast
        again; the price is that nothing stops an index that is out of range.
        """

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return context.make_array(signature.args[0])(context, builder, args[0]).data

        return types.CPointer(types.int64)(words), code

    @intrinsic
    def reals(typingctx: Any, words: Any) -> Any:
        """Return a pointer to the same words that reads and writes them as real numbers."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            data = context.make_array(signature.args[0])(context, builder, args[0]).data
            return builder.bitcast(data, ir.DoubleType().as_pointer())

        return types.CPointer(types.float64)(words), code

    @intrinsic
    def popcount(typingctx: Any, word: Any) -> Any:
        """Return the number of bits set."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), code

    @intrinsic
    def lowest(typingctx: Any, word: Any) -> Any:
        """Return the number of the lowest bit set of a word that is not zero."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), code
