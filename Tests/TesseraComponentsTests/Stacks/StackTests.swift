import TesseraComponents
import TesseraLayout
import Testing

@MainActor
@Suite("Stacks")
struct StackTests {
  // MARK: Widths

  @Test("The longest of texts that do not fit beside each other gives up width")
  func shrinking() {
    let row = DesktopRow(width: 240) {
      HStack(spacing: .none) {
        Text("aaaa aaaa aaaa")
        Text("bbbb bbbb bbbb bbbb bbbb bbbb")
      }
    }
    #expect(row.frames[1...2].map(\.width) == [104, 136])
    #expect(row.size.height == 40)
  }

  @Test("Short texts keep their lines beside a long text that is cut")
  func shortBesideCut() {
    let text = picture(columns: 30, rows: 2) {
      HStack {
        Text("Ines")
        Text("The ferry leaves an hour earlier").lineLimit(1)
        Spacer()
        Text("12 May").style(.caption)
      }
    }
    #expect(text == "Ines The ferry leaves…  12 May\n\n")
  }

  @Test("Texts that are longer than an equal share of the width become equally wide")
  func equalShares() {
    let row = DesktopRow(width: 240) {
      HStack(spacing: .none) {
        Text("bbbb bbbb bbbb bbbb bbbb bbbb")
        Text("aa")
        Text("cccc cccc cccc cccc cccc")
      }
    }
    #expect(row.frames[1...3].map(\.width) == [112, 16, 112])
  }

  @Test("A button beside a long text keeps its width")
  func buttonKeepsWidth() {
    let row = DesktopRow(width: 120) {
      HStack {
        Text("a long text beside a button")
        Button("OK") {}
      }
    }
    #expect(row.parts == [Rect(x: 120 - 52, y: (row.size.height - 34) / 2, width: 52, height: 34)])
  }

  @Test("Bars share the width that a text leaves")
  func bars() {
    let row = DesktopRow(width: 240) {
      HStack(spacing: .none) {
        Text("abcde")
        ProgressBar(0.5)
        ProgressBar(0.5)
      }
    }
    #expect(row.parts.map(\.width) == [100, 100])
  }

  @Test("A bar of at least a width shares the width of the stack")
  func barOfLeastWidth() {
    let row = DesktopRow(width: 240) {
      HStack(spacing: .none) {
        Text("abcde")
        ProgressBar(0.5).frame(width: .atLeast(50))
      }
    }
    #expect(row.texts["abcde"] == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(row.parts.map(\.width) == [200])
  }

  @Test("A picture that fills leaves a text beside it its width")
  func fillingPicture() {
    let row = DesktopRow(width: 240) {
      HStack(spacing: .none) {
        Picture(Image(width: 2, height: 1, pixels: [1, 2]), size: .fill)
        Text("abcde")
      }
    }
    #expect(row.parts == [Rect(x: 0, y: 0, width: 200, height: 100)])
    #expect(row.texts["abcde"]?.width == 40)
  }

  // MARK: Heights

  @Test("A frame of a fixed height keeps it in a column that is too low")
  func fixedHeight() {
    let row = DesktopRow(height: 60) {
      VStack(spacing: .none) {
        Text("a").frame(height: .points(40))
        Text("b\nb")
      }
    }
    #expect(row.frames[1].height == 40)
    #expect(row.texts["b\nb"]?.height == 20)
  }

  @Test("A row that was measured in a low space is as high as it needs in a higher one")
  func lowSpaceFirst() {
    let cell = ComponentCell(
      VStack {
        Text("a")
        Text("b")
        Text("c")
      })
    let text = ProportionalText(.desktop)
    let low = cell.measure(offered: Size(width: 100, height: 40), text: text)
    let high = cell.measure(offered: Size(width: 100, height: 400), text: text)
    #expect(low.height == 40)
    #expect(high.height == 78)
  }

  // MARK: Spacers

  @Test("A spacer in a column pushes texts to the top and the bottom edge")
  func spacerInColumn() {
    let text = picture(rows: 3) {
      VStack {
        Text("top")
        Spacer()
        Text("bottom")
      }
      .frame(height: .characters(3))
    }
    #expect(text == "top\n\nbottom\n")
  }

