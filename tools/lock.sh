#!/usr/bin/env bash
# Pins the dependencies of one part (play, dev, bench) into requirements/PART.lock: versions and hashes, no addresses.
set -euo pipefail
part=$1
extras=()
[ "$part" = play ] || extras=(--extra "$part")
.venv-lock/bin/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header --no-annotate \
  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
  "${extras[@]}" --output-file "requirements/$part.lock" pyproject.toml
if grep -nE 'https?://|file:|index-url|find-links' "requirements/$part.lock"; then
  echo "requirements/$part.lock names an address" >&2
  exit 1
fi
