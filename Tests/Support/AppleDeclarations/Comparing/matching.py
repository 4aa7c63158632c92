"""Finds the declaration of Objective-C that Swift imports under a name, by the rules of the import.

A name of Swift is a selector without the words that the types of its parameters repeat: of
`collectionView:didSelectItemAtIndexPath:` remains `collectionView(_:didSelectItemAt:)`.
"""

import re

from bindings import Member, Type
from interface import Declaration

WORD = re.compile(r"[A-Z]+s(?![a-z])|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")
# What Swift calls a type, by its name in the bindings.
SWIFT_NAMES = {
    "nint": "Int", "nuint": "Int", "int": "Int32", "uint": "UInt32", "long": "Int", "ulong": "UInt", "bool": "Bool",
    "nfloat": "CGFloat", "float": "Float", "double": "Double", "string": "String", "NSString": "String",
    "Class": "AnyClass", "NSObject": "Any", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet",
    "NSBundle": "Bundle", "NSData": "Data", "NSDate": "Date", "NSUrl": "URL", "NSSet": "Set", "NSArray": "Array",
    "NSUuid": "UUID", "NativeHandle": "", "IntPtr": "Any", "void": "",
}
# What the name of a parameter may repeat, beside its type's own words.
KINDS = {
    "Int": "integer index", "UInt": "integer", "CGFloat": "float", "Double": "double time interval duration",
    "Bool": "bool", "String": "string name", "AnyClass": "class", "Any": "object class", "Selector": "selector action",
}


def words(name: str) -> list[str]:
    return [word.lower() for word in WORD.findall(name)]


def plain(kind: str) -> str:
    """Returns the name of a type of Swift without what is optional, existential or an attribute in it."""
    kind = re.sub(r"@\w+ |\b(any|inout|some|__owned) ", "", kind).strip()
    while kind.endswith(("?", "!")) or (kind.startswith("(") and kind.endswith(")") and "->" not in kind):
        kind = kind[:-1] if kind.endswith(("?", "!")) else kind[1:-1]
    if found := re.fullmatch(r"\[(.*)\]", kind):
        return "[" + plain(found[1]) + "]" if ":" not in kind else "Dictionary"
    return kind.split("<")[0].replace(".", "")


def theirs(kind: str) -> str:
    """Returns what Swift calls a type of the bindings."""
    kind = re.sub(r"<.*>", "", kind).replace("global::", "").split(".")[-1]
    if kind.endswith("[]"):
        return "[" + theirs(kind[:-2]) + "]"
    kind = kind[1:] if re.match(r"I(UI|NS|CA)[A-Z]", kind) else kind
    return SWIFT_NAMES.get(kind, kind)


def type_words(*kinds: str) -> set[str]:
    found: set[str] = set()
    for kind in kinds:
        base = kind.strip("[]")
        found.update(words(base), KINDS.get(base, "").split())
        # Of a set of options, .NET names one.
        found.update(word + "s" for word in words(base)[-1:])
        if kind.startswith("["):
            found.update(word + "s" for word in words(base))
    return found


def left_out(ours: list[str], whole: list[str]) -> list[str] | None:
    """Returns the words that ours leaves out of the whole; nil if ours is not part of it."""
    rest, at = [], 0
    for word in whole:
        if at < len(ours) and ours[at] == word:
            at += 1
        else:
            rest.append(word)
    return rest if at == len(ours) else None


# Types of Swift that the bindings write otherwise: any object, a structure that is handed on, a dictionary.
LOOSE = {"TimeInterval": "Double", "Dictionary": "NSDictionary", "UnsafeMutablePointerCGPoint": "CGPoint"}


def same_type(ours: str, other: str, renamed: dict[str, str]) -> bool:
    """Returns whether two types can be the same; closures have names in the bindings."""
    inner = re.sub(r"\W", "", re.sub(r"(Foundation|Swift)\.", "", ours)) if "Pointer<" in ours else plain(ours)
    a, b = LOOSE.get(inner, inner), theirs(other)
    other_name = renamed.get(re.sub(r"\?|!|\bany ", "", ours).strip("() "), "")
    if b == other_name or b in ("Any", "[Any]", "NSDictionary", "Dictionary", "instancetype") or a == "Self":
        return True
    if "->" in a or b in ("Action", "Func") or re.search(r"Handler|Callback|Provider|Block|Action$|Trampoline", b):
        return "->" in a or a == b or "Handler" in a or "Provider" in a
    return a.strip("[]").lower() == b.strip("[]").lower() and a.startswith("[") == b.startswith("[")


