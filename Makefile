# Two commands on a fresh machine: `make play` and `make test`. Everything they need they set up themselves.

PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
STAMPS = $(VENV)/stamps
JOBS ?= 2

.PHONY: help play test test-full postgres bench-server lint types format bench lock golden clean

help:
	@echo "make play       set up and play (Spy Connection in the terminal)"
	@echo "make test       set up, lint, and run the tests"
	@echo "make test-full  the tests and the long campaigns"
	@echo "make bench      measure speed, write docs/speed.md"
	@echo "make bench-server  the server under play"
	@echo "make lint       ruff, mypy, import-linter, vulture"
	@echo "make format     format the sources"
	@echo "make lock       pin the dependencies anew"

play: $(STAMPS)/play
	$(BIN)/safehouse play spyconnection $(ARGS)

test: lint postgres
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m "not full" --cov --cov-report=term --cov-fail-under=95

test-full: lint postgres
	$(BIN)/pytest -n $(JOBS) --dist worksteal --cov --cov-report=term --cov-fail-under=95

# The tests start a private PostgreSQL of their own; its programs come from Debian's package.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || (apt-get update && apt-get install -y postgresql)

bench-server: $(STAMPS)/dev
	$(BIN)/python tools/load.py closed --tables 64
	$(BIN)/python tools/load.py open --tables 300 --rate 100

lint: $(STAMPS)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/vulture

format: $(STAMPS)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(STAMPS)/bench
	$(BIN)/safehouse bench --write docs/speed.md

golden: $(STAMPS)/dev
	$(BIN)/python -m safehouse.testkit.golden --write

# --- set-up -------------------------------------------------------------------------------------------------------

$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || (rm -rf $(VENV) && apt-get update && apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV))
	mkdir -p $(STAMPS)

$(STAMPS)/play: requirements/play.lock pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

$(STAMPS)/dev: requirements/dev.lock pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@ $(STAMPS)/play

$(STAMPS)/bench: requirements/bench.lock pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet pip-tools
	for part in play dev bench; do tools/lock.sh $$part; done
	rm -rf .venv-lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist
