"""Cost notes and government rates for a first run; what is invented says so."""
