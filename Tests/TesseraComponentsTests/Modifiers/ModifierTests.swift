import TesseraKernel
import TesseraLayout
import Testing

@testable import TesseraComponents

@MainActor
@Suite("Modifiers")
struct ModifierTests {
  // MARK: Space

  @Test("Padding adds space at the stated edges")
  func padding() {
    let row = DesktopRow { Text("a").padding(.top, .points(7)).padding(.left) }
    #expect(row.texts["a"] == Rect(x: 12, y: 7, width: 8, height: 20))
    #expect(row.size.height == 27)
    #expect(picture { Text("a").padding() } == " a\n")
  }

  @Test("Padding of points that are no extent adds no space")
  func hostilePadding() {
    #expect(DesktopRow { Text("a").padding(.points(-5)) }.texts["a"]?.origin == .zero)
    #expect(DesktopRow { Text("a").padding(.points(.nan)) }.texts["a"]?.origin == .zero)
  }

  // MARK: Frames

  @Test(
    "A frame has the width that it states",
    arguments: [
      (FrameExtent.points(100), 100.0), (.characters(4), 32), (.fill, 240), (.atLeast(100), 100),
      (.atLeast(5), 24),
      (.atMost(100), 24), (.atMost(10), 8), (.points(.nan), 0), (.points(-1), 0), (.characters(-1), 0),
      (.atLeast(.nan), 24), (.atMost(.infinity), 24), (.atLeast(-.infinity), 24),
    ])
  func widths(width: FrameExtent, expected: Double) {
    let row = DesktopRow {
      HStack { Text("abc").frame(width: width) }
    }
    #expect(row.frames[1].width == expected)
  }

  @Test(
    "A frame has the height that it states",
    arguments: [
      (FrameExtent.points(100), 100.0), (.characters(2), 40), (.fill, 200), (.atLeast(100), 100),
      (.atMost(10), 10),
    ])
  func heights(height: FrameExtent, expected: Double) {
    let row = DesktopRow(height: 200) {
      HStack { Text("abc").frame(height: height) }
    }
    #expect(row.frames[1].height == expected)
  }

  @Test("The content of a frame is at the stated place in it")
  func places() {
    #expect(picture(columns: 9) { Text("abc").frame(width: .fill, horizontal: .trailing) } == "      abc\n")
    #expect(picture(columns: 9) { Text("abc").frame(width: .fill, horizontal: .center) } == "   abc\n")
    #expect(picture(columns: 9) { Text("abc").frame(width: .fill) } == "abc\n")
    #expect(
      picture(rows: 3) { Text("a").frame(height: .characters(3), vertical: .bottom) } == "\n\na\n")
  }

  @Test("A frame that fills takes the width that other parts of a stack leave")
  func fillingFrame() {
    let text = picture(columns: 12) {
      HStack {
        Text("abc").frame(width: .fill)
        Text("x")
      }
    }
    #expect(text == "abc        x\n")
  }

  @Test("A frame of any number of characters has a finite size")
  func enormousFrame() {
    let cell = ComponentCell(Text("a").frame(width: .characters(.max), height: .characters(.max)))
    let size = cell.measure(
      offered: Size(width: Size.largestExtent, height: Size.largestExtent), text: ProportionalText(.desktop))
    #expect(size.height <= Size.largestExtent + 12)
  }

  // MARK: Backgrounds

  @Test("A background is behind the component with its padding, and a border in front of both")
  func background() {
    let row = DesktopRow {
      HStack { Text("a").padding(.points(3)).background(.surface).border() }
    }
    let frame = Rect(x: 0, y: 0, width: 14, height: 26)
    #expect(row.drawing.commands.count == 3)
    #expect(row.drawing.commands.first == .fill(frame, .surface, cornerRadius: 0))
    #expect(row.drawing.commands.last == .stroke(frame, .separator, width: 1, cornerRadius: 0))
  }

  @Test("A capsule is rounded by half of its height, and a rounded corner as the host rounds its own")
  func corners() {
    func radius(_ corner: Corner) -> Double? {
      let row = DesktopRow { Text("a").frame(width: .points(60)).background(.surface, corner: corner) }
      if case .fill(_, _, let radius)? = row.drawing.commands.first { return radius }
      return nil
    }
    #expect([Corner.square, .rounded, .capsule].map(radius) == [0, 6, 10])
  }

  @Test("An overlay is in front of the component, at an edge")
  func overlay() {
    let text = picture(columns: 8) {
      Text("abcdef").overlay(horizontal: .trailing) { Text("X") }
    }
    #expect(text == "abcdeX\n")
  }

  // MARK: Settings

  @Test("Texts inherit the style of the components around them")
  func inheritedStyle() {
    let tree = ComponentTree(
      VStack {
        Text("a")
        Text("b").bold(false)
        Text("c").lineLimit(nil)
      }
      .style(.headline).lineLimit(1))
    let styles = tree.nodes.compactMap { if case .text(_, let style) = $0.kind { style } else { nil } }
    #expect(styles.map(\.isBold) == [true, false, true])
    #expect(styles.map(\.lineLimit) == [1, 1, nil])
  }

  @Test("A control in a disabled component is disabled, even if it enables itself")
  func disabled() {
    let tree = ComponentTree(Button("a") {}.disabled(false).padding().disabled())
    #expect(tree.control(at: 0)?.isEnabled == false)
    #expect(tree.tapEvent(ofControl: 0).change == .focus)
  }

  @Test("A disabled control in front of another one takes the tap")
  func disabledInFront() {
    let cell = ComponentCell(
      ZStack {
        Button("a") {}
        Button("a") {}.disabled()
      }
      .rowInsets(.none))
    let size = Size(width: 42, height: 34)
    #expect(
      cell.event(at: Point(x: 5, y: 5), in: size, state: [], text: ProportionalText(.desktop))?.control == 1)
  }

  // MARK: Rows

  @Test("A row without insets starts at the edge, and may be lower than other rows")
  func rowInsets() {
    let text = ProportionalText(.desktop)
    let offered = Size(width: 240, height: Size.largestExtent)
    #expect(ComponentCell(Text("a")).measure(offered: offered, text: text).height == 34)
    #expect(ComponentCell(Text("a").rowInsets(.none)).measure(offered: offered, text: text).height == 20)
    #expect(ComponentCell(Text("a").rowInsets(.loose)).measure(offered: offered, text: text).height == 56)
    #expect(DesktopRow { Text("a") }.texts["a"]?.minX == 0)
  }

  @Test("Two hosts measure the same row by their own texts")
  func hosts() {
    let cell = ComponentCell(Text("a"))
    let offered = Size(width: 200, height: Size.largestExtent)
    let heights = [TestHost.terminal, .desktop, .touch, .terminal].map { host in
      cell.measure(offered: offered, text: host.text).height
    }
    #expect(heights == [16, 34, 44, 16])
  }

  @Test("A row is laid out again when the host changes the size of its texts")
  func revision() {
    let cell = ComponentCell(Text("a b").rowInsets(.none))
    let text = ProportionalText(.desktop)
    let offered = Size(width: 30, height: Size.largestExtent)
    #expect(cell.measure(offered: offered, text: text).height == 20)
    text.scale = 2
    #expect(cell.measure(offered: offered, text: text).height == 80)
  }
}
