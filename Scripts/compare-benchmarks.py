#!/usr/bin/env python3
"""Prints the ratios of two sets of results of the benchmark plugin.

Usage: Scripts/compare-benchmarks.py FOLDER NAME

The folder has tables as the plugin prints them, in files before.1, now.1, before.2, and so on. Of each figure the table
shows the least and the median of all rounds, and how far the rounds' medians are apart. NAME is what `before` is called.
"""

import pathlib
import re
import statistics
import sys

ROW = re.compile(r"│ \w+:(.*?)\s*\*?\s*│\s*(-?\d+) │\s*-?\d+ │\s*(-?\d+) │")


def read(folder: pathlib.Path, side: str) -> dict[tuple[str, str], list[tuple[int, int]]]:
    """Reads the least and the median of each benchmark and metric, one for each round."""
    figures: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for file in sorted(folder.glob(f"{side}.*")):
        metric = ""
        for line in file.read_text(errors="replace").splitlines():
            if found := ROW.match(line):
                figures.setdefault((metric, found[1]), []).append((int(found[2]), int(found[3])))
            elif re.match(r"[A-Z][\w '()]+$", line):
                metric = line.strip()
    return figures


def main() -> None:
    if len(sys.argv) != 3 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    before, now = read(folder, "before"), read(folder, "now")
    shared = [key for key in now if key in before]
    if not shared:
        sys.exit("compare-benchmarks: the two have no benchmark in common")
    width = max(len(name) for _, name in shared)
    for metric in dict.fromkeys(metric for metric, _ in shared):
        print(f"\n{metric}\n{'':{width}} {'least':>27}   {'median':>27}   spread")
        print(f"{'':{width}} {sys.argv[2][:9]:>9} {'now':>9} {'ratio':>7}   {sys.argv[2][:9]:>9} {'now':>9} {'ratio':>7}")
        for key in (key for key in shared if key[0] == metric):
            sides = []
            for rounds in (before[key], now[key]):
                medians = [median for _, median in rounds]
                middle = statistics.median(medians)
                spread = (max(medians) - min(medians)) / abs(middle) if middle else 0
                sides.append((min(least for least, _ in rounds), middle, spread))
            (least, median, spread), (new_least, new_median, new_spread) = sides
            print(
                f"{key[1]:{width}} {least:>9} {new_least:>9} {ratio(new_least, least):>7}   "
                f"{median:>9.0f} {new_median:>9.0f} {ratio(new_median, median):>7}   "
                f"±{50 * max(spread, new_spread):.0f} %")
    for missing, side in ((set(before) - set(now), sys.argv[2]), (set(now) - set(before), "now")):
        for name in sorted({name for _, name in missing}):
            print(f"only {side}: {name}")


def ratio(new: float, old: float) -> str:
    """Returns how many times as much the new figure is."""
    return f"{new / old:.2f}" if old else ("1.00" if not new else "-")


main()
