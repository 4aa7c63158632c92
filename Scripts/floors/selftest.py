"""Proves on a tiny package that the check finds what it is to find, and nothing else."""

import os
import subprocess
import sys
import tempfile

PLAN = """\
sources Sources/House
limit engine aim 10 = Engine
floor 1 Values
room 1 Shapes
  Shapes
room 1 Colors
  Colors
floor 5 Engine
room 5 Engine
  Engine
floor 6 apart Behaviors
room 6 Selection
  Selection Engine/Engine+Selecting.swift
  state isMarked
room 6 Paging
  Paging
"""

FILES = {
    # Names in comments and strings do not count; names in interpolations do.
    "Shapes/Shape.swift": """\
/// A shape; see ``Selection``.
struct Shape {
  // Selection
  /* Selection /* Selection */ Selection */
  var name = "Selection and engine.select()"
  var raw = #"Selection \\(Selection.none)"#
  var long = \"\"\"
    Selection
    \"\"\"
  var color: Color?
}
""",
    "Colors/Color.swift": """\
struct Color {
  var text: String { "\\(Shape.self)" }
}
""",
    "Engine/Engine.swift": """\
final class Engine {
  var selection = Selection()
  var isMarked = false
  var revision = 0 {
    didSet { isMarked = true }
  }

  func update(_ selection: Selection?) {
    select(1)
    selection?.forget()
    let isMarked = 1
    revision += isMarked
    report(selection: 2)
    for select in [1] { revision += select }
    handle(paging: 1)
    Double.pi.doubledInSelection()
  }

  func handle(engineOf number: Int) {}

  func clear() { selection = .none }

  func look(_ isMarked: Bool) {
    if isMarked { return }
    if let selection, isMarked { selection.forget() }
  }
}
""",
    "Engine/Engine+Selecting.swift": """\
extension Engine {
  func select(_ item: Int) { revision = item }

  func handle(selection: Int) {}
}

extension Double {
  func doubledInSelection() {}
}
""",
    "Selection/Selection.swift": """\
struct Selection {
  enum Mode { case one }

  static let none = Selection()

  func forget() {}
}
""",
    "Paging/Engine+Paging.swift": """\
extension Engine {
  func turn() {
    select(2)
    update(nil)
  }

  func handle(paging: Int) {}
}

struct Pages<Selection> {
  enum Mode { case all }

  var mode = Mode.all
  var value: Selection
}

func turnAll(_ engine: Engine) { engine.select(3) }
""",
}

EXPECTED = """\
Shapes -> Colors (cycle): 1
  Sources/House/Shapes/Shape.swift:10: Color (type of Colors)
Engine -> Paging (upward): 1
  Sources/House/Engine/Engine.swift:15: handle (member of Paging)
Engine -> Selection (upward): 8
  Sources/House/Engine/Engine.swift:2: Selection (type of Selection)
  Sources/House/Engine/Engine.swift:3: isMarked (state of Selection)
  Sources/House/Engine/Engine.swift:5: isMarked (state of Selection)
  Sources/House/Engine/Engine.swift:8: Selection (type of Selection)
  Sources/House/Engine/Engine.swift:9: select (member of Selection)
  Sources/House/Engine/Engine.swift:16: doubledInSelection (member of Selection)
  Sources/House/Engine/Engine.swift:21: selection (state of Selection)
  Sources/House/Engine/Engine.swift:25: selection (state of Selection)
Paging -> Selection (sideways): 2
  Sources/House/Paging/Engine+Paging.swift:3: select (member of Selection)
  Sources/House/Paging/Engine+Paging.swift:17: select (member of Selection)
"""


