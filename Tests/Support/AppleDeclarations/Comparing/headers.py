"""Corrects bindings by what their authors found in comparing them with Apple's headers."""

import re

from bindings import Type, split

COMPLAINT = re.compile(
    r"!(missing|extra)-null-allowed! '(\S+) (?:\w+\.)*(\w+)::([\w.]+)\((.*)\)' .* on (return type|parameter #(\d+))")
# Simple types, by their names in complaints.
SIMPLE = {"String": "string", "Boolean": "bool", "IntPtr": "nint", "NFloat": "nfloat", "Double": "double"}


def correct(types: list[Type], complaints: str) -> int:
    """Corrects the nullability of bindings by what their authors found in comparing them with Apple's headers.

    Returns how many members it corrects.
    """
    by_name = {one.name: one for one in types if one.members}
    corrected = 0
    for line in complaints.splitlines():
        found = COMPLAINT.match(line)
        if not found or found[3] not in by_name:
            continue
        nullable = found[1] == "missing"
        method, parameters = found[4], simplified(found[5])
        for member in by_name[found[3]].members:
            if "(" in member.name or member.is_constant:
                continue
            if method in (f"get_{member.name}", f"set_{member.name}") and not member.types:
                if method.startswith("get_") or not nullable:
                    member.result_nullable = nullable
                else:
                    member.resettable = True
                corrected += 1
            same = member.name == method or method == ".ctor" and member.name == "Constructor"
            if same and [base(one) for one in member.types] == parameters:
                if found[6] == "return type":
                    member.result_nullable = nullable
                else:
                    member.nullable[int(found[7])] = nullable
                corrected += 1
    return corrected


def simplified(parameters: str) -> list[str]:
    """Returns the names of the types in a list of parameters, without their modules and arguments."""
    parts = split(re.findall(r"\w[\w.`]*|\S", parameters))
    return [base("".join(part).split("`")[0].split("<")[0].split(".")[-1]) for part in parts]


def base(kind: str) -> str:
    kind = SIMPLE.get(kind, re.sub(r"<.*|\[\]|&", "", kind).split(".")[-1])
    return kind[1:] if re.match(r"I(UI|NS|CA)[A-Z]", kind) else kind