  @Test("A spacer behind a text makes the stack of both take the width that others leave")
  func spacerInDepth() {
    let text = picture(columns: 11) {
      HStack(spacing: .none) {
        ZStack {
          Spacer()
          Text("a")
        }
        Text("bb")
      }
    }
    #expect(text == "    a    bb\n")
  }

  @Test("The background of a spacer fills the stack")
  func spacerWithBackground() {
    let row = DesktopRow(height: 50) {
      ZStack {
        Spacer().background(.surface)
        Text("a")
      }
    }
    #expect(row.fills == [Rect(x: 0, y: 0, width: 240, height: 50)])
  }

  // MARK: Alignment

  @Test("The baselines of a title and a caption are in a line")
  func firstBaseline() {
    let row = DesktopRow {
      HStack(alignment: .firstBaseline) {
        Text("Title").style(.title)
        Text("caption").style(.caption)
      }
    }
    #expect(row.texts["Title"]?.minY == 0)
    #expect(row.texts["caption"]?.minY == 18.75 - 11.25)
    #expect(row.size.height == 25)
  }

  @Test("The baseline of the last line of a paragraph is in a line with that of a text beside it")
  func lastBaseline() {
    let row = DesktopRow {
      HStack(alignment: .lastBaseline) {
        Text("a\nb\nc")
        Text("d")
      }
    }
    #expect(row.texts["d"]?.minY == 40)
  }

  @Test("A text that is stretched has the baseline of its last line, not one at its bottom edge")
  func lastBaselineOfStretchedText() {
    let row = DesktopRow {
      HStack(alignment: .lastBaseline) {
        Text("a").frame(height: .points(100), vertical: .stretch)
        Text("b")
      }
    }
    #expect(row.texts["a"]?.minY == row.texts["b"]?.minY)
  }

  @Test(
    "A column places its texts at the left edge, in the middle or at the right edge",
    arguments: [
      (HorizontalAlignment.leading, "abc\na\n"), (.center, "abc\n a\n"), (.trailing, "abc\n  a\n"),
    ])
  func columnAlignment(alignment: HorizontalAlignment, expected: String) {
    let text = picture(rows: 2) {
      VStack(alignment: alignment) {
        Text("abc")
        Text("a")
      }
    }
    #expect(text == expected)
  }

  @Test(
    "A row places its texts at the top, in the middle or at the bottom",
    arguments: [
      (VerticalAlignment.top, "a x\nb\nc\n"), (.center, "a\nb x\nc\n"), (.bottom, "a\nb\nc x\n"),
    ])
  func rowAlignment(alignment: VerticalAlignment, expected: String) {
    let text = picture(rows: 3) {
      HStack(alignment: alignment) {
        Text("a\nb\nc")
        Text("x")
      }
    }
    #expect(text == expected)
  }

  @Test("The last component of a ZStack is in front, in the middle")
  func depth() {
    let text = picture(columns: 5) {
      ZStack {
        Text("-----")
        Text("x")
      }
    }
    #expect(text == "--x--\n")
  }

  @Test("A stretched component of a ZStack reaches from edge to edge of a frame around it")
  func stretchedDepth() {
    let row = DesktopRow {
      ZStack(horizontal: .stretch, vertical: .stretch) { Text("a").background(.surface) }
        .frame(width: .points(100), height: .points(50), horizontal: .stretch, vertical: .stretch)
    }
    #expect(row.fills == [Rect(x: 0, y: 0, width: 100, height: 50)])
  }

  // MARK: Dividers

  @Test("A divider is a line across the stack around it")
  func dividers() {
    let column = DesktopRow {
      VStack(spacing: .none) {
        Text("a")
        Divider()
        Text("b")
      }
    }
    #expect(column.parts == [Rect(x: 0, y: 20, width: 240, height: 1)])
    let row = DesktopRow {
      HStack(spacing: .none) {
        Text("a")
        Divider()
        Text("b\nc")
      }
    }
    #expect(row.parts == [Rect(x: 8, y: 0, width: 1, height: 40)])
  }

  @Test("Spaces are those of the host")
  func spaces() {
    let distances = [Space.none, .tight, .regular, .loose, .points(5), .points(-5)].map { space in
      let row = DesktopRow {
        HStack(spacing: space) {
          Text("a")
          Text("b")
        }
      }
      return (row.texts["b"]?.minX ?? 0) - 8
    }
    #expect(distances == [0, 6, 12, 18, 5, 0])
  }
}
