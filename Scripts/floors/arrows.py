"""Computes the arrows between rooms from the code: who uses whose types, members, and state of the engine."""

import os
from collections import Counter, defaultdict
from dataclasses import dataclass

import swift

ENGINE = "Engine"
# Members of the standard library: a name after a dot is not counted where it may be one of these.
COMMON = set(
    "count map filter first last index indices isEmpty description append insert remove contains sorted reversed min "
    "max joined reduce compactMap flatMap forEach enumerated prefix suffix dropFirst dropLast hash hashValue rawValue "
    "keys values start end lowerBound upperBound offset sum some none zip swap split starts union subtract "
    "intersection subtracting formUnion isSubset removeAll removeFirst removeLast popLast reserveCapacity capacity "
    "replaceSubrange startIndex endIndex makeIterator next name key value id element round rounded magnitude "
    "truncatingRemainder advanced distance clamped cancel debugDescription isFinite isNaN firstIndex lastIndex "
    "allSatisfy partition shuffled stride self init subscript height width origin size x y minX minY maxX maxY".split())


@dataclass(frozen=True)
class Place:
    """A place in the code of one room that uses another room."""

    source: str
    target: str
    kind: str  # type, member or state
    file: str
    line: int
    name: str


class House:
    """What was read of all files, and what its rooms use of one another."""

    def __init__(self, plan):
        self.plan = plan
        self.files = {path: self.load(path) for path, _ in plan.swiftFiles(plan.sources)}
        self.files = {path: file for path, file in self.files.items() if path in plan.roomOf}
        self.neighbors = [self.load(path) for path, _ in plan.swiftFiles(plan.neighbors)]
        self.ambiguous = Counter()
        self.collect()
        self.places = [place for path, file in self.files.items() for place in self.placesIn(path, file)]
        self.judge()

    def load(self, path):
        with open(os.path.join(self.plan.root, path), encoding="utf-8") as file:
            return swift.read(path, file.read())

    def collect(self):
        """Notes who declares what."""
        self.top, self.members = defaultdict(set), defaultdict(list)
        self.nestedIn, self.generics = defaultdict(dict), defaultdict(set)
        for path, file in self.files.items():
            room = self.plan.roomOf[path].name
            for name, around, _, private in file.types:
                if around:
                    self.nestedIn[around][name] = room
                elif not private:
                    self.top[name].add(room)
            for around, name in file.generics:
                self.generics[around].add(name)
            for member in file.members:
                self.members[member.name].append(member)
        self.foreign = {member.name for file in self.neighbors for member in file.members}
        self.labels = {label for file in self.files.values() for label in file.labels}
        self.stored = {}
        for path, file in self.files.items():
            for (around, name), types in file.stored.items():
                if around == ENGINE:
                    self.stored[name] = self.roomOfState(name, types, self.plan.roomOf[path])
        for room in self.plan.rooms.values():
            for name in room.state:
                if name in self.stored:
                    self.stored[name] = room
                else:
                    self.plan.faults.append(f"room {room.name}: the engine has no stored property {name}")

    def home(self, name):
        """Returns the room that declares a type at the top of a file; None where there is not exactly one."""
        rooms = self.top.get(name, set())
        return next(iter(rooms)) if len(rooms) == 1 else None

    def roomOfState(self, name, types, own):
        """Returns the room of a stored property: the highest of those of its types, if it stands above the engine's."""
        rooms = [self.plan.rooms[home] for home in map(self.home, types) if home]
        highest = max(rooms, key=lambda room: room.floor.rank, default=own)
        return highest if highest.floor.rank > own.floor.rank else own

    def placesIn(self, path, file):
        """Returns where a file uses other rooms."""
        own, found, typeUses = self.plan.roomOf[path].name, [], []
        for use in file.uses:
            if use.isShadowed:
                continue
            if use.name[0].isupper():
                target, kind = self.roomOfType(use), "type"
            else:
                target, kind = self.roomOfMember(use, path)
            if target and target != own:
                found.append(Place(own, target, kind, path, use.line, use.name))
        for member in file.members:
            named = member.type == ENGINE and member.kind == "stored" and self.stored.get(member.name)
            if named and member.name in named.state and named.name != own:
                found.append(Place(own, named.name, "state", path, member.line, member.name))
        return found

    def roomOfType(self, use):
        """Returns the room of the type that a name means; None where that is not known."""
        if use.receiver:
            if use.receiver == "Self" and use.types:
                return self.nestedIn.get(use.types[-1], {}).get(use.name)
            inside = self.nestedIn.get(use.receiver, {})
            if use.name in inside:
                # The type around it was counted already, unless it is an extension in another room that declares this one.
                return inside[use.name] if inside[use.name] != self.home(use.receiver) else None
            return self.home(use.name) if use.receiver in ("Tessera",) else None
        for around in reversed(use.types):
            if use.name in self.nestedIn.get(around, {}):
                return self.nestedIn[around][use.name]
            if use.name in self.generics.get(around, set()):
                return None
        if use.name in self.top:
            if not self.home(use.name):
                self.ambiguous[use.name] += 1
            return self.home(use.name)
        return None

    def roomOfMember(self, use, path):
        """Returns the room of what a name means, and whether that is a member or state of the engine."""
        declared = [
            member for member in self.members.get(use.name, []) if not member.private or member.file == path]
        if not declared:
            return None, ""
        around = use.types[-1] if use.types else ""
        if use.receiver in ("", "self"):
            own = [member for member in declared if member.type == around]
            return self.roomOf(use, own)
        if use.receiver == "engine":
            return self.roomOf(use, [member for member in declared if member.type == ENGINE])
        if use.receiver != ".":
            typed = [member for member in declared if member.type == use.receiver]
            if typed:
                return self.roomOf(use, typed)
        if use.name in COMMON or use.name in self.foreign or len({member.type for member in declared}) > 1:
            return None, ""
        room, kind = self.roomOf(use, declared)
        if room and use.name in self.labels and not use.isCall:
            self.ambiguous[use.name] += 1  # perhaps an element of a tuple
            return None, ""
        return room, kind

    def roomOf(self, use, declared):
        """Returns the room of one of the members of a type, where only one room declares those that fit."""
        if not declared:
            return None, ""
        around = declared[0].type
        isFunction = any(member.kind == "func" and self.fits(member, use) for member in declared)
        if around == ENGINE and not isFunction and any(member.kind == "stored" for member in declared):
            return self.stored[use.name].name, "state"
        fitting = [member for member in declared if self.fits(member, use)] or declared
        exact = [member for member in fitting if member.kind == "func" and member.labels == use.labels]
        fitting = exact if use.isCall and exact else fitting
        rooms = {self.plan.roomOf[member.file].name for member in fitting}
        if len(rooms) > 1:
            self.ambiguous[use.name] += 1
            return None, ""
        room = next(iter(rooms))
        # The members that a type declares in its own room are counted where the type is named.
        return (None, "") if around != ENGINE and room == self.home(around) else (room, "member")

    @staticmethod
    def fits(member, use):
        """Returns whether a call may be one of a member: it passes what has to be passed, in its order."""
        if member.kind != "func":
            return not use.isCall
        rest = iter(member.labels)
        if not use.isCall or not all(label in rest for label in use.labels):
            return False
        needed = [label for label, optional in zip(member.labels, member.optional) if not optional]
        if use.hasClosure:
            needed = needed[:-1]
        return all(needed.count(label) <= use.labels.count(label) for label in needed)

    def judge(self):
        """Finds out which arrows are forbidden."""
        self.counts = Counter((place.source, place.target) for place in self.places)
        beside = defaultdict(set)
        for source, target in self.counts:
            if self.plan.rooms[source].floor == self.plan.rooms[target].floor:
                beside[source].add(target)
        self.beside = beside
        self.forbidden = {arrow: why for arrow in self.counts if (why := self.why(*arrow))}

    def why(self, source, target):
        """Returns why an arrow is forbidden; None where it is not."""
        source, target = self.plan.rooms[source], self.plan.rooms[target]
        if target.floor.rank > source.floor.rank:
            return "upward"
        if target.floor is source.floor:
            if source.floor.isApart:
                return "sideways"
            if target.order > source.order and self.reaches(target.name, source.name):
                return "cycle"
        return None

    def reaches(self, start, goal):
        """Returns whether a room uses another of its floor, perhaps through others of it."""
        seen, waiting = set(), [start]
        while waiting:
            room = waiting.pop()
            if room == goal:
                return True
            if room not in seen:
                seen.add(room)
                waiting += self.beside[room]
        return False

    def placesOf(self, source=None, target=None):
        """Returns the places of forbidden arrows."""
        return [
            place for place in self.places
            if (place.source, place.target) in self.forbidden
            and source in (None, place.source) and target in (None, place.target)]

    def lines(self, rooms):
        """Returns how many lines rooms have."""
        return sum(self.files[path].lines for room in rooms for path in room.files if path in self.files)
