"""Reads the declarations of a module interface of Swift."""

import dataclasses
import re

MODULES = re.compile(
    r"\b(UIKit|Swift|CoreFoundation|CoreGraphics|QuartzCore|ObjectiveC|Foundation|_Concurrency|Dispatch)\.")
ATTRIBUTE = re.compile(r"\s*@[\w.]+(\((?:[^()]|\([^()]*\))*\))?")
TYPE = re.compile(r"(class|struct|enum|protocol|extension) ([\w.]+)(<[^>]*>)?(?: : (.*?))?(?: where .*)? \{")
MODIFIERS = set(
    "public open final override required convenience weak static class optional mutating nonisolated dynamic"
    " indirect unowned".split())


@dataclasses.dataclass
class Declaration:
    """A declaration of a type, or of one of its members."""

    owner: str
    kind: str
    name: str
    labels: list[str] = dataclasses.field(default_factory=list)
    types: list[str] = dataclasses.field(default_factory=list)
    result: str = ""
    failable: bool = False
    is_static: bool = False
    is_optional: bool = False
    is_override: bool = False
    is_writable: bool = False
    in_protocol: bool = False
    bases: list[str] = dataclasses.field(default_factory=list)
    since: dict[str, float] = dataclasses.field(default_factory=dict)

    @property
    def title(self) -> str:
        """The name as Swift's documentation writes it."""
        suffix = "(" + "".join(f"{label}:" for label in self.labels) + ")" if self.kind in ("func", "init") else ""
        return (f"{self.owner}." if self.owner else "") + self.name + suffix


def pieces(text: str) -> list[str]:
    """Returns text split at the commas that are in no brackets."""
    parts, depth, last = [""], 0, ""
    for character in text:
        depth += (character in "([{<") - (character in ")]}" or character == ">" and last != "-")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
        last = character
    return [part.strip() for part in parts if part.strip()]


def closing(text: str, start: int) -> int:
    """Returns the place of the bracket that closes the one at a place."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] == "(") - (text[place] == ")")
        if depth == 0:
            return place
    return len(text)


def is_nullable(kind: str) -> bool:
    """Returns whether a type admits nil: it is optional, and no closure that returns an optional."""
    kind = re.sub(r"@\w+ ", "", kind).strip()
    depth = 0
    for place, character in enumerate(kind):
        depth += (character in "([<") - (character in ")]" or character == ">" and kind[place - 1] != "-")
        if depth == 0 and kind.startswith("->", place):
            return False
    return kind.endswith(("?", "!"))


def versions(attribute: str) -> dict[str, float]:
    """Returns since when there is a declaration, according to an attribute; infinite if it is not there."""
    inside = attribute[attribute.index("(") + 1:-1]
    names = {"iOS": "iOS", "tvOS": "tvOS", "macCatalyst": "Catalyst", "visionOS": "visionOS"}
    if "unavailable" in inside:
        system = inside.split(",")[0].strip()
        return {names[system]: float("inf")} if system in names else {}
    return {names[s]: float(v) for s, v in re.findall(r"(\w+) ([\d.]+)", inside) if s in names}


class Reader:
    """Reads an interface line by line: the compiler writes a declaration, or the bracket that ends one, on each."""

    def __init__(self, text: str):
        self.lines = [MODULES.sub("", line) for line in text.splitlines()]
        self.found: list[Declaration] = []
        self.pending: list[str] = []
        self.computed: Declaration | None = None

    def read(self) -> list[Declaration]:
        scopes: list[Declaration | None] = []
        for line in self.lines:
            words = line.strip()
            if not words or words.startswith(("//", "import", "@_exported")):
                continue
            attributes = []
            while found := ATTRIBUTE.match(words):
                attributes.append(found[0].strip())
                words = words[found.end():].strip()
            self.pending += attributes
            if not words:
                continue
            if words == "}":
                if scopes:
                    scopes.pop()
                self.pending = []
                continue
            owner = scopes[-1] if scopes else None
            declaration = None
            if not scopes or owner is not None:
                declaration = self.declaration(words, owner)
            if words.endswith("{"):
                is_type = declaration and declaration.kind in ("class", "struct", "enum", "protocol", "extension")
                scopes.append(declaration if is_type else None)
                if declaration and declaration.kind == "var":
                    self.computed = declaration
            elif words in ("set", "_modify") and owner is None and scopes and self.computed:
                self.computed.is_writable = True
            self.pending = []
        return [one for one in self.found if one.kind != "extension"]

    def declaration(self, words: str, owner: Declaration | None) -> Declaration | None:
        since: dict[str, float] = dict(owner.since) if owner else {}
        for attribute in self.pending:
            if attribute.startswith("@available("):
                for system, version in versions(attribute).items():
                    since[system] = max(version, since.get(system, 0))
        modifiers = []
        while (first := re.match(r"(\w+)(\(\w+\))? ", words)) and first[1] in MODIFIERS:
            if first[1] == "class" and not re.match(r"class (\w+ )*(func|var|let)\b", words):
                break
            modifiers.append(first[1])
            words = words[first.end():]
        name = (f"{owner.owner}.{owner.name}" if owner.owner else owner.name) if owner else ""
        made = Declaration(
            name, "", "", is_static=bool({"static", "class"} & set(modifiers)), is_optional="optional" in modifiers,
            is_override="override" in modifiers, since=since,
            in_protocol=bool(owner) and owner.kind == "protocol")
        if found := TYPE.match(words):
            made.kind, made.name = found[1], found[2]
            made.bases = pieces(re.sub(r"@\w+ ", "", found[4] or ""))
        elif found := re.match(r"(func|init)([?!]?)(?: ([\w=<>+-]+))?(<.*?>)?\(", words):
            made.kind, made.name, made.failable = found[1], found[3] or "init", found[2] == "?"
            if found[1] == "func" and not found[3]:
                return None
            made.name = made.name.split("<")[0]
            start = found.end() - 1
            end = closing(words, start)
            for parameter in pieces(words[start + 1:end]):
                labels, kind = parameter.split(":", 1)
                made.labels.append(labels.split()[0])
                made.types.append(re.split(r" = ", kind)[0].strip())
            if result := re.search(r"-> (.*?)( where .*)?$", words[end:]):
                made.result = result[1]
        elif found := re.match(r"(var|let) (\w+): (.*?)( \{ ?(get)?( set)?.*)?$", words):
            made.kind, made.name, made.result = "var", found[2], found[3].removesuffix(" {")
            made.is_writable = found[1] == "var" and (not words.endswith(("{", "}")) or "set }" in words)
        elif words.startswith("case "):
            for name in pieces(words[5:]):
                self.found.append(dataclasses.replace(made, kind="case", name=name.split("(")[0].split(" =")[0]))
            return None
        else:
            return None
        self.found.append(made)
        return made
