"""Makes UIKit's declarations out of the public interface of the simulation of UIKit.

The simulation has what Tessera uses, under UIKit's names and with its signatures, but nothing of Objective-C, and some
parts of its own. The result is a module interface named UIKit in which
* protocols are Objective-C's, and requirements that the simulation answers by default are optional,
* classes, and enumerations of whole numbers, are Objective-C's,
* what other modules of Apple declare is theirs, and what is the simulation's own is gone,
* what is newer than the oldest system, or not on every system, says so.
"""

import pathlib
import re

FOLDER = pathlib.Path(__file__).parent / "UIKit"

# The modules of Apple that declare types which the simulation declares itself or takes from Foundation on Linux.
ELSEWHERE = {
    "CoreFoundation": "CGFloat CGPoint CGSize CGRect CGVector CGAffineTransform",
    "CoreGraphics": "CGColor CGContext",
    "QuartzCore": "CAFrameRateRange CALayer CATransaction CACurrentMediaTime CFTimeInterval",
    "ObjectiveC": "NSObject NSObjectProtocol NSZone Selector",
    "Foundation": "NSItemProvider NSItemProviderReading NSItemProviderWriting NSItemProviderRepresentationVisibility",
}
# Structures that UIKit's C headers declare: their fields are known, the other members become an extension.
STRUCTURES = ["UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets"]

HEAD = """\
// swift-interface-format-version: 1.0
// swift-module-flags: -module-name UIKit -import-underlying-module -swift-version 6 -enable-library-evolution
@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore
@_exported import UIKit
import Swift
import _Concurrency
"""


def blocks(text: str) -> list[list[str]]:
    """Returns the declarations of an interface, each with its attributes and its body."""
    result, block, depth = [], [], 0
    for line in text.splitlines():
        if line.startswith(("//", "import ", "@_exported import ")) and depth == 0:
            continue
        block.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and not re.fullmatch(r"\s*@\S+(\(.*\))?", line):
            result.append(block)
            block = []
    return result


def name_of(block: list[str]) -> tuple[str, str]:
    """Returns the kind and the name of the declaration in a block."""
    for line in block:
        found = re.search(r"\b(class|struct|enum|protocol|extension|func|typealias|let|var) ([\w.]+)", line)
        if found:
            return found[1], found[2].removeprefix("UIKit.")
    raise SystemExit(f"derive.py: no name in {block[0]}")


def members(block: list[str]) -> list[list[str]]:
    """Returns the members in the body of a block."""
    result, member, depth = [], [], 0
    for line in block[1:-1]:
        member.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and not re.fullmatch(r"\s*@\S+(\(.*\))?", line):
            result.append(member)
            member = []
    return result


def table(name: str) -> list[str]:
    lines = (FOLDER / name).read_text().splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def attribute(text: str) -> str:
    """Returns `iOS 16, tvOS 17` or `no tvOS` as an attribute."""
    if text.startswith("no "):
        return f"@available({text[3:]}, unavailable)"
    systems = text
    if found := re.search(r"iOS ([\d.]+)", text):
        version = float(found[1])
        # Since 26 all systems have one number.
        systems += f", visionOS {found[1]}" if version >= 26 else ", visionOS 1" if version < 17.4 else ", visionOS 1.1"
    return f"@available({systems}, *)"


class Availability:
    """The availability of types and members."""

    def __init__(self):
        self.rules = []
        for line in table("Availability.txt"):
            systems, type_name, pattern = ([part.strip() for part in line.split("|", 2)] + [""])[:3]
            self.rules.append([attribute(systems), type_name, pattern, False])

        # Types that are unavailable on some systems, by their attributes.
        self.absent: dict[str, list[str]] = {}
        for attribute_, type_name, pattern, _ in self.rules:
            if "unavailable" in attribute_ and not pattern:
                self.absent.setdefault(attribute_, []).append(type_name)

    def of(self, type_name: str, text: str, member: str | None = None) -> list[str]:
        # A declaration that uses an unavailable type is unavailable too.
        found = [a for a, names in self.absent.items() if re.search(rf"\b({'|'.join(names)})\b", text)]
        for rule in self.rules:
            fits = re.search(rule[2], member) if member and rule[2] else not member and not rule[2]
            if rule[1] == type_name and fits:
                rule[3] = True
                found.append(rule[0])
        return list(dict.fromkeys(found))

    def unused(self) -> list[str]:
        return [f"{rule[1]} {rule[2]}" for rule in self.rules if not rule[3]]


def renamed(text: str) -> str:
    text = text.replace("UIKitSimulation.", "UIKit.").replace("FoundationEssentials.", "Foundation.")
    for module, names in ELSEWHERE.items():
        text = re.sub(rf"\b(?:UIKit|Foundation)\.({names.replace(' ', '|')})\b", rf"{module}.\1", text)
    return text


def signature(member: list[str]) -> str:
    """Returns a member in one line, as a protocol declares it."""
    text = " ".join(line.strip() for line in member)
    return re.sub(r"\b(public|open) |@available\(.*?\) ", "", text)


