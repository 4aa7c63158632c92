import TesseraKernel
import TesseraLayout
import TesseraTesting
import Testing

@testable import TesseraComponents

@MainActor
@Suite("Modifiers of parts")
struct PartModifierTests {
  // MARK: Tooltips

  private func collection<C: Component>(@ComponentBuilder _ row: () -> C) -> HeadlessCollection {
    HeadlessCollection(columns: 20, rows: 3) {
      Section("rows") { row().id("a") }
    }
  }

  @Test("A pointer finds the tooltip of the innermost part under it")
  func tooltips() throws {
    let collection = collection {
      HStack {
        Text("abc").tooltip("a text")
        Button("x") {}.tooltip("a button")
        Spacer()
      }
      .tooltip("a row")
    }
    let tooltips = [8.0, 42, 100].map { collection.engine.tooltip(at: Point(x: $0, y: 8)) }
    #expect(tooltips.map { $0?.text } == ["a text", "a button", "a row"])
    #expect(tooltips[0]?.area == Rect(x: 8, y: 0, width: 24, height: 16))
    #expect(collection.engine.tooltip(at: Point(x: 8, y: 30)) == nil)
  }

  @Test(
    "The keyboard finds the tooltip of the focused control, and that of the row if no control has the focus")
  func tooltipOfFocus() {
    let collection = collection {
      HStack {
        Text("abc").tooltip("a text")
        Button("x") {}.tooltip("a button")
      }
    }
    #expect(collection.engine.tooltipOfFocus == nil)
    collection.press(key: .tab)
    #expect(collection.engine.tooltipOfFocus?.text == "a button")
    collection.press(key: .escape)
    #expect(collection.engine.tooltipOfFocus == nil)
    let row = self.collection { Text("abc").tooltip("a row") }
    row.press(.down)
    #expect(row.engine.tooltipOfFocus == nil, "a text cannot have the focus")
  }

  @Test(
    "An empty tooltip shows nothing, and the tooltip of a group of cells stays that of cells without their own"
  )
  func emptyTooltip() {
    #expect(collection { Text("abc").tooltip("") }.engine.tooltip(at: Point(x: 8, y: 8)) == nil)
    let group = HeadlessCollection(columns: 20, rows: 3) {
      Section("rows") {
        Group {
          Text("a").id("a")
          Text("b").tooltip("b").id("b")
        }
        .tooltip("group")
      }
    }
    #expect([8.0, 24].map { group.engine.tooltip(at: Point(x: 12, y: $0))?.text } == ["group", "b"])
  }

  @Test("A tooltip of a text leaves the text as wide as the row")
  func describedText() {
    #expect(picture(columns: 8) { Text("abc").textAlignment(.trailing).tooltip("a") } == "     abc\n")
  }

  // MARK: Accessibility

