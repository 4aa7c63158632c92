#!/usr/bin/env python3
"""Compares UIKit's and QuartzCore's declarations with independent witnesses: the bindings of .NET.

Usage: compare.py [--update] [FOLDER]

FOLDER is a local copy of github.com/dotnet/macios. Its authors compare these bindings with Apple's headers and list
what differs; the list corrects them. No text of theirs is kept here: UIKit/Compared.txt has facts, and --update writes
it anew. Without a folder, the declarations are compared with the facts.

UIKit's interface is made anew from that of the simulation, which Scripts/typecheck-ios leaves in .build. Differences
are settled in UIKit/Settled.txt, names that follow no rule are in UIKit/Names.txt. Prints what differs and is not
settled, and exits with 1 if there is any.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER / "Comparing")]
sys.dont_write_bytecode = True
import derive  # noqa: E402
from bindings import Reader  # noqa: E402
from comparison import BindingsComparison, TableComparison  # noqa: E402
from headers import correct  # noqa: E402
from interface import Declaration  # noqa: E402
from interface import Reader as InterfaceReader  # noqa: E402

SIMULATION = FOLDER.parents[2] / ".build/typecheck-ios/linux/UIKitSimulation.swiftinterface"
FILES = ["uikit.cs", "xkit.cs", "coreanimation.cs", "foundation.cs", "UIKit/UIEnums.cs", "Foundation/Enum.cs"]
COMPLAINTS = "tests/xtro-sharpie/api-annotations-dotnet/iOS-UIKit.ignore"
HEAD = """\
# What compare.py found in the bindings of .NET (dotnet/macios, February 2025), one line for a declaration: our name |
# selector, symbol or case | required or optional in a protocol | what can be nil: parameters by number, result | since
# when, if newer than iOS 15 and tvOS 15, and where it is not | equal, or why it differs. compare.py writes this file.
"""


def declarations(uikit: str) -> list[Declaration]:
    quartz = (FOLDER / "Modules/QuartzCore.swiftinterface").read_text()
    return InterfaceReader(uikit).read() + InterfaceReader(quartz).read()


def compare(uikit: str) -> tuple[list[str], str]:
    """Compares an interface with the facts; returns what differs, and a summary."""
    comparison = TableComparison(declarations(uikit))
    missing = comparison.run()
    return comparison.open, f"{len(comparison.lines)} declarations as in .NET's bindings, {missing} not compared"


def compare_bindings(uikit: str, folder: pathlib.Path, updates: bool) -> tuple[list[str], str]:
    """Compares an interface with bindings; returns what differs, and a summary."""
    types = [one for file in FILES for one in Reader((folder / "src" / file).read_text()).read()]
    corrected = correct(types, (folder / COMPLAINTS).read_text())
    comparison = BindingsComparison(declarations(uikit), types)
    comparison.run()
    if updates and not comparison.open:
        (FOLDER / "UIKit/Compared.txt").write_text(HEAD + "\n".join(comparison.lines) + "\n")
    counts = ", ".join(f"{count} {verdict}" for verdict, count in comparison.counts.items())
    return comparison.open, f"{len(comparison.lines)} compared: {counts}; {corrected} corrected by Apple's headers"


def main() -> None:
    arguments = sys.argv[1:]
    folders = [pathlib.Path(argument) for argument in arguments if not argument.startswith("-")]
    if "--help" in arguments or "-h" in arguments or len(folders) > 1:
        print(__doc__.strip())
        return
    uikit = derive.derive(SIMULATION.read_text())
    differences, summary = compare_bindings(uikit, folders[0], "--update" in arguments) if folders else compare(uikit)
    print("\n".join([*differences, summary]))
    sys.exit(1 if differences else 0)


if __name__ == "__main__":
    main()
