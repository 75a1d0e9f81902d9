# The house as an image: built with Node, a compiler and the tests' tools, run with none of them.
# One image serves as server and as worker: compose.yaml says how.

FROM node:22-bookworm-slim AS client
WORKDIR /safehouse/web
COPY web/package.json web/package-lock.json ./
# Not `ci`: it insists on every platform's optional packages. What is installed is what the lock pins all the same.
RUN npm install --no-save --no-audit --no-fund
COPY web ./
COPY src/safehouse/games ../src/safehouse/games
RUN npm run build

FROM python:3.11-slim-bookworm AS package
# Not pinned: a version of Debian's compiler is gone from its servers with the next update.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /safehouse
COPY requirements/redis.lock requirements/
RUN python -m venv /opt/safehouse \
    && /opt/safehouse/bin/pip install --no-cache-dir --require-hashes -r requirements/redis.lock
COPY pyproject.toml README.md LICENSE hatch_build.py ./
COPY examples examples
COPY src src
COPY --from=client /safehouse/src/safehouse/server/static src/safehouse/server/static
RUN PYTHONPATH=src /opt/safehouse/bin/python -m safehouse.bots.ready src/safehouse/built \
    && /opt/safehouse/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim-bookworm
LABEL org.opencontainers.image.title="Safehouse" org.opencontainers.image.licenses="MIT"
RUN useradd --system --uid 10001 --home-dir /var/lib/safehouse --create-home safehouse
COPY --from=package /opt/safehouse /opt/safehouse
ENV PATH=/opt/safehouse/bin:$PATH PYTHONUNBUFFERED=1 SAFEHOUSE_COMPILE=no SAFEHOUSE_LOG_FORMAT=json
USER 10001
WORKDIR /var/lib/safehouse
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["safehouse", "serve", "--host", "0.0.0.0", "--port", "8000"]
