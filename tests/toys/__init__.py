"""Small games that prove the conformance kit."""