def objc(block: list[str], kind: str, name: str, defaults: dict[str, set[str]]) -> list[str]:
    """Returns the block with the attributes for Objective-C."""
    head = block[0]
    if kind == "protocol" and re.search(r": .*\b(NSObjectProtocol|UI\w+)", head) and name != "UIContentView":
        body = []
        for member in members(block):
            optional = signature(member) in defaults.get(name, set())
            line = re.sub(r"\b(func|var) ", r"optional \1 ", member[-1], count=1) if optional else member[-1]
            body += ["  @objc"] + member[:-1] + [line]
        return ["@objc " + head] + body + [block[-1]]
    if kind == "class" and ("<" not in head.split(":")[0]):
        return ["@objc @objcMembers " + head] + block[1:]
    if kind == "enum" and re.search(r": Swift\.U?Int\b", head):
        return ["@objc " + head] + block[1:]
    return block


def nested_enums(line: str) -> str:
    return re.sub(r"^( +)(public enum \w+ : Swift\.U?Int\b)", r"\1@objc \2", line)


# Declarations and members that exist in the simulation only.
OWN = re.compile(r"imulat|UIKitRule|UIKitGround|UIKitViolation|DrawnElement|RowEdge")
# Conformances of enumerations that the compiler synthesizes.
SYNTHESIZED = re.compile(r"extension .*: Swift\.(Equatable|Hashable|RawRepresentable) \{\}$")


def is_dropped(name: str, head: str) -> bool:
    """Returns whether UIKit does not have a declaration of the simulation."""
    known = set(" ".join(ELSEWHERE.values()).split())
    return bool(
        OWN.search(head) or SYNTHESIZED.match(head)
        or name.split(".")[-1] in known)


def structure(name: str, block: list[str]) -> list[str]:
    """Returns the extension that Swift adds to a C structure."""
    kept = [line for member in members(block) if not re.search(r"public (var|init)", member[0]) for line in member]
    return [f"extension UIKit.{name} : Swift.Hashable, @unchecked Swift.Sendable {{", *kept, "}"]


def kept_members(block: list[str], name: str, replaced: list[list[str]], availability: Availability) -> list[str]:
    """Returns the members that UIKit has as well, each with its availability."""
    kept = []
    for member in members(block) if len(block) > 1 else []:
        text = " ".join(member)
        if "imulat" in text or re.search(r"\bdeinit$", text.strip()):
            continue
        if any(name == type_name and re.search(pattern, text) for type_name, pattern in replaced):
            continue
        kept += ["  " + one for one in availability.of(name, text, signature(member))]
        kept += [nested_enums(line) for line in nested_members(name, member, availability)]
    return kept


def nested_members(name: str, member: list[str], availability: Availability) -> list[str]:
    """Returns a member, and if it is a type, its own members with their availability."""
    found = re.search(r"\b(enum|struct) (\w+)", member[-1] if len(member) == 1 else " ".join(member[:2]))
    if not found or len(member) == 1:
        return member
    result = []
    for line in member:
        # Cases share a line, but not their availability.
        cases = re.match(r"( *)case ([\w`]+(?:, [\w`]+)+)$", line)
        lines = [f"{cases[1]}case {one}" for one in cases[2].split(", ")] if cases else [line]
        marked = [(availability.of(f"{name}.{found[2]}", "", one.strip()), one) for one in lines]
        if not any(attributes for attributes, _ in marked):
            result.append(line)
            continue
        for attributes, one in marked:
            result += [f"    {attribute_}" for attribute_ in attributes] + [one]
    return result


def derive(simulation: str) -> str:
    """Derives UIKit's interface from the simulation's."""
    found = [(*name_of(block), block) for block in blocks(renamed(simulation))]
    required = {name: set(map(signature, members(block))) for kind, name, block in found if kind == "protocol"}
    defaults: dict[str, set[str]] = {}
    for kind, name, block in found:
        if kind == "extension" and name in required:
            defaults.setdefault(name, set()).update(required[name] & set(map(signature, members(block))))
    replaced = [line.split(None, 1) for line in table("Replaced.txt")]
    added = {name_of(block)[1]: block[1:-1] for block in blocks((FOLDER / "Members.swiftinterface").read_text())}
    availability, result = Availability(), []
    for kind, name, block in found:
        if is_dropped(name, block[0]):
            continue
        if kind == "extension" and name in defaults and name != "UIContentView":
            # Default implementations are removed: in UIKit these requirements are optional.
            kept = [member for member in members(block) if signature(member) not in defaults[name]]
            if not kept:
                continue
            block = [block[0], *sum(kept, []), block[-1]]
        if name in STRUCTURES and kind == "struct":
            result += structure(name, block)
            continue
        kept = kept_members(block, name, replaced, availability)
        if kind != "extension":
            kept += added.pop(name, [])
        if len(block) > 1:
            block = [block[0], *kept, block[-1]]
        result += availability.of(name if kind != "extension" else "", block[0])
        result += objc(block, kind, name, defaults)
    if added or availability.unused():
        raise SystemExit(f"derive.py: the simulation has no {', '.join(list(added) + availability.unused())}")
    return HEAD + "\n".join(result) + "\n" + (FOLDER / "Additions.swiftinterface").read_text()
