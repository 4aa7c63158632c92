"""Compares the house with what was left to do when it was committed last: that may only become less."""

import os

PLAN, LEFT, PAGE = "Scripts/floors.txt", "Scripts/floors-left.txt", "Documentation/Floors.md"
STEP = 100  # lines are counted in hundreds, so that not every commit changes a file

HEADER = """\
# The forbidden arrows between rooms that are left, with their places in the code, and how many lines of code some
# rooms have at most. `Scripts/check-floors --update` writes this file, and lets no number grow.
"""


def inSteps(lines):
    """Returns a number of lines, rounded up."""
    return -(-lines // STEP) * STEP


def present(house):
    """Returns the numbers of today by their names in the file."""
    numbers = {f"{source} -> {target}": house.counts[source, target] for source, target in house.forbidden}
    for limit in house.plan.limits:
        numbers[f"lines of {limit.name}"] = inSteps(house.lines(house.plan.roomsIn(limit.parts)))
    return numbers


def committed(root):
    """Returns the numbers that were committed; none where there is no file."""
    path = os.path.join(root, LEFT)
    if not os.path.exists(path):
        return {}
    with open(path) as file:
        rows = [line.rsplit(None, 1) for line in file if line.strip() and not line.startswith("#")]
    return {name: int(number) for name, number in rows}


def text(house):
    """Returns what is to be committed."""
    numbers, order = present(house), house.plan.rooms
    arrows = sorted(house.forbidden, key=lambda arrow: (order[arrow[0]].order, order[arrow[1]].order))
    names = [f"{source} -> {target}" for source, target in arrows]
    names += [f"lines of {limit.name}" for limit in house.plan.limits]
    return HEADER + "\n" + "".join(f"{name} {numbers[name]}\n" for name in names)


def listed(places):
    """Returns a line for each place."""
    return [f"  {place.file}:{place.line}: {place.name} ({place.kind} of {place.target})" for place in places]


def growth(house, before):
    """Returns what has become more, with the places."""
    found = []
    for source, target in house.forbidden:
        name, count = f"{source} -> {target}", house.counts[source, target]
        if count > before.get(name, 0):
            was = f"{before[name]} allowed" if name in before else "a new arrow"
            found.append(f"{name} ({house.forbidden[source, target]}): {count} places, {was}")
            found += listed(house.placesOf(source, target))
    for limit in house.plan.limits:
        name, lines = f"lines of {limit.name}", house.lines(house.plan.roomsIn(limit.parts))
        if lines > before.get(name, 0):
            found.append(f"{name}: {lines}, at most {before.get(name, 0)} allowed")
    return found


def shrinkage(house, before):
    """Returns what has become less than the file says."""
    now = present(house)
    return [
        f"{name}: {now.get(name, 0)} now, but {LEFT} still allows {count}; run Scripts/check-floors --update"
        for name, count in before.items() if now.get(name, 0) < count]
