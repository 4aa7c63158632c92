"""Reads Swift as far as the arrows between rooms need it: tokens, declared types and members, scopes."""

import re
from dataclasses import dataclass, field

TOKEN = re.compile(r"`?[A-Za-z_]\w*`?|\d[\w.]*|->|[^\s\w]")


def blank(text):
    """Returns the text without comments and string literals; what is interpolated stays, and so do all lines."""
    out, at, end = [], 0, len(text)

    def skip(count):
        nonlocal at
        out.append(re.sub(r"[^\n]", " ", text[at:at + count]))
        at += count

    def string():
        """Skips the literal that begins here, but for what is interpolated."""
        nonlocal at
        hashes = len(text[at:]) - len(text[at:].lstrip("#")) if text[at] == "#" else 0
        quote = '"""' if text.startswith('"""', at + hashes) else '"'
        close, escape = quote + "#" * hashes, "\\" + "#" * hashes
        skip(hashes + len(quote))
        while at < end:
            if text.startswith(close, at):
                return skip(len(close))
            if text.startswith(escape + "(", at):
                skip(len(escape))
                code(inside=True)
            elif text.startswith(escape, at):
                skip(len(escape) + 1)
            elif text[at] == "\n" and quote == '"':
                return
            else:
                skip(1)

    def code(inside=False):
        """Copies code; inside of a string, until the parenthesis that ends what is interpolated."""
        nonlocal at
        depth = 0
        while at < end:
            if text.startswith("//", at):
                stop = text.find("\n", at)
                skip((end if stop < 0 else stop) - at)
            elif text.startswith("/*", at):
                comment()
            elif text[at] == '"' or re.compile(r'#+"').match(text, at):
                string()
            else:
                depth += {"(": 1, ")": -1}.get(text[at], 0)
                out.append(text[at])
                at += 1
                if inside and depth == 0:
                    return

    def comment():
        """Skips a comment in which others may stand."""
        depth = 0
        while at < end:
            if text.startswith("/*", at):
                depth += 1
                skip(2)
            elif text.startswith("*/", at):
                depth -= 1
                skip(2)
                if depth == 0:
                    return
            else:
                skip(1)

    code()
    return "".join(out)


@dataclass(frozen=True)
class Member:
    """A member that a type or one of its extensions declares; the type is empty for what stands alone."""

    type: str
    name: str
    kind: str  # func, var, stored or case
    labels: tuple = ()
    file: str = ""
    line: int = 0
    private: bool = False
    optional: tuple = ()  # which of the labels may be left out


@dataclass
class Scope:
    """What stands between two braces: the body of a type, or code."""

    type: str = ""
    kind: str = ""
    locals: set = field(default_factory=set)
    generics: set = field(default_factory=set)


@dataclass
class Use:
    """A name in code, with the way it is written there."""

    name: str
    line: int
    receiver: str  # "" for none, "self", "engine", "." for anything else, or the name of a type
    types: tuple  # the types in whose bodies it stands, the innermost last
    isCall: bool = False
    labels: tuple = ()
    isShadowed: bool = False
    hasClosure: bool = False  # behind its arguments


@dataclass
class File:
    """What was read of one file."""

    path: str
    lines: int = 0  # of code: without comments and empty lines
    types: list = field(default_factory=list)  # (name, name of the type around it or "", line, private)
    generics: list = field(default_factory=list)  # (type, name of a generic parameter or an associated type)
    members: list = field(default_factory=list)
    stored: dict = field(default_factory=dict)  # (type, property) -> names of types in its declaration
    uses: list = field(default_factory=list)
    labels: set = field(default_factory=set)  # of arguments, parameters and tuples


TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}
BRANCHES = {"if", "while", "for", "catch"}
KEYWORDS = TYPES | BRANCHES | set(
    "func var let init subscript deinit case switch return guard else in where is as try await throw throws do repeat "
    "break continue fallthrough default defer import typealias associatedtype operator static public private "
    "fileprivate internal package open final mutating nonmutating lazy weak unowned some any inout self super true "
    "false nil get set didSet willSet rethrows async override convenience required indirect nonisolated isolated "
    "consuming borrowing sending Self".split())
PRIVATE = {"private", "fileprivate"}
MODIFIERS = PRIVATE | set(
    "static public internal package open final mutating nonmutating lazy weak unowned override convenience required "
    "indirect nonisolated class prefix postfix infix isolated consuming".split())


