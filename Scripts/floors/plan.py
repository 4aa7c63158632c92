"""The plan of the house: floors, rooms, and which file belongs to which room."""

import fnmatch
import os
from dataclasses import dataclass, field


class PlanError(Exception):
    """What is wrong with the plan, or with what is to follow it."""


@dataclass
class Floor:
    name: str
    title: str
    isApart: bool  # no room of it may use another
    rank: int


@dataclass
class Room:
    name: str
    floor: Floor
    order: int  # its place among the rooms, the lowest first
    patterns: list = field(default_factory=list)
    state: list = field(default_factory=list)  # stored properties of the engine, whose types do not say it
    files: list = field(default_factory=list)


@dataclass
class Limit:
    name: str
    aim: int
    parts: list  # names of rooms and floors


class Plan:
    """The plan as it stands in a file, and the files of a package in its rooms."""

    def __init__(self, root, path):
        self.root, self.sources, self.neighbors = root, [], []
        self.floors, self.rooms, self.limits = {}, {}, []
        room = None
        with open(os.path.join(root, path)) as file:
            for number, line in enumerate(file, 1):
                words = line.split("#")[0].split()
                try:
                    room = self.read(words, line[:1].isspace(), room) if words else room
                except (IndexError, KeyError, ValueError) as error:
                    raise PlanError(f"{path}:{number}: cannot be read: {line.strip()} ({error})") from error
        self.assign()

    def read(self, words, isIndented, room):
        """Reads a line; returns the room that the lines below it belong to."""
        kind, rest = words[0], words[1:]
        if isIndented:
            if kind == "state":
                room.state += rest
            else:
                room.patterns += words
        elif kind == "sources":
            self.sources += rest
        elif kind == "neighbors":
            self.neighbors += rest
        elif kind == "floor":
            isApart = rest[1] == "apart"
            title = " ".join(rest[2 if isApart else 1:])
            self.floors[rest[0]] = Floor(rest[0], title, isApart, len(self.floors))
        elif kind == "room":
            if rest[1] in self.rooms:
                raise ValueError("the room is there twice")
            room = Room(rest[1], self.floors[rest[0]], len(self.rooms))
            self.rooms[room.name] = room
        elif kind == "limit":
            at = rest.index("=")
            self.limits.append(Limit(" ".join(rest[:at - 2]), int(rest[at - 1]), rest[at + 1:]))
        else:
            raise ValueError("no such line")
        return room

    def assign(self):
        """Gives each Swift file its room, the one with the most precise pattern."""
        self.roomOf, self.faults, unused = {}, [], set()
        for room in self.rooms.values():
            unused |= {(room.name, pattern) for pattern in room.patterns}
        for path, inside in self.swiftFiles(self.sources):
            found = []
            for room in self.rooms.values():
                for pattern in room.patterns:
                    if rank := self.rank(pattern, inside):
                        found.append((rank, room.name))
                        unused.discard((room.name, pattern))
            best = max((rank for rank, _ in found), default=None)
            rooms = sorted({name for rank, name in found if rank == best})
            if not rooms:
                self.faults.append(f"{path}: belongs to no room; name one for it in the plan")
            elif len(rooms) > 1:
                self.faults.append(f"{path}: belongs to {' and to '.join(rooms)}")
            else:
                self.roomOf[path] = self.rooms[rooms[0]]
                self.rooms[rooms[0]].files.append(path)
        self.faults += sorted(f"room {name}: there is no file for {pattern}" for name, pattern in unused)

    @staticmethod
    def rank(pattern, path):
        """Returns how precisely a pattern names a file; None where it does not."""
        if pattern.endswith(".swift"):
            if "*" not in pattern:
                return (2, 0) if path == pattern else None
            isSameFolder = os.path.dirname(path) == os.path.dirname(pattern)
            return (1, len(pattern)) if isSameFolder and fnmatch.fnmatchcase(path, pattern) else None
        return (0, len(pattern)) if path.startswith(pattern.rstrip("/") + "/") else None

    def swiftFiles(self, folders):
        """Returns the Swift files in some folders: their paths in the package, and in those folders."""
        found = []
        for folder in folders:
            if not os.path.isdir(os.path.join(self.root, folder)):
                raise PlanError(f"there is no folder {folder}")
            for place, _, names in os.walk(os.path.join(self.root, folder)):
                for name in names:
                    if name.endswith(".swift"):
                        path = os.path.relpath(os.path.join(place, name), self.root)
                        found.append((path, os.path.relpath(path, folder)))
        return sorted(found)

    def roomsIn(self, parts):
        """Returns the rooms that are named, or stand on floors that are named."""
        return [room for room in self.rooms.values() if room.name in parts or room.floor.name in parts]
