"""Reads the bindings that .NET generates its UIKit from: C# interfaces with attributes for Objective-C.

Of each type and member only facts are kept: selector or symbol, optional or required, nullability, since when.
"""

import dataclasses
import re

SYMBOLS = {"NET", "IOS"}
COMMENT = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[A-Za-z_@]\w*|\d[\w.]*|\S')
SYSTEMS = {"iOS": "iOS", "TV": "tvOS", "MacCatalyst": "Catalyst"}
# The oldest systems that Tessera supports: what is older counts as being there.
OLDEST = 15.0


@dataclasses.dataclass
class Member:
    """A member of a type in the bindings: a method, a property, a constant or a case."""

    name: str
    selector: str = ""
    getter: str = ""
    is_static: bool = False
    is_required: bool = False
    is_constant: bool = False
    is_writable: bool = True
    result: str = ""
    result_nullable: bool = False
    resettable: bool = False
    types: list[str] = dataclasses.field(default_factory=list)
    nullable: list[bool] = dataclasses.field(default_factory=list)
    since: dict[str, float] = dataclasses.field(default_factory=dict)
    owner: str = ""


@dataclasses.dataclass
class Type:
    """A class, a protocol or an enumeration in the bindings."""

    name: str
    kind: str
    bases: list[str]
    since: dict[str, float]
    members: list[Member] = dataclasses.field(default_factory=list)


def preprocessed(text: str) -> str:
    """Returns the text without comments and without what is not compiled for iOS."""
    text = COMMENT.sub(lambda found: found[0] if found[0].startswith('"') else " ", text)
    kept, states = [], []
    for line in text.splitlines():
        words = line.strip().replace("# ", "#")
        if words.startswith("#if"):
            states.append([holds(words[3:])] * 2)
        elif words.startswith("#elif"):
            taken = states[-1][1]
            now = not taken and holds(words[5:])
            states[-1] = [now, taken or now]
        elif words.startswith("#else"):
            states[-1][0] = not states[-1][1]
        elif words.startswith("#endif"):
            states.pop()
        elif not words.startswith("#") and all(state[0] for state in states):
            kept.append(line)
    return "\n".join(kept)


def holds(condition: str) -> bool:
    """Returns whether a condition of the preprocessor holds for .NET on iOS."""
    def value(word: re.Match) -> str:
        return str(word[0] in SYMBOLS or word[0] == "true")
    python = re.sub(r"[A-Za-z_]\w*", value, condition)
    python = python.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    return bool(eval(python.strip(), {"__builtins__": {}}))  # noqa: S307: nothing but True, False, and, or, not


def split(tokens: list[str], separator: str = ",") -> list[list[str]]:
    """Returns tokens split at a separator that is in no brackets."""
    parts, depth = [[]], 0
    for token in tokens:
        depth += (token in "([{<") - (token in ")]}>")
        if token == separator and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


