PYTHON ?= python3
START := $(PYTHON) start.py
UV := .venv-uv/bin/uv
# Existing pins stay unless asked otherwise: make locks UV_FLAGS=--upgrade
COMPILE = $(UV) pip compile pyproject.toml --quiet --universal --no-strip-extras --generate-hashes --custom-compile-command 'make locks' $(UV_FLAGS)

.DEFAULT_GOAL := help
.PHONY: help setup check test web wire transcripts shots stage strips timing lag busy kills soak elsewhere bench bench-engine bench-before bench-server bench-server-before bench-minds bench-labels labels-agree labels-sample bench-web bench-film lighthouse goldens texts format locks mutants clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## install into .venv
	$(START) setup

check: ## formatting, lint, types and layers, of the page too
	$(START) check

test: ## everything that must pass: the checks, all tests, coverage
	$(START) test

bench: ## all benchmarks
	@$(START) bench

bench-engine: ## decisions per second of both games, beside OpenSpiel and RLCard
	@$(START) bench engine

bench-before: ## the speed of the engine now, beside that at a git revision, with REV=... (half a minute)
	@$(START) dev benchmarks.before $(REV)

bench-minds: ## what dossiers and decisions of minds cost; into docs/strength.md (a quarter of an hour)
	@$(START) dev benchmarks.minds --page docs/strength.md

bench-labels: ## how long it takes to label 100,000 claims in two processes; into docs/labels.md (five minutes); CLAIMS=...
	@$(START) dev benchmarks.labels $(or $(CLAIMS),100000) --page docs/labels.md

labels-agree: ## labels beside an independent count of all worlds, for 20,000 claims; into docs/labels.md (ten minutes); CLAIMS=...
	@$(START) dev tests.research.labels.agreeing $(or $(CLAIMS),20000) --page docs/labels.md

labels-sample: ## what claims minds make, by kind, and how many have a paired world; into docs/labels.md (five minutes); GAMES=...
	@$(START) dev tests.research.labels.sampling $(or $(GAMES),200) --page docs/labels.md

bench-server: ## choices per second and per CPU-second over sockets, beside boardgame.io and Colyseus
	@$(START) bench server

bench-server-before: ## choices per CPU-second now, beside those at a git revision, with REV=... (two minutes)
	@$(START) dev benchmarks.server_before $(REV)

web: ## build the page into the package
	$(START) setup

wire: ## write the page's types again, from the messages
	$(START) dev brushpass.server.schema | .venv/bin/python web/scripts/npm.py run --silent wire

transcripts: ## write the games again that the page's fold is tested with
	$(START) dev tests.web.transcripts

shots: ## screenshots of every page and phase, into web/shots
	$(START) dev tests.web.shots $(LANGUAGES)

strips: ## a film strip of each signature move, on a phone and on a desk, into web/shots; NAMES="swap pair"
	$(START) dev tests.web.strips $(NAMES)

timing: ## does time tell a secret? measured over real sockets, per channel, with standard errors; into docs/reliability.md (four minutes)
	@$(START) dev tests.server.timing --page docs/reliability.md

stage: ## every prompt in every language at every size: all in view, nothing moves (ten minutes or more)
	$(START) dev tests.web.stage

lag: ## the browser tests over slow connections, with SEED=... (four minutes)
	$(START) dev pytest -p tests.web.lagging --lag-seed "$(SEED)" -n 4 tests/web

busy: ## the browser tests while other programs keep every core busy (ten minutes)
	$(START) dev pytest -p tests.web.busy -n logical tests/web

kills: ## kill servers 1,000 times on both stores and check that nothing was lost, into docs/reliability.md (an hour at most); KILLS=...
	@$(START) dev tests.server.kills --kills $(or $(KILLS),1000) --page docs/reliability.md

soak: ## tables that come and go for 30 minutes; fails if memory grows; into docs/reliability.md; MINUTES=... RATE=...
	@$(START) dev tests.server.soak --minutes $(or $(MINUTES),30) --rate $(or $(RATE),1) --page docs/reliability.md

elsewhere: ## ask one process for what another has just given, 1,000 times on each store, and count refusals; into docs/reliability.md (two minutes)
	@$(START) dev tests.server.elsewhere --page docs/reliability.md

bench-web: ## weight and speed of the page in Chromium, beside a client of boardgame.io
	@$(START) bench web

bench-film: ## frames a second of a swap on a phone with a slow CPU, and its long tasks
	@$(START) dev benchmarks.film

lighthouse: ## Lighthouse's scores of three pages on its simulated phone (three minutes)
	@$(START) dev benchmarks.lighthouse

goldens: ## write the golden playthroughs again
	$(START) dev tests.goldens.regenerate

texts: ## write every message of every language again, as pages to read
	$(START) dev tests.locales.regenerate

format: ## format the code and fix what ruff can fix
	$(START) dev ruff check --fix-only .
	$(START) dev ruff format .

locks: $(UV) ## write requirements*.lock again, from pyproject.toml
	$(COMPILE) -o requirements.lock
	$(COMPILE) --extra fast -c requirements.lock -o requirements-fast.lock
	$(COMPILE) --group dev -c requirements.lock -o requirements-dev.lock
	$(COMPILE) --group bench -c requirements.lock -o requirements-bench.lock

$(UV):
	$(PYTHON) -m venv --clear --without-pip .venv-uv
	$(PYTHON) -m pip --python .venv-uv/bin/python install -qq uv==0.13.7

mutants: ## change the rules in small ways and count how many the tests notice (ten minutes)
	$(START) dev mutmut run
	@$(START) dev mutmut results
	@$(START) dev mutmut export-cicd-stats
	@$(PYTHON) -c "import json, sys; s = json.load(open('mutants/mutmut-cicd-stats.json')); \
	seen = s['killed'] + s['timeout']; \
	print(f\"{seen} of {s['total']} mutants killed ({s['timeout']} by time): {100 * seen / s['total']:.1f} %\"); \
	sys.exit(seen < 0.9 * s['total'])"

clean: ## remove environments, caches and reports
	rm -rf .venv* .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache dist htmlcov mutants
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +
