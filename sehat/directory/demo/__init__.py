"""Invented doctors, hospitals and prices for a first run, beside the real cities, conditions and insurers."""
