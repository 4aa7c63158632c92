import TesseraKernel
import TesseraLayout
import Testing

import TesseraComponents

@MainActor
@Suite("Parts of rows")
struct PartTests {
  private let image = Image(width: 4, height: 2, pixels: Array(repeating: 0, count: 8))

  // MARK: Texts

  @Test("A text wraps between words, and a line limit ends it with an ellipsis")
  func text() {
    #expect(picture(columns: 8, rows: 3) { Text("one two three") } == "one two\nthree\n\n")
    #expect(picture(columns: 8, rows: 3) { Text("one two three").lineLimit(1) } == "one two…\n\n\n")
  }

  @Test("A line limit of 0 or below is no limit")
  func noLimit() {
    #expect(picture(columns: 4, rows: 2) { Text("one two").lineLimit(0) } == "one\ntwo\n")
    #expect(picture(columns: 4, rows: 2) { Text("one two").lineLimit(-1) } == "one\ntwo\n")
  }

  @Test("A text is as wide as its row, so that its lines can be at the right edge")
  func textAlignment() {
    #expect(picture(columns: 8) { Text("abc").textAlignment(.trailing) } == "     abc\n")
  }

  @Test("The role of a text sets its size and weight, and its own modifiers take precedence")
  func roles() {
    func style(_ text: Text) -> TextStyle? {
      if case .text(_, let style) = ComponentTree(text.italic()).nodes[0].kind { style } else { nil }
    }
    #expect(
      style(Text("a").style(.title)) == TextStyle(isBold: true, isItalic: true, size: .title, lineLimit: nil))
    #expect(
      style(Text("a").bold(false).style(.headline))
        == TextStyle(isBold: false, isItalic: true, size: .body, lineLimit: nil))
    #expect(
      style(Text("a").style(.caption).foreground(.accent))
        == TextStyle(color: .accent, isItalic: true, size: .caption, lineLimit: nil))
    #expect(
      style(Text("a").monospaced()) == TextStyle(isItalic: true, isMonospaced: true, lineLimit: nil))
  }

  @Test(
    "Equal widths of characters apply to all texts in a component, except to those with a choice of their own"
  )
  func monospaced() {
    let tree = ComponentTree(
      VStack {
        Text("code")
        Text("prose").monospaced(false)
      }
      .monospaced())
    let styles = tree.nodes.compactMap { node -> Bool? in
      if case .text(_, let style) = node.kind { style.isMonospaced } else { nil }
    }
    #expect(styles == [true, false])
  }

  @Test("The accessory of a list row is in the middle on a desktop, and beside the title in a terminal")
  func accessory() {
    let row = DesktopRow { ListRow("Ada", subtitle: "online") { Text("2") } }
    #expect(row.texts["2"].map { $0.minY + $0.maxY } == row.size.height)
    let lines = picture(columns: 12, rows: 2) { ListRow("Ada", subtitle: "online") { Text("2") } }
    #expect(lines == "Ada        2\nonline\n")
  }

  @Test("A badge has a tight space on both sides of its text, and never wraps")
  func badge() {
    let row = DesktopRow {
      VStack { Badge(12) }
    }
    #expect(row.fills == [Rect(x: 0, y: 0, width: 30, height: 20)])
    #expect(picture(columns: 5) { Badge("a b c d") } == " a … \n".replacing(" \n", with: "\n"))
  }

  @Test("A label has an image as high as a line in front of its text")
  func label() {
    let row = DesktopRow { Label("abc", image: image) }
    #expect(row.parts == [Rect(x: 0, y: 0, width: 40, height: 20)])
    #expect(row.texts["abc"] == Rect(x: 46, y: 0, width: 24, height: 20))
  }

  // MARK: Pictures

  @Test(
    "A picture has the height of its size, and the proportions of its image",
    arguments: [
      (ImageSize.line, 40.0, 20.0), (.thumbnail, 80, 40), (.preview, 240, 120), (.fill, 240, 120),
      (.height(10), 20, 10), (.height(1000), 240, 120), (.height(-1), 0, 0),
    ])
  func pictureSize(size: ImageSize, width: Double, height: Double) {
    let row = DesktopRow {
      HStack(alignment: .top) { Picture(image, size: size) }
    }
    #expect(row.parts.map(\.size) == [Size(width: width, height: height)])
  }

  @Test("A picture in a frame with other proportions is not distorted")
  func fittedPicture() {
    let row = DesktopRow {
      Picture(image, size: .line).frame(
        width: .points(60), height: .points(60), horizontal: .stretch, vertical: .stretch)
    }
    #expect(row.drawing.commands.last == .image(image, Rect(x: 0, y: 15, width: 60, height: 30)))
  }

  // MARK: Bars

  @Test("A progress bar is as wide as the row, and filled up to the part that is done")
  func progress() {
    let row = DesktopRow { ProgressBar(0.25) }
    #expect(row.fills.map(\.width) == [240, 60])
    #expect(picture(columns: 6) { ProgressBar(0.5) } == "━━━───\n")
    #expect(DesktopRow { ProgressBar(.nan) }.fills.map(\.width) == [240])
    #expect(DesktopRow { ProgressBar(7) }.fills.map(\.width) == [240, 240])
  }

  @Test("Screen readers say how much of a task is done, once")
  func spokenProgress() {
    func label<C: Component>(_ row: C) -> String? { ComponentCell(row).accessibility.label }
    #expect(
      label(
        HStack {
          Text("film"); ProgressBar(0.254)
        }) == "film 25 %")
    #expect(
      label(
        HStack {
          Text("25 %"); ProgressBar(0.25)
        }) == "25 %")
    #expect(label(ProgressBar(1).accessibilityLabel("Done")) == "Done")
    let button = ComponentCell(
      HStack {
        ProgressBar(0); Button("") {}
      }
    ).accessibility
    #expect(button.label == "0 %" && button.role == nil)
  }

  @Test("A progress bar that is narrower than its height stays in its frame")
  func narrowProgress() {
    let row = DesktopRow {
      HStack { ProgressBar(1).frame(width: .points(2)) }
    }
    #expect(row.fills.map(\.width) == [2, 2])
  }

  @Test("A progress bar in a frame of any width draws no more than the cell shows")
  func wideProgress() {
    let text = picture(columns: 6) {
      HStack { ProgressBar(0.5).frame(width: .points(.infinity)) }
    }
    #expect(text == "━━━━━━\n")
  }

  @Test("A sparkline has a bar for each value, relative to the largest one")
  func sparkline() {
    #expect(picture { Sparkline([0, 1, 2, 4, 8]) } == "▁▂▃▅█\n")
    #expect(picture { Sparkline([.nan, -3, 0]) } == "▁▁▁\n")
    #expect(picture { Sparkline([]) } == "\n")
    #expect(DesktopRow { Sparkline([1, 2]) }.fills.map(\.height) == [10, 20])
  }

  @Test("A sparkline in a row without height draws no bars outside of it")
  func lowSparkline() {
    #expect(DesktopRow(height: 0) { Sparkline([1]) }.fills.map(\.height) == [0])
  }

  // MARK: Controls

  @Test("A terminal shows controls by characters")
  func controls() {
    let text = picture(columns: 30, rows: 3) {
      VStack {
        Button("Save") {}
        Toggle("Wi-Fi", isOn: true) { _ in }
        TextField("Name", text: "", onEdit: { _ in })
      }
    }
    #expect(text == " Save\n[✓] Wi-Fi\nName\n")
  }

  @Test("The title of a toggle without space for it stays in the frame")
  func narrowToggle() {
    let row = DesktopRow(width: 10) { Toggle("Wi-Fi", isOn: true) { _ in } }
    let frame = Rect(x: 0, y: 0, width: 10, height: 34)
    #expect(row.parts == [frame])
    for case .text(_, let rect, _) in row.drawing.commands { #expect(rect.lies(in: frame)) }
  }

  // MARK: Accessibility

  @Test("Assistive technologies read the texts in reading order, without empty ones")
  func readingOrder() {
    let cell = ComponentCell(
      HStack {
        Text("Sound")
        Text("")
        Toggle("", isOn: true) { _ in }
        Button("Reset") {}
      })
    #expect(cell.accessibility.label == "Sound Reset")
    #expect(cell.accessibility.role == nil)
  }

  @Test("A row that is nothing but a button or a toggle has the role of one, and a row with a field has not")
  func roleOfButton() {
    #expect(ComponentCell(Button("a") {}).accessibility.role == .button)
    #expect(ComponentCell(TextField("a", text: "") { _ in }).accessibility.role == nil)
    #expect(ComponentCell(Toggle("a", isOn: true) { _ in }).accessibility.role == .button)
  }

  // MARK: Equality

  @Test("Components with the same numbers are equal, even if a number is NaN")
  func undefinedNumbers() {
    func tree() -> ComponentTree {
      ComponentTree(
        HStack(spacing: .points(.nan)) {
          Sparkline([.nan]).padding(.points(.nan)).frame(width: .atLeast(.nan), height: .points(.nan))
          Picture(image, size: .height(.nan))
        }
        .rowInsets(.points(.nan)))
    }
    #expect(tree() == tree())
  }

  @Test("Handlers are not compared, and titles are")
  func handlers() {
    var count = 0
    #expect(ComponentCell(Button("a") { count += 1 }) == ComponentCell(Button("a") { count -= 1 }))
    #expect(ComponentCell(Button("a") {}) != ComponentCell(Button("b") {}))
    #expect(ComponentCell(Button("a") {}.disabled()) != ComponentCell(Button("a") {}.disabled(false)))
  }
}
