"""Writes the page of the documentation that shows floors and rooms."""

import os

import ratchet

INTRODUCTION = """\
# Floors

The sources of the core are divided into rooms, and each room stands on a floor. A room may use the rooms on lower floors.
It may also use rooms of its own floor, as long as these do not use it. A behavior never uses another behavior.

`Scripts/check-floors` finds in the code which types, members and state each room mentions, and so which rooms it uses. A
use that these rules forbid is a forbidden arrow: the check refuses new ones. `Scripts/check-floors --list ROOM` prints
where a room uses others. [The plan](../Scripts/floors.txt) states which file belongs to which room.

The script generates this page. It counts lines of code without comments and empty lines, and rounds the numbers.
"""


def table(house):
    """Returns the page."""
    plan, left = house.plan, len(house.placesOf())
    rows = ["| floor | room | lines of code | uses | forbidden arrows left |", "|---|---|---:|---|---|"]
    for room in sorted(plan.rooms.values(), key=lambda room: (-room.floor.rank, room.order)):
        rows.append(row(house, room))
    lines = [INTRODUCTION, *rows, "", summary(len(house.forbidden), left), ""]
    lines += ["| part | lines of code today | at most in the end |", "|---|---:|---:|"]
    for limit in plan.limits:
        today = ratchet.inSteps(house.lines(plan.roomsIn(limit.parts)))
        lines.append(f"| {limit.name} | ≤ {today:,} | {limit.aim:,} |")
    return "\n".join(lines) + "\n"


def summary(arrows, places):
    """Returns a sentence about what is left."""
    if arrows == 0:
        return "No arrow is forbidden."
    return f"{arrows} forbidden arrows are left, in {places} places."


def row(house, room):
    """Returns the line of a room."""
    plan = house.plan
    targets = [other for other in plan.rooms.values() if house.counts.get((room.name, other.name))]
    allowed = [other.name for other in targets if (room.name, other.name) not in house.forbidden]
    forbidden = [
        f"{other.name} {house.counts[room.name, other.name]}" for other in targets
        if (room.name, other.name) in house.forbidden]
    lines = round(house.lines([room]), -2) or "< 100"
    lines = f"{lines:,}" if isinstance(lines, int) else lines
    return (f"| {room.floor.name} {room.floor.title} | [{room.name}]({link(plan, room)}) | {lines} "
            f"| {', '.join(allowed)} | {', '.join(forbidden)} |")


def link(plan, room):
    """Returns the way from the page to a room's folder, or to its first file."""
    for pattern in room.patterns:
        for source in plan.sources:
            path = os.path.join(source, pattern)
            if os.path.isdir(os.path.join(plan.root, path)):
                return "../" + path
    return "../" + os.path.dirname(room.files[0]) if room.files else ""
