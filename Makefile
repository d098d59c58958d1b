# formd: build, test and show it. `make help` lists the targets.
SHELL := /bin/bash
.DEFAULT_GOAL := build

SWIFT ?= swift
RELEASE := --configuration release --static-swift-stdlib --disable-sandbox -Xlinker --strip-debug -Xlinker -L$(CURDIR)/build/lib
PYTHON ?= python3

.PHONY: help setup build static demo test test-swift test-locales test-python test-tui test-protocol test-laws test-laws-bite test-clients test-editors client-test test-drivers test-shell pictures storm check check-sanitizers format generate screenshots bench fuzz clean

help: ## List the targets.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort

setup: ## Install the Debian packages that are missing, or say which.
	@scripts/setup

# Swift's runtime wants libstdc++; linked in, it saves a megabyte of memory at rest and a quarter of the start.
build/lib: ; @mkdir -p $@ && ln -sf "$$(cc -print-file-name=libstdc++.a)" $@/

build: setup build/lib ## Build the release program, build/formd.
	$(SWIFT) build $(RELEASE) --product formd
	@mkdir -p build
	@cp -f "$$($(SWIFT) build $(RELEASE) --show-bin-path)/formd" build/.formd.new && mv -f build/.formd.new build/formd

static: setup build/lib ## Build build/formd-static, which needs no library at all on its target.
	$(SWIFT) build $(RELEASE) --product formd --scratch-path .build/static -Xswiftc -static-executable
	@mkdir -p build
	@cp -f "$$($(SWIFT) build $(RELEASE) --scratch-path .build/static --show-bin-path)/formd" build/formd-static

demo: build ## Watch a sign-up form being created, filled, refused, corrected and submitted.
	@$(PYTHON) clients/python/examples/signup.py

test: build test-swift test-locales test-python test-tui test-protocol ## Run every test of every language.

test-swift: build
	@scripts/swift-test

test-locales: build ## Core tests and transcripts once more in other languages and time zones: the same bytes.
	@scripts/test-locales

test-python: build
	@cd clients/python && PYTHONPATH=src $(PYTHON) -W error -m unittest discover -t . -s tests

test-tui: build ## Play the full-screen form with the real daemon; installs Textual in build/venv.
	@cd clients/python && FORMD_BINARY=$(CURDIR)/build/formd \
	  "$$(../../scripts/python-venv)" -W error -m unittest discover -t . -s tests_tui

test-laws: build ## Hold the form to its laws: EDITS=10000 random edits from SEED.
	@FORMD_EDITS=$(or $(EDITS),10000) FORMD_SEED=$(or $(SEED),20260101) timeout 1200 scripts/swift-test --filter 'LawTests|DeterminismTests'

test-laws-bite: build ## See the laws fail for each kind of change that is lost.
	@timeout 600 scripts/swift-test --filter LawBiteTests

test-protocol: build ## Validate every transcript against the description, by another's validator.
	@scripts/test-protocol

test-clients: build ## Let Emacs, Vim, Neovim, pygls and others speak with formd; installs them.
	@scripts/test-clients

test-editors: build ## Fill a form in the real Neovim, Vim, Emacs and VS Code's page, and break what can break; installs them.
	@scripts/setup neovim vim-nox emacs-nox nodejs chromium
	@for client in nvim vim emacs; do FORMD_BINARY=$(CURDIR)/build/formd clients/$$client/tests/run || exit 1; done
	@FORMD_BINARY=$(CURDIR)/build/formd node --test clients/vscode/tests/

pictures: build ## Take docs/pictures anew: each editor and the shell with a form in it.
	@scripts/setup neovim vim-nox emacs-nox nodejs chromium tmux dash jq
	@FORMD_BINARY=$(CURDIR)/build/formd scripts/pictures

client-test: build ## Play the transcripts to a client of yours: CLIENT="command ..."; see docs/clients.md.
	@FORMD_BINARY=$(CURDIR)/build/formd scripts/client-test $(CLIENT)

test-drivers: build ## Play the transcripts to every client here, and to wrong ones.
	@scripts/setup neovim emacs-nox nodejs dash jq
	@scripts/test-drivers

test-shell: build ## Call formd from a shell, and ask a release's questions on a terminal; installs dash, jq, shellcheck.
	@scripts/setup dash jq shellcheck
	@FORMD_BINARY=$(CURDIR)/build/formd clients/shell/tests/run

storm: build ## Faults by the hundred: floods, broken clients, large frames, kills.
	@FORMD_STORM=1 timeout 900 scripts/swift-test --filter StormTests

check: setup ## Format, layering, absences, warnings as errors.
	@scripts/check

check-sanitizers: setup ## Tests and a load under AddressSanitizer; no leaks in the daemon.
	@scripts/check-sanitizers

fuzz: setup ## Run every fuzzer for SECONDS=60; findings stay in build/fuzz.
	@scripts/fuzz $(or $(SECONDS),60)

format: ## Format the Swift sources in place.
	$(SWIFT) format --in-place --recursive Sources Tests Fuzz Package.swift

generate: ## Make the derived files anew: lists, examples, description, page, client.
	@scripts/generate

screenshots: build ## Draw the pictures of the full-screen form in the README anew.
	@FORMD_BINARY=$(CURDIR)/build/formd "$$(scripts/python-venv)" scripts/screenshots

bench: build ## Compare with the least C server; tables of ratios.
	$(MAKE) -C bench bench large FORMD=$(CURDIR)/build/formd

clean: ## Remove everything built.
	rm -rf .build build
