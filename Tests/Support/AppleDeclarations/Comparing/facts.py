"""What is known of a declaration from its witnesses, and how it differs from ours."""

import dataclasses

from bindings import OLDEST, Member
from interface import Declaration, is_nullable

SYSTEMS = ("iOS", "tvOS", "Catalyst")
ABSENT = float("inf")


@dataclasses.dataclass
class Facts:
    """Selector or symbol, optional or required, what can be nil, and since when: a line of the table."""

    selector: str
    requirement: str = "-"
    # The numbers of parameters and `result` that can be nil, `result!` if it can be set to nil only; `-`: not known.
    nullable: str = "-"
    since: dict[str, float] = dataclasses.field(default_factory=dict)

    def __str__(self) -> str:
        newer = [f"{system} {version:g}" for system, version in self.since.items() if OLDEST < version < ABSENT]
        absent = [f"no {system}" for system, version in self.since.items() if version == ABSENT]
        since = "-" if self.selector == "-" else ", ".join(newer + absent) or "always"
        return " | ".join([self.selector, self.requirement, self.nullable, since])

    @staticmethod
    def parsed(fields: list[str]) -> "Facts":
        """Returns the facts of a line of the table."""
        facts = Facts(*fields[:3], since=dict.fromkeys(SYSTEMS, OLDEST))
        for part in fields[3].split(", "):
            first, _, second = part.partition(" ")
            if first == "no":
                facts.since[second] = ABSENT
            elif first in SYSTEMS:
                facts.since[first] = float(second)
        return facts

    @staticmethod
    def of(one: Declaration, member: Member, since: dict[str, float]) -> "Facts":
        """Returns the facts of the member that a declaration stands for."""
        facts = Facts(member.selector or member.name, since=since)
        if one.in_protocol:
            facts.requirement = "required" if member.is_required else "optional"
        if one.kind != "case" and not member.is_constant:
            places = [str(place + 1) for place, nullable in enumerate(member.nullable) if nullable]
            # Of initializers the bindings do not say whether they fail, of methods that make an object they do.
            if one.kind != "init" or member.is_static:
                places += ["result"] if member.result_nullable else ["result!"] if member.resettable else []
            facts.nullable = ", ".join(places) or "none"
        return facts

    def differences(self, one: Declaration, ours: dict[str, float]) -> list[str]:
        """Returns in which of the facts a declaration differs, which is there since certain versions."""
        found = []
        for system in SYSTEMS:
            mine, theirs = max(ours.get(system, 0), OLDEST), self.since.get(system, OLDEST)
            if mine != theirs:
                found.append(f"{system}: ours {mine:g}, theirs {theirs:g}")
        if self.requirement != "-" and one.is_optional == (self.requirement == "required"):
            found.append(f"theirs is {self.requirement}")
        if self.nullable != "-":
            found += self.nullability_differences(one)
        return found

    def nullability_differences(self, one: Declaration) -> list[str]:
        places = self.nullable.split(", ")
        found = []
        for place, kind in enumerate(one.types, 1):
            if is_nullable(kind) != (str(place) in places):
                found.append(f"parameter {place}: theirs is {'nullable' if str(place) in places else 'not nullable'}")
        nullable = "result" in places
        if one.kind == "init":
            # Of an initializer, `result` says that it can fail; without it, that can be unknown.
            return found + (["theirs can fail"] if nullable and not one.failable else [])
        if one.result not in ("", "Void", "()") and "result!" not in places and is_nullable(one.result) != nullable:
            found.append(f"result: theirs is {'nullable' if nullable else 'not nullable'}")
        return found
