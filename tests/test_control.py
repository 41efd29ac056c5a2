"""The luck of a sample taken out: against an ordinary least-squares fit, and without bias."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest

from scopa_lab import engine
from scopa_lab.cards import Cards
from scopa_lab.packing.masks import counted
from scopa_lab.worlds import Worlds
from scopa_lab.worlds.control import Control, plain
from scopa_lab.worlds.knowledge import Knowledge
from tests.test_analysis import COVER, cards_up, sampled, worth


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    engine.warm()


@pytest.mark.parametrize("lacks", [{}, {1: "7S AD"}])
def test_what_is_expected_is_the_mean_over_all_worlds(lacks: dict[int, str]) -> None:
    worlds = Worlds(COVER, Knowledge.of(COVER, lacks))
    features = Control(COVER, worlds).features(worlds.masks(range(worlds.total)))
    assert features.mean(0) == pytest.approx(np.zeros(features.shape[1]))
    assert features.std(0).all()


def test_averages_are_those_of_a_least_squares_line() -> None:
    """The constant of a fit on centred counts; its error by the usual sandwich."""
    worlds = Worlds(COVER)
    numbers = list(worlds.numbers(200, 3))
    features = Control(COVER, worlds).features(worlds.masks(numbers))
    values = np.array(list(sampled(COVER, 200, 3, worth).values()), float).T
    matrix = np.column_stack([np.ones(200), features])
    fit, _, rank, _ = np.linalg.lstsq(matrix, values, rcond=None)
    rest = values - matrix @ fit
    bread = np.linalg.pinv(matrix)[0]
    analysis = cards_up(COVER, worlds=200, seed=3)
    for i, move in enumerate(COVER.legal_moves()):
        row = analysis[move]
        error = (bread**2 @ rest[:, i] ** 2 * 200 / (200 - rank) * (1 - 200 / 2970)) ** 0.5
        assert row.ev.mean == pytest.approx(float(fit[0, i]))
        assert row.ev.se == pytest.approx(float(error))
        assert row.ev.freedom == 200 - rank


def test_it_pays_and_says_how_much() -> None:
    """Over many samples the spread shrinks as the factor says, and there is no bias."""
    exact = cards_up(COVER, worlds=2970)
    best = exact.best
    sharp, usual, factors = [], [], []
    for seed in range(80):
        analysis = cards_up(COVER, worlds=120, seed=seed)
        sharp.append(analysis[best].ev.mean)
        usual.append(fmean(sampled(COVER, 120, seed, worth)[best]))
        assert analysis.factor is not None
        factors.append(analysis.factor)
    assert np.var(usual) > 1.2 * np.var(sharp)
    assert fmean(factors) > 1.2
    assert abs(fmean(sharp) - exact[best].ev.mean) < 4 * np.std(sharp) / 80**0.5


def test_too_few_worlds_are_left_as_they_are() -> None:
    worlds = Worlds(COVER)
    control = Control(COVER, worlds)
    features = control.features(worlds.masks(range(20)))
    assert (control.sample(features, 0.5).weights == plain(20, 0.5).weights).all()


def test_all_worlds_need_no_help() -> None:
    assert {row.ev.se for row in cards_up(COVER, worlds=2970).rows} == {0.0}


def test_cards_are_counted() -> None:
    masks = [Cards("7D").mask, Cards("AD 2D KC").mask, (1 << 52) - 1, 0]
    assert counted(np.array(masks)).tolist() == [mask.bit_count() for mask in masks]