class Reader:
    """Reads one file."""

    def __init__(self, path, text):
        code = blank(text).split("\n")
        self.file = File(path, lines=sum(1 for line in code if line.strip()))
        self.tokens, self.where = [], []
        for number, line in enumerate(code, 1):
            for token in TOKEN.findall(line):
                self.tokens.append(token.strip("`") if len(token) > 1 else token)
                self.where.append(number)
        # The names of engines in this file: `engine`, and those that are declared as one.
        self.engines = {"engine"} | {
            self.tokens[at - 2] for at, token in enumerate(self.tokens)
            if token == "Engine" and self.token(at - 1) == ":" and self.token(at + 1) != "."}
        self.scopes = [Scope(kind="file")]
        self.depth = 0  # of parentheses and brackets
        self.depths = []
        self.header = None  # the type whose body the next brace opens
        self.branch = None  # the depth at which the next brace opens a branch
        self.pending = set()  # names that are declared for what the next brace opens
        self.generics = set()  # the same for generic parameters
        self.isGuarded = False

    def token(self, index):
        return self.tokens[index] if 0 <= index < len(self.tokens) else ""

    @property
    def isInType(self):
        return self.scopes[-1].kind in ("type", "file") and self.depth == self.base

    @property
    def base(self):
        return self.depths[-1] if self.depths else 0

    def closing(self, index):
        """Returns the position of what closes the bracket at a position."""
        depth = 0
        while index < len(self.tokens):
            if self.tokens[index] in "([{":
                depth += 1
            elif self.tokens[index] in ")]}":
                depth -= 1
                if depth == 0:
                    return index
            index += 1
        return len(self.tokens) - 1

    def read(self):
        index = 0
        while index < len(self.tokens):
            index = self.step(index)
        return self.file

    def step(self, index):
        """Reads what stands at a position, and returns the position behind it."""
        token, before = self.tokens[index], self.token(index - 1)
        if token == "{":
            return self.open(index)
        if token == "}":
            self.depth = self.depths.pop() if self.depths else 0
            if len(self.scopes) > 1:
                self.scopes.pop()
        elif token in "([":
            self.depth += 1
        elif token in ")]":
            self.depth -= 1
        elif before == ".":
            self.use(index)
        elif token == "import":
            line = self.where[index]
            while index < len(self.tokens) and self.where[index] == line:
                index += 1
            return index
        elif token in TYPES and re.match(r"[A-Z]", self.token(index + 1)):
            return self.declareType(index)
        elif token in ("typealias", "associatedtype"):
            name, around = self.token(index + 1), self.scopes[-1].type
            if token == "typealias":
                self.file.types.append((name, around, self.where[index], self.isPrivate(index)))
            else:
                self.file.generics.append((around, name))
            return index + 2
        elif token == "func" or (token in ("init", "subscript") and self.scopes[-1].kind == "type"
                                 and self.token(index + 1) in ("(", "<", "?", "!")):
            return self.declareFunction(index)
        elif token in ("var", "let"):
            return self.declareValues(index)
        elif token == "case":
            return self.declareCases(index)
        elif token in BRANCHES and self.scopes[-1].kind != "type":
            self.branch = self.depth
            if token == "for" and (names := self.pattern(index + 1)):
                self.pending |= names
                return self.closing(index + 1) + 1 if self.token(index + 1) == "(" else index + 2
        elif token == "guard":
            self.isGuarded = True
        elif token == "else":
            self.isGuarded = False
        elif token == "$" or token in KEYWORDS:
            pass
        elif re.match(r"[A-Za-z_]", token):
            self.use(index)
        return index + 1

    def open(self, index):
        """Opens the scope of a brace, with what was declared for it."""
        isDefault = self.isFunction and self.depth > self.base  # a closure in the header of a function
        self.depths.append(self.depth)
        if isDefault:
            self.scopes.append(Scope(self.scopes[-1].type, "code", locals=self.closureNames(index)))
            return index + 1
        if self.header is not None:
            scope, self.header = Scope(self.header, "type"), None
        else:
            scope = Scope(self.scopes[-1].type, "code")
            if self.branch is None or self.branch == self.depth or self.isFunction:
                scope.locals, self.pending, self.branch = self.pending, set(), None
            scope.locals |= self.closureNames(index)
        scope.generics, self.generics = self.generics, set()
        self.isFunction = False
        self.scopes.append(scope)
        return index + 1

    isFunction = False

    def closureNames(self, index):
        """Returns the names of a closure's parameters."""
        names, at, line = set(), index + 1, self.where[index]
        if self.token(at) == "[":
            at = self.closing(at) + 1
        while at < len(self.tokens) and self.where[at] <= line + 1 and at < index + 60:
            token = self.tokens[at]
            if token == "in":
                return names
            if token in "{}=" or token in KEYWORDS - {"inout", "some", "any", "throws", "async", "sending"}:
                return set()
            if re.match(r"[a-z_]", token) and self.token(at - 1) in ("{", "(", ",", "]"):
                names.add(token)
            at += 1
        return set()

    def isPrivate(self, index):
        """Returns whether the declaration at a position is only for its file."""
        at = index - 1
        while at >= 0:
            if self.tokens[at] == ")" and self.token(at - 2) == "(":
                at -= 4 if self.token(at - 1) == "set" else 3  # private(set)
                continue
            if self.tokens[at] in PRIVATE:
                return True
            if self.tokens[at] not in MODIFIERS:
                return False
            at -= 1
        return False

    def declareType(self, index):
        kind, name, at = self.tokens[index], self.tokens[index + 1], index + 2
        if kind == "extension":
            self.use(index + 1)
            while self.token(at) == ".":
                name, at = self.tokens[at + 1], at + 2
        else:
            self.file.types.append((name, self.scopes[-1].type, self.where[index], self.isPrivate(index)))
            names, at = self.genericNames(at)
            self.file.generics += [(name, generic) for generic in names]
            self.generics = names
        self.header = name
        return at

    def genericNames(self, at):
        """Returns the names of generic parameters that begin at a position, and the position of the first of them."""
        if self.token(at) != "<":
            return set(), at
        names, depth, start = set(), 0, at
        while at < len(self.tokens):
            depth += {"<": 1, ">": -1}.get(self.tokens[at], 0)
            if depth == 1 and self.tokens[at] in "<,":
                names.add(self.token(at + 1))
            if depth == 0:
                break
            at += 1
        return names - {"each"}, start

    def declareFunction(self, index):
        """Notes a function and its parameters; types in its header are read as other code is."""
        kind, at = self.tokens[index], index + 1
        name = kind
        self.pending, self.generics, self.branch = set(), set(), None
        if kind == "func":
            name, at = self.token(at), at + 1
            while self.token(at) not in ("(", "<") and at < len(self.tokens):
                at += 1  # operators
            if not re.match(r"\w", name) and self.token(at) == "<" and self.token(at + 1) in ("(", "<"):
                at += 1
        names, _ = self.genericNames(at)
        self.generics = names
        start = at
        while self.token(at) != "(" and at < len(self.tokens):
            at += 1
        labels, optional, depth = [], [], 0
        for position in range(at, self.closing(at) + 1):
            token = self.tokens[position]
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token, 0)
            if token == ":" and depth == 1:
                inner, outer = self.tokens[position - 1], self.tokens[position - 2]
                labels.append(outer if outer not in "(," and outer != "@" else inner)
                self.pending.add(inner)
                self.file.labels |= {inner, outer}
                optional.append(False)
            elif token == "=" and depth == 1 and optional:
                optional[-1] = True
        if kind != "subscript":
            self.member(index, name, "func", tuple(labels), tuple(optional))
        self.isFunction = True
        return start

    def member(self, index, name, kind, labels=(), optional=()):
        if self.scopes[-1].kind in ("type", "file"):
            self.file.members.append(Member(
                self.scopes[-1].type, name, kind, labels, self.file.path, self.where[index],
                self.isPrivate(index), optional))

    def declareValues(self, index):
        """Notes properties, or local names from the next line on."""
        names = self.pattern(index + 1)
        if self.isInType:
            if self.scopes[-1].kind == "type":
                self.pending, self.isFunction = set(), False
            for name in names:
                stored = self.storedTypes(index + 2)
                self.member(index, name, "var" if stored is None else "stored")
                if stored is not None:
                    self.file.stored[self.scopes[-1].type, name] = stored
            return index + 2 if self.token(index + 1) != "(" else index + 1
        at = index + 1
        isCondition = (self.branch is not None or self.isGuarded) and self.depth == self.base
        if isCondition and names and self.token(at + 1) not in ("=", ":"):
            self.use(at)  # if let name { … }
        if self.branch is not None and not self.isGuarded:
            self.pending |= names
        elif self.depth > self.base or self.token(index - 1) == "case":
            self.scopes[-1].locals |= names
        else:
            self.later(names, at)
        if self.token(at) == "(":
            return self.closing(at) + 1
        return at + 1

    def later(self, names, at):
        """Notes names that hold from the next line on."""
        self.scopes[-1].locals |= {(name, self.where[at]) for name in names}

    def pattern(self, at):
        """Returns the names that a pattern declares."""
        if self.token(at) in ("case", "let", "var"):
            return set()
        if self.token(at) == "(":
            inside = self.tokens[at:self.closing(at)]
            return {name for name in inside if re.match(r"[a-z_]\w*$", name) and name not in KEYWORDS}
        name = self.token(at)
        return {name} if re.match(r"[a-z_]\w*$", name) else set()

    def storedTypes(self, at):
        """Returns the types that a stored property's declaration names; nil for a computed one."""
        names, depth, start = [], 0, self.where[at - 1]
        while at < len(self.tokens):
            token = self.tokens[at]
            if token == "{" and depth == 0:
                return names if self.token(at + 1) in ("didSet", "willSet") or self.token(at - 1) == "=" else None
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(token, 0)
            if self.where[at] != start and depth == 0 and self.tokens[at - 1] not in ("=", ":", "->", ","):
                return names
            if token == "}" or depth < 0:
                return names
            if re.match(r"[A-Z]", token):
                names.append(token)
            start = self.where[at]
            at += 1
        return names

    def declareCases(self, index):
        """Notes the cases of an enumeration; elsewhere a pattern begins."""
        if self.scopes[-1].kind != "type":
            return index + 1
        at, line = index + 1, self.where[index]
        while re.match(r"[a-z_]", self.token(at)):
            self.member(at, self.tokens[at], "case")
            after = at + 1
            if self.token(after) == "(":
                for position in range(after, self.closing(after)):
                    if re.match(r"[A-Z]", self.tokens[position]):
                        self.use(position)
                after = self.closing(after) + 1
            elif self.token(after) == "=":
                after += 2
            at = after + 1
            if self.token(after) != ",":
                return after
        return at if self.where[index] == line else index + 1

    def use(self, index):
        """Notes a name in code."""
        name, line = self.tokens[index], self.where[index]
        before, after = self.token(index - 1), self.token(index + 1)
        if name in KEYWORDS or name == "_" or before in ("#", "@", "func"):
            return
        types = tuple(scope.type for scope in self.scopes if scope.kind == "type")
        if re.match(r"[A-Z]", name):
            if before == "." and not re.match(r"[A-Z]", self.token(index - 2)):
                return
            shadowed = before != "." and (
                name in self.generics or any(name in scope.generics for scope in self.scopes))
            receiver = self.token(index - 2) if before == "." else ""
            self.file.uses.append(Use(name, line, receiver, types, isShadowed=shadowed))
            return
        if before == ".":
            at = index - 2
            while self.token(at) in ("?", "!"):
                at -= 1
            receiver = self.token(at)
            if receiver == "self" and self.token(at - 1) == ".":
                receiver = "."
            if receiver in self.engines:
                receiver = "engine"
            elif receiver != "self" and not re.match(r"[A-Z]\w*$", receiver):
                receiver = "."
        else:
            receiver = ""
            if after == ":" and before in ("(", ",", "["):
                self.file.labels.add(name)
                return
            if self.isFunction and self.depth > self.base and before != "=":
                return  # the header of a function
        # A brace behind a condition does not open a closure.
        hasClosure = after == "{" and self.branch != self.depth
        isCall, labels = (after == "(" or hasClosure) and self.where[index + 1] == line, ()
        if after == "(":
            labels = self.callLabels(index + 1)
            hasClosure = self.token(self.closing(index + 1) + 1) == "{"
        # A call with labels calls no local value.
        isShadowed = receiver == "" and set(labels) <= {"_"} and self.isLocal(name, line)
        self.file.uses.append(Use(name, line, receiver, types, isCall, labels, isShadowed, hasClosure))

    def isLocal(self, name, line):
        """Returns whether a name is one of a parameter or a local value."""
        if self.branch is not None and name in self.pending:
            return True
        for scope in reversed(self.scopes):
            if scope.kind != "code":
                return False
            for local in scope.locals:
                if local == name or isinstance(local, tuple) and local[0] == name and line > local[1]:
                    return True
        return False

    def callLabels(self, index):
        """Returns the labels of a call's arguments, `_` for those without."""
        labels, depth, at, end = [], 0, index, self.closing(index)
        expects = True
        while at < end:
            token = self.tokens[at]
            if depth == 1 and expects and token not in "()":
                labels.append(token if self.token(at + 1) == ":" else "_")
                expects = False
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(token, 0)
            if depth == 2 and expects and token in "([{":
                labels.append("_")
                expects = False
            if token == "," and depth == 1:
                expects = True
            at += 1
        return tuple(labels)


def read(path, text):
    """Reads one file."""
    return Reader(path, text).read()
