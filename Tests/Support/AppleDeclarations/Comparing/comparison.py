"""Compares the declarations of an interface with witnesses, and settles differences by a table."""

import pathlib
import re

from bindings import OLDEST, Member, Type
from facts import SYSTEMS, Facts
from interface import Declaration
from matching import Finder, plain, same_type

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "UIKit"
# What Swift itself gives to structures and enumerations.
SYNTHESIZED = re.compile(r"(init\(rawValue:\)|rawValue|hashValue|hash\(into:\)|==\(.*|init\(arrayLiteral:\))$")
TYPES = ("class", "struct", "enum", "protocol")


def table(name: str) -> list[list[str]]:
    """Returns the lines of a table whose fields have bars between them."""
    lines = (FOLDER / name).read_text().splitlines()
    return [re.split(r"\s+\|\s+", line.strip()) for line in lines if line.strip() and not line.startswith("#")]


class Comparison:
    """Compares each declaration, and keeps what it finds as lines of a table."""

    def __init__(self, declarations: list[Declaration]):
        self.declarations = [one for one in declarations if not one.is_override and not SYNTHESIZED.search(one.title)]
        self.types_since = {one.title: one.since for one in declarations if one.kind in TYPES}
        self.settled = table("Settled.txt")
        self.used: set[str] = set()
        self.lines: list[str] = []
        self.open: list[str] = []
        self.counts = {"equal": 0, "settled": 0, "not found": 0}

    def since(self, one: Declaration) -> dict[str, float]:
        """Returns since when there is a declaration of ours: not before the types that it is in."""
        result = dict(one.since)
        parts = one.owner.split(".")
        for end in range(1, len(parts) + 1):
            for system, version in self.types_since.get(".".join(parts[:end]), {}).items():
                result[system] = max(version, result.get(system, 0))
        result.setdefault("Catalyst", result.get("iOS", 0))
        return result

    def note(self, title: str, facts: Facts, differences: list[str]) -> None:
        """Adds a line to the table, with the verdict."""
        reasons, remaining = [], []
        for difference in differences:
            fitting = [
                rule for rule in self.settled
                if re.fullmatch(rule[0], title) and re.fullmatch(rule[1], difference)]
            if fitting:
                self.used.add(" | ".join(fitting[0]))
                reasons.append(f"{difference}: {fitting[0][2]}")
            else:
                remaining.append(difference)
        if remaining:
            self.open.append(f"{title} | {facts} | {'; '.join(remaining)}")
            return
        kind = "not found" if facts.selector == "-" else "settled" if reasons else "equal"
        self.counts[kind] += 1
        self.lines.append(f"{title} | {facts} | {'; '.join(reasons) or 'equal'}")


class BindingsComparison(Comparison):
    """Compares with bindings."""

    def __init__(self, declarations: list[Declaration], types: list[Type]):
        super().__init__(declarations)
        pairs = table("Names.txt")
        self.names = {ours: other for ours, other in pairs if not other.startswith("+")}
        self.finder = Finder(types, self.names, [[ours, base[1:]] for ours, base in pairs if base.startswith("+")])
        self.matched: dict[str, set[str]] = {}

    def run(self) -> None:
        for one in self.declarations:
            if one.kind in TYPES:
                self.compare_type(one)
            else:
                self.compare_member(one)
        rules = [" | ".join(rule) for rule in self.settled]
        self.open += [f"Settled.txt settles nothing with: {rule}" for rule in rules if rule not in self.used]
        titles = {one.title for one in self.declarations} | {one.owner for one in self.declarations}
        self.open += [f"Names.txt has a name for nothing: {name}" for name in self.names if name not in titles]

    def compare_type(self, one: Declaration) -> None:
        found = self.finder.type_of(one.title)
        if found is None:
            return self.note(one.title, Facts("-"), ["not found"])
        facts = Facts(found.name, since={system: max(found.since.get(system, 0), OLDEST) for system in SYSTEMS})
        self.note(one.title, facts, facts.differences(one, self.since(one)) + self.ancestors(one, found))
        if one.kind == "protocol":
            self.compare_requirements(one, found)

    def ancestors(self, one: Declaration, found: Type) -> list[str]:
        """Returns the superclass and the protocols that a type of ours has, and theirs has not."""
        if one.kind not in ("class", "protocol"):
            return []
        family = {base.name for base in self.finder.family(found)} | {base.split(".")[-1] for base in found.bases}
        ours = [plain(base) for base in one.bases if base not in ("NSObjectProtocol", "NSObject", "Sendable")]
        return [f"ancestor: ours {base}" for base in ours if base not in family]

    def compare_requirements(self, one: Declaration, found: Type) -> None:
        """Looks for what a protocol requires, and does not here: what conforms to it would not compile."""
        mine = [member for member in self.declarations if member.owner == one.title]
        known = {pairs[0][1].selector for member in mine if (pairs := self.find(member))}
        for member in found.members:
            if member.is_required and member.selector not in known:
                facts = Facts(member.selector, "required", since=self.members_since(one, member))
                self.note(one.title, facts, ["missing requirement"])

    def find(self, one: Declaration) -> list[tuple[float, Member]]:
        return self.finder.find(one, self.names.get(one.title, ""))

    def compare_member(self, one: Declaration) -> None:
        members = self.find(one)
        if not members:
            return self.note(one.title, Facts("-"), ["not found"])
        member = members[0][1]
        facts = Facts.of(one, member, self.members_since(one, member))
        differences = facts.differences(one, self.since(one))
        if facts.nullable != "-":
            differences += self.type_differences(one, member)
        self.note(one.title, facts, differences)

    def type_differences(self, one: Declaration, member: Member) -> list[str]:
        found = []
        for place, (kind, other) in enumerate(zip(one.types, member.types), 1):
            if not same_type(kind, other, self.names):
                found.append(f"parameter {place}: ours {plain(kind)}, theirs {other}")
        if one.result not in ("", "Void", "()") and not same_type(one.result, member.result, self.names):
            found.append(f"result: ours {plain(one.result)}, theirs {member.result}")
        if one.kind == "init" and member.is_static and one.failable and not member.result_nullable:
            found.append("theirs cannot fail")
        if one.kind == "var" and one.is_writable and not member.is_writable:
            found.append("theirs can only be read")
        return found

    def members_since(self, one: Declaration, member: Member) -> dict[str, float]:
        """Returns since when there is a member: neither before the type that has it, nor before the one that we name."""
        owners = [self.finder.types.get(member.owner), self.finder.type_of(one.owner or one.title)]
        known = [member.since, *(owner.since for owner in owners if owner)]
        return {system: max([OLDEST] + [since.get(system, 0) for since in known]) for system in SYSTEMS}


class TableComparison(Comparison):
    """Compares with the table of facts: what was equal once has to remain so."""

    def run(self) -> int:
        """Compares, and returns how many declarations the table does not have."""
        known: dict[str, list[Facts]] = {}
        for fields in table("Compared.txt"):
            if "missing requirement" not in fields[5]:
                known.setdefault(fields[0], []).append(Facts.parsed(fields[1:5]))
        missing = 0
        for one in self.declarations:
            if one.title not in known:
                missing += 1
                continue
            # Several methods have one name: each has to be like one of them.
            found = min(known[one.title], key=lambda facts: len(facts.differences(one, self.since(one))))
            differences = found.differences(one, self.since(one)) if found.selector != "-" else ["not found"]
            self.note(one.title, found, differences)
        return missing
