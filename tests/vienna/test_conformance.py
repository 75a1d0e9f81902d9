"""The conformance kit over every setting and number of seats."""

import pytest

from safehouse.testkit import conformance


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_setting_passes_the_kit(seats):
    report = conformance("vienna", seats=[seats], games=1, every=60, worlds=1, fuzz=4, fast=False)
    assert report.settings == 6
    assert report.games == 6
