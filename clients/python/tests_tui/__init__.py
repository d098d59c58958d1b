"""Tests of the full-screen form; they need Textual: make test-tui"""
# SPDX-License-Identifier: MIT
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
