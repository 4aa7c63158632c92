"""Shows the lines of a file with Textual's line API, its fastest way, for Benchmarks/terminal."""

import mmap
import sys

from rich.segment import Segment
from textual.app import App, ComposeResult
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip


class Rows(ScrollView, can_focus=True):
    def on_mount(self) -> None:
        with open(sys.argv[1], "rb") as file:
            self.text = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # All lines of the file have the same length.
        self.length = self.text.find(b"\n") + 1
        self.virtual_size = Size(self.length, len(self.text) // self.length)

    def render_line(self, y: int) -> Strip:
        start = (y + self.scroll_offset.y) * self.length
        line = self.text[start : start + self.length - 1].decode()
        return Strip([Segment(line)]).adjust_cell_length(self.size.width)

    def key_down(self) -> None:
        self.scroll_relative(y=1, animate=False)

    def key_pagedown(self) -> None:
        self.scroll_relative(y=self.size.height - 1, animate=False)


class Program(App[None]):
    def compose(self) -> ComposeResult:
        yield Rows()

    def on_mount(self) -> None:
        self.query_one(Rows).focus()


Program().run()
