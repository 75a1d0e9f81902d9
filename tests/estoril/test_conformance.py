"""The conformance kit over every setting and number of seats."""

import pytest

from safehouse.testkit import conformance


@pytest.mark.parametrize(("seats", "settings"), [(2, 7), (3, 10), (4, 10)])
def test_every_setting_passes_the_kit(seats, settings):
    report = conformance("estoril", seats=[seats], games=1, every=25, worlds=1, fuzz=4, fast=False)
    assert report.settings == settings
    assert report.games == settings


@pytest.mark.full
def test_both_backends_agree_in_every_setting():
    conformance("estoril", games=1, every=10, fuzz=10)
