"""Tests: python3 -m unittest discover -t clients/python -s clients/python/tests"""
# SPDX-License-Identifier: MIT
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