  @Test("A label replaces the texts and controls of a part, and a hidden part is not read")
  func labels() {
    func label<C: Component>(_ component: C) -> String? { ComponentCell(component).accessibility.label }
    let stars = HStack {
      Text("★★★★☆")
      Text("4")
    }
    #expect(
      label(
        HStack {
          stars.accessibilityLabel("4 of 5 stars"); Text("Ada")
        }) == "4 of 5 stars Ada")
    #expect(
      label(
        HStack {
          stars.accessibilityHidden(); Text("Ada")
        }) == "Ada")
    #expect(
      label(
        HStack {
          stars.accessibilityHidden(false); Text("Ada")
        }) == "★★★★☆ 4 Ada")
    #expect(
      label(
        HStack {
          stars.accessibilityLabel("stars").accessibilityHidden(); Text("Ada")
        }) == "Ada")
    #expect(label(stars.accessibilityLabel("stars")) == "stars")
  }

  @Test("The label of a control is that of its widget, and of a row that is nothing but the control")
  func controlLabel() {
    let tree = ComponentTree(Button("×") {}.accessibilityLabel("Close"))
    #expect(tree.control(at: 0)?.accessibilityLabel == "Close")
    #expect(tree.accessibility.label == "Close")
    #expect(tree.accessibility.role == .button)
  }

  @Test("A label given in a declaration is that of the row")
  func declaredLabel() {
    let collection = collection { Text("a").accessibilityLabel("letter") }
    let labels = collection.engine.cells.map { collection.engine.accessibility(of: $0.id)?.label }
    #expect(labels == ["letter"])
  }

  // MARK: Appearance

  @Test("A faded component shows its texts and bars in the secondary color, whatever they say")
  func faded() {
    let row = DesktopRow {
      HStack {
        Text("a").foreground(.accent)
        Badge("b")
        ProgressBar(1).tint(.positive)
      }
      .faded()
    }
    let colors = row.drawing.commands.compactMap { command in
      switch command {
      case .text(_, _, let style): style.color
      case .fill(_, let color, _) where color != .selection && color != .separator: color
      default: nil
      }
    }
    #expect(colors == [.secondary, .secondary, .secondary])
    #expect(ComponentTree(Text("a").faded(false).faded()) == ComponentTree(Text("a").faded()))
    #expect(ComponentTree(Text("a").faded(false)) == ComponentTree(Text("a")))
  }

  @Test("A component with an opacity is drawn as a group, and one inside of another is a group inside of it")
  func opacity() {
    let row = DesktopRow {
      HStack {
        Text("a")
        HStack {
          Text("b")
          Text("c").opacity(0.5)
        }
        .opacity(0.6)
        Text("d").opacity(1)
      }
    }
    let commands = row.drawing.commands.map { command in
      switch command {
      case .text(let text, _, _): text
      case .beginGroup(let opacity): "(\(opacity)"
      case .endGroup: ")"
      default: "?"
      }
    }
    #expect(commands == ["a", "(0.6", "b", "(0.5", "c", ")", ")", "d"])
  }

  @Test(
    "An opacity is from 0 to 1, and changes neither the size of a row nor what assistive technologies read")
  func opacityOfARow() {
    let opacities = [-1, 0, .nan, 2].map { ComponentTree(Text("a").opacity($0)).nodes.first?.kind }
    #expect(opacities == [.opacity(0), .opacity(0), .opacity(1), .opacity(1)])
    #expect(ComponentTree(Text("a").opacity(0.5)) != ComponentTree(Text("a").opacity(0.6)))
    let (plain, half) = (DesktopRow { Text("a") }, DesktopRow { Text("a").opacity(0.5) })
    #expect(plain.size == half.size && plain.frames == [half.frames[1]])
    #expect(ComponentTree(Text("a").opacity(0)).accessibility.label == "a")
    #expect(picture { Text("a").opacity(0) } == "\n")
  }

  @Test("A radius of corners is at most half of the smaller side")
  func radius() {
    func radius(_ corner: Corner) -> Double? {
      let row = DesktopRow { Text("a").frame(width: .points(60)).background(.surface, corner: corner) }
      if case .fill(_, _, let radius)? = row.drawing.commands.first { return radius }
      return nil
    }
    #expect([Corner.radius(4), .radius(100), .radius(-1), .radius(.nan)].map(radius) == [4, 10, 0, 0])
    let outline = picture(columns: 5, rows: 3) {
      Text("abc").padding(.horizontal, .points(8)).padding(.vertical, .points(16)).border(corner: .radius(8))
    }
    #expect(outline == "╭───╮\n│abc│\n╰───╯\n")
  }

  // MARK: Space

  @Test("Leading and trailing edges are the left and the right one")
  func edges() {
    let row = DesktopRow { Text("a").padding(.leading, .points(7)).padding(.trailing, .points(3)) }
    #expect(row.texts["a"]?.minX == 7)
    #expect(row.frames[0].width == 18)
  }

  @Test("A spacer keeps its least space while texts wrap")
  func spacer() {
    let text = picture(columns: 11, rows: 2) {
      HStack(alignment: .top, spacing: .none) {
        Text("one two")
        Spacer(minLength: .points(32))
        Text("x").frame(width: .characters(1))
      }
    }
    #expect(text == "one       x\ntwo\n")
  }

  @Test("The content of a frame is at the corner that its alignment names")
  func alignment() {
    func picture(_ alignment: FrameAlignment) -> String {
      TesseraComponentsTests.picture(columns: 5, rows: 3) {
        Text("a").frame(width: .fill, height: .characters(3), alignment: alignment)
      }
    }
    #expect(picture(.topLeading) == "a\n\n\n")
    #expect(picture(.bottomTrailing) == "\n\n    a\n")
    #expect(picture(.center) == "\n  a\n\n")
    let badge = TesseraComponentsTests.picture(columns: 5) {
      Text("abc").overlay(alignment: .trailing) { Text("X") }
    }
    #expect(badge == "abX\n")
  }

  // MARK: Several components

  @Test("A group passes its modifiers on to each component and has no layout of its own")
  func group() {
    let text = picture(columns: 9) {
      HStack {
        ComponentGroup {
          Text("a")
          Text("b")
        }
        .bold()
        Spacer()
        Text("c")
      }
    }
    #expect(text == "a b     c\n")
  }

  @Test("A loop over data makes a component for each element")
  func forEach() {
    let text = picture(columns: 9) {
      HStack {
        ForEach(["a", "b", "a"], id: \.self) { Text($0) }
        ForEach(0..<2) { Text(String($0)) }
      }
    }
    #expect(text == "a b a 0 1\n")
  }

  @Test("A link is a button with the role of a link")
  func link() {
    var count = 0
    let tree = ComponentTree(Link("Terms") { count += 1 })
    #expect(tree.control(at: 0)?.kind == .button("Terms", .link))
    tree.handle(tree.tapEvent(ofControl: 0))
    #expect(count == 1)
  }
}