class Finder:
    """The declarations of the bindings, by type."""

    def __init__(self, types: list[Type], renamed: dict[str, str], bases: list[list[str]]):
        self.renamed = renamed
        self.types: dict[str, Type] = {}
        self.categories: list[Type] = []
        for one in types:
            if one.kind == "category":
                self.categories.append(one)
            known = self.types.get(one.name)
            if known is None or not known.members:
                self.types[one.name] = one
        for name, base in bases:
            self.types[name].bases.append(base)
        self.lowercased = {name.lower(): name for name in self.types}

    def type_of(self, name: str) -> Type | None:
        """Returns the type that a type of Swift is in Objective-C."""
        name = self.renamed.get(name, name.replace(".", ""))
        return self.types.get(self.lowercased.get(name.lower(), ""))

    def family(self, one: Type, seen: set[str] | None = None) -> list[Type]:
        """Returns a type, and whatever it inherits from."""
        seen = set() if seen is None else seen
        if one.name in seen:
            return []
        seen.add(one.name)
        found = [one]
        for base in one.bases:
            base = base.split(".")[-1]
            base = base[1:] if re.match(r"I(UI|NS|CA)[A-Z]", base) else base
            if base in self.types:
                found += self.family(self.types[base], seen)
        for category in self.categories:
            if one.name in category.bases:
                found += self.family(category, seen)
        return found

    def find(self, declaration: Declaration, selector: str = "") -> list[tuple[float, Member]]:
        """Returns the members that a declaration can stand for, with how far each is from it; the nearest first."""
        owner = self.type_of(declaration.owner)
        if "." in selector:
            owner = self.types[selector.split(".")[0]]
        found = []
        for place, one in enumerate(self.family(owner) if owner else []):
            for member in one.members:
                if selector:
                    names = [member.selector, member.name]
                    fits = selector in names + [f"{member.owner}.{name}" for name in names]
                    distance = 0.0 if fits else None
                else:
                    distance = self.distance(declaration, member)
                if distance is not None:
                    found.append((distance + place * 0.01, member))
        return sorted(found, key=lambda pair: pair[0])

    def distance(self, ours: Declaration, other: Member) -> float | None:
        """Returns how many words and types differ; nil if one cannot stand for the other."""
        if ours.kind == "func" and not other.is_constant and ours.is_static == other.is_static:
            return self.by_pieces([words(ours.name)], ours, other)
        if ours.kind == "init" and not other.is_constant:
            if other.selector.startswith("init"):
                start = [["init"]] if not ours.labels else [["init"], ["init", "with"]]
                ways = [self.by_pieces([one], ours, other) for one in start]
                return min((way for way in ways if way is not None), default=None)
            is_factory = other.is_static and theirs(other.result) in (plain(ours.owner), "instancetype", "Any")
            return self.by_pieces([[], ["with"]], ours, other) if is_factory else None
        if ours.kind in ("var", "case"):
            return self.value(ours, other)
        return None

    def value(self, ours: Declaration, other: Member) -> float | None:
        """Returns how far a property or a constant is from ours."""
        mine = words(ours.name)
        if other.is_constant:
            if not ours.is_static and ours.kind != "case":
                return None
            names = [other.name, other.selector]
            rests = [left_out(mine, words(name)) for name in names]
            allowed = type_words(plain(ours.owner), plain(ours.result)) | {"notification", "key", "name", "k"}
            fits = [len(rest) for rest in rests if rest is not None and set(rest) <= allowed]
            same = [0.0] if ours.name.lower() == other.name.lower() else []
            return min(same + [0.1 + one for one in fits], default=None)
        if ours.kind == "case" or ":" in other.selector or other.is_static != ours.is_static:
            return None
        if ours.name in (other.getter, other.selector):
            return 0.0
        rest = left_out(mine, words(other.selector))
        allowed = type_words(plain(ours.owner), plain(ours.result))
        if rest is None or not set(rest) <= allowed:
            return None
        return float(len(rest))

    def by_pieces(self, starts: list[list[str]], ours: Declaration, other: Member) -> float | None:
        """Returns how far a selector is from a name with labels."""
        parts = other.selector.split(":")[:-1] or [other.selector]
        if len(ours.labels) != (len(parts) if ":" in other.selector else 0):
            return None
        labels = ["" if label == "_" else label for label in ours.labels] or [""]
        best = None
        for start in starts:
            total = 0.0
            for place, part in enumerate(parts):
                mine = (start if place == 0 else []) + words(labels[place])
                rest = left_out(mine, words(part))
                kinds = [theirs(other.types[place])] if place < len(other.types) else []
                if place == 0:
                    kinds += [plain(ours.owner), theirs(other.result)]
                allowed = type_words(*kinds) | ({"with", "using"} if place == 0 else set())
                if rest is None or not set(rest) <= allowed:
                    total = -1
                    break
                total += len(rest)
            if total >= 0:
                best = total if best is None else min(best, total)
        if best is None:
            return None
        pairs = list(zip(ours.types, other.types))
        # An object of any type fits everything, but worse than its own type.
        loose = sum(theirs(b) == "Any" for _, b in pairs) / 20
        return best / 10 + loose + sum(not same_type(a, b, self.renamed) for a, b in pairs)