class Reader:
    """Reads the tokens of a file of bindings."""

    def __init__(self, text: str):
        self.tokens = TOKEN.findall(preprocessed(text))
        self.at = 0
        self.types: list[Type] = []

    def balanced(self, opening: str, closing: str) -> list[str]:
        """Consumes a bracketed part, and returns what is inside."""
        start, depth = self.at + 1, 0
        while True:
            depth += (self.tokens[self.at] == opening) - (self.tokens[self.at] == closing)
            self.at += 1
            if depth == 0:
                return self.tokens[start:self.at - 1]

    def attributes(self) -> list[list[str]]:
        """Consumes the attributes in front of a declaration."""
        found = []
        while self.at < len(self.tokens) and self.tokens[self.at] == "[":
            found += split(self.balanced("[", "]"))
        return found

    def head(self, ends: str = ";{=") -> list[str]:
        """Consumes a declaration up to its body or its end."""
        start, depth = self.at, 0
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            depth += (token in "([") - (token in ")]")
            if depth == 0 and token in ends:
                break
            self.at += 1
        return self.tokens[start:self.at]

    def read(self) -> list[Type]:
        while self.at < len(self.tokens):
            attributes = self.attributes()
            head = self.head()
            if self.at >= len(self.tokens):
                break
            if head[:1] == ["namespace"] or head[:1] == ["}"]:
                self.at += 1
            elif "interface" in head and self.tokens[self.at] == "{":
                self.read_interface(attributes, head)
            elif "enum" in head and self.tokens[self.at] == "{":
                self.read_enum(attributes, head)
            elif self.tokens[self.at] == "{":
                self.balanced("{", "}")
            else:
                self.at += 1
            while self.at < len(self.tokens) and self.tokens[self.at] == "}":
                self.at += 1
        return self.types

    def read_enum(self, attributes: list[list[str]], head: list[str]) -> None:
        kind = Type(head[head.index("enum") + 1], "enum", [], since(attributes))
        self.types.append(kind)
        self.at += 1
        while self.tokens[self.at] != "}":
            case_attributes = self.attributes()
            if self.tokens[self.at] == "}":
                break
            case = self.tokens[self.at]
            self.head(",}")
            if self.tokens[self.at] == ",":
                self.at += 1
            symbol = argument(case_attributes, "Field")
            kind.members.append(Member(
                case, selector=symbol, is_static=True, is_constant=True, is_required=True, is_writable=False,
                since=since(case_attributes), owner=kind.name))
        self.at += 1

    def read_interface(self, attributes: list[list[str]], head: list[str]) -> None:
        place = head.index("interface")
        name = head[place + 1]
        bases = ["".join(part) for part in split(head[place + 3:])]
        for one in attributes:
            if one[0] == "BaseType":
                inside = [token for token in one if re.match(r"\w", token)]
                bases.append(inside[2])
        names = [one[0] for one in attributes]
        kind = Type(name, "category" if "Category" in names else "interface", bases, since(attributes))
        self.types.append(kind)
        self.at += 1
        while self.tokens[self.at] != "}":
            member_attributes = self.attributes()
            member_head = self.head()
            ending = self.tokens[self.at]
            body = self.balanced("{", "}") if ending == "{" else []
            if ending != "{":
                self.at += 1
            if member := read_member(member_attributes, member_head, body):
                member.owner = name
                kind.members.append(member)
        self.at += 1


def argument(attributes: list[list[str]], name: str) -> str:
    """Returns the first string in an attribute; empty if it is not there."""
    for one in attributes:
        if one[0] == name:
            return next((token.strip('"') for token in one if token.startswith('"')), "")
    return ""


def since(attributes: list[list[str]]) -> dict[str, float]:
    """Returns since which version of which system, as the attributes say; infinite if it is not there."""
    found: dict[str, float] = {}
    for one in attributes:
        words = [token for token in one if re.match(r"\w", token)]
        if one[0] in SYSTEMS and len(words) > 2:
            found[SYSTEMS[one[0]]] = float(f"{words[1]}.{words[2]}")
        elif one[0] in ("Introduced", "Unavailable") and words[1] == "PlatformName":
            version = float(f"{words[3]}.{words[4]}") if len(words) > 4 else float("inf")
            if words[2] in ("iOS", "TvOS", "MacCatalyst"):
                found[{"TvOS": "tvOS", "MacCatalyst": "Catalyst"}.get(words[2], "iOS")] = version
        elif one[0].startswith("No") and one[0][2:] in SYSTEMS:
            found[SYSTEMS[one[0][2:]]] = float("inf")
    return found


def read_member(attributes: list[list[str]], head: list[str], body: list[str]) -> Member | None:
    """Returns a method, a property or a constant; nil if it is none of Objective-C's."""
    symbol, constant = argument(attributes, "Export"), argument(attributes, "Field")
    if not (symbol or constant) or not head:
        return None
    names = [one[0] for one in attributes]
    member = Member(
        "", symbol or constant, is_static="Static" in names or bool(constant), is_required="Abstract" in names,
        is_constant=bool(constant), since=since(attributes))
    member.result_nullable = "NullAllowed" in names or ["return", ":", "NullAllowed"] in attributes
    head = [token for token in head if token not in ("public", "unsafe", "new", "virtual", "partial")]
    if "(" in head:
        place = head.index("(")
        member.name, member.result = head[place - 1], "".join(head[:place - 1])
        depth_end = len(head) - 1 - head[::-1].index(")")
        for parameter in split(head[place + 1:depth_end]):
            nullable = False
            while parameter[0] == "[":
                end = parameter.index("]")
                nullable = nullable or "NullAllowed" in parameter[:end]
                parameter = parameter[end + 1:]
            member.types.append("".join(token for token in parameter[:-1] if token not in ("ref", "out", "params")))
            member.nullable.append(nullable)
        member.is_writable = False
    else:
        member.name, member.result = head[-1], "".join(head[:-1])
        member.is_writable = "set" in body
        member.resettable = bool(re.search(r"NullAllowed \] set", " ".join(body)))
        if found := re.search(r'Bind \( "(\w+)" \) \] get', " ".join(body)):
            member.getter = found[1]
    return member
