"""What leaves the engine: who may know what, and how it is shown."""
