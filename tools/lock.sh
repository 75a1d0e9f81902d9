#!/usr/bin/env bash
# Pins the dependencies of each part (play, compiler, redis, dev, bench) into requirements/PART.lock: versions and hashes, no addresses.
set -euo pipefail
cd "$(dirname "$0")/.."
for part in play compiler redis dev bench; do
  case "$part" in
    play) extras=(--extra server) ;;
    bench) extras=(--extra bench) ;;
    dev) extras=(--extra server --extra dev --extra docs) ;;
    *) extras=(--extra server --extra "$part") ;;
  esac
  "$1" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras --no-header --no-annotate \
    --no-emit-index-url --no-emit-find-links "${extras[@]}" --output-file "requirements/$part.lock" pyproject.toml
  if grep -nE 'https?://|file:|index-url|find-links' "requirements/$part.lock"; then
    echo "requirements/$part.lock names an address" >&2
    exit 1
  fi
done
