"""What every game stands on: state, backends, chance, events, matches."""