class Trial:
    """A package in a temporary folder, and what the check says about it."""

    def __init__(self, script, folder):
        self.script, self.folder, self.failures = script, folder, []
        self.write("Scripts/floors.txt", PLAN)
        for path, text in FILES.items():
            self.write("Sources/House/" + path, text)

    def write(self, path, text):
        path = os.path.join(self.folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)

    def read(self, path):
        with open(os.path.join(self.folder, path)) as file:
            return file.read()

    def change(self, path, old, new):
        text = self.read(path)
        if old not in text:
            self.failures.append(f"{path} has no {old!r}")
        self.write(path, text.replace(old, new))

    def run(self, *arguments):
        done = subprocess.run(
            [sys.executable, self.script, "--root", self.folder, *arguments], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def expect(self, what, code, *words, arguments=(), without=()):
        """Expects that the check ends with a code, and says some words but not others."""
        ended, said = self.run(*arguments)
        missing = [word for word in words if word not in said] + [word for word in without if word in said]
        if ended != code or missing:
            self.failures.append(f"{what}: ended with {ended} instead of {code}; {missing} in:\n{said}")


def run(script):
    """Runs all trials; returns the code to end with."""
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(script, folder)
        findings(trial)
        ratchet(trial)
        files(trial)
    for failure in trial.failures:
        print(f"Scripts/check-floors --self-test: {failure}", file=sys.stderr)
    if not trial.failures:
        print("the check of floors finds what it is to find")
    return 1 if trial.failures else 0


def findings(trial):
    """Finds each kind of arrow, and nothing in comments, strings, local names and names that are not clear."""
    said = sorted({line for room in ("Shapes", "Engine", "Paging")
                   for line in trial.run("--list", room)[1].splitlines()})
    wanted = sorted(EXPECTED.splitlines())
    if said != wanted:
        trial.failures.append("arrows: found\n" + "\n".join(said) + "\ninstead of\n" + "\n".join(wanted))


def ratchet(trial):
    """Lets numbers shrink and nothing grow."""
    left, page, engine = "Scripts/floors-left.txt", "Documentation/Floors.md", "Sources/House/Engine/Engine.swift"
    trial.expect("nothing committed", 1, "Engine -> Selection", "a new arrow", "Engine.swift:9: select (member")
    trial.expect("raising unasked", 1, "only --update --force", arguments=["--update"])
    trial.expect("raising on demand", 0, arguments=["--update", "--force"])
    trial.expect("as committed", 0)
    trial.change(engine, "    select(1)\n", "    select(1)\n    select(1)\n")
    trial.expect("one more", 1, "Engine -> Selection (upward): 9 places, 8 allowed", "Engine.swift:10: select (member")
    trial.expect("one more, to be raised", 1, arguments=["--update"])
    trial.change(engine, "    select(1)\n    select(1)\n", "")
    trial.expect("one less", 1, "Engine -> Selection: 7 now", "run Scripts/check-floors --update")
    trial.expect("one less, lowered", 0, arguments=["--update"])
    trial.expect("lowered", 0)
    trial.change(page, "Selection 7", "Selection 6")
    trial.expect("another page", 1, "Documentation/Floors.md is not what the code says")
    trial.change(page, "Selection 6", "Selection 7")
    text = trial.read(engine)
    trial.write(engine, text + "\n// no code\n" * 100)
    trial.expect("more lines, none of code", 0)
    trial.write(engine, text + "let more = 1\n" * 100)
    trial.expect("more lines", 1, "at most 100 allowed")
    trial.write(engine, text)
    trial.change(left, "lines of engine 100", "lines of engine 200")
    trial.expect("fewer lines", 1, "lines of engine: 100 now")
    trial.expect("fewer lines, lowered", 0, arguments=["--update"])
    trial.expect("all as committed again", 0)


def files(trial):
    """Finds files without a room and with two, and patterns without a file."""
    plan = "Scripts/floors.txt"
    trial.write("Sources/House/Attic/Attic.swift", "struct Attic {}\n")
    trial.expect("no room", 1, "Sources/House/Attic/Attic.swift: belongs to no room", without=["Traceback"])
    trial.expect("no room, to be committed", 1, "belongs to no room", arguments=["--update", "--force"])
    trial.change(plan, "  Paging\n", "  Paging Attic\n")
    trial.change(plan, "  Colors\n", "  Colors Attic\n")
    trial.expect("two rooms", 1, "Attic.swift: belongs to Colors and to Paging", without=["Traceback"])
    trial.change(plan, "  Colors Attic\n", "  Colors Cellar\n")
    trial.expect("no file", 1, "room Colors: there is no file for Cellar", without=["Traceback"])
    trial.change(plan, "  Colors Cellar\n", "  Colors\n")
    trial.change(plan, "  state isMarked\n", "  state isMarked isGone\n")
    trial.expect("no state", 1, "room Selection: the engine has no stored property isGone", without=["Traceback"])
