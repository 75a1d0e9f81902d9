from tests.server.conftest import connections, sqlite  # noqa: F401 (fixtures)
