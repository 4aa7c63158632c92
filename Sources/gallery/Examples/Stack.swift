import Tessera
import TesseraLayout

/// Units made of units: cards whose parts depend on the state, and a group of many tiles among single lines.
final class StackExample: Example {
  static let name = "stack"
  static let summary = "Cards made of groups, with expandable parts, badges and a scrolling row of tags"

  /// The names of the trails whose details are shown.
  private var opened: Set<String> = []
  private var tileCount = 200
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first { throw .usage("stack takes no argument, but was given '\(argument)'") }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("trails", layout: .grid(columns: .minimumWidth(288), spacing: 16, align: .start).inset(16)) {
        ForEach(Trail.samples) { self.card($0) }
      }
      Section("lines") {
        ForEach(1..<16) { LineCell("line \($0)").selectable() }
        Group(layout: .grid(columns: .minimumWidth(64), spacing: 16).inset(16)) {
          ForEach(0..<tileCount) { TileCell("\($0 + 1)", color: $0).selectable() }.size(.height(16))
        }
        .id("tiles")
        ForEach(16..<31) { LineCell("line \($0)").selectable() }
      }
      .header(pinned: true) { TitleCell(title: "Thirty lines", remark: "\(tileCount) tiles among them") }
    }
  }

  /// Returns the card of a trail: a picture, a title, four numbers, optional details, a scrolling row of tags
  /// and a button.
  private func card<H: CollectionHost>(_ trail: Trail) -> Group<H> {
    let isOpen = opened.contains(trail.id)
    let card = Group<H>(layout: .list().inset(Insets(horizontal: 8, vertical: 16))) {
      PictureCell(picture: trail.picture)
      Group {
        LineCell(trail.id, .title)
        ParagraphCell(trail.summary)
      }
      Group(layout: .row()) {
        ForEach(trail.facts) { FactCell(fact: $0) }.size(Sizing(width: .fraction(0.25), height: .fixed(48)))
      }
      if isOpen { ParagraphCell(trail.details) }
      Group(layout: .row(spacing: 8)) {
        ForEach(trail.tags, id: \.self) { TagCell(name: $0).selectable() }
      }
      .scrolls(.horizontal)
      ButtonCell(title: isOpen ? "less" : "more").id("button").onTap { [weak self] in self?.toggle(trail.id) }
    }
    .background { PanelCell(hasOutline: true) }
    guard let news = trail.news else { return card }
    let corner = RelativePlacement(horizontal: .end, vertical: .start, offset: Point(x: -16, y: 0))
    return card.decoration("news", at: corner, layer: 1) { BadgeCell(text: news) }
  }

  func status(focused: ItemKey?) -> String { "\(Trail.samples.count) trails, \(opened.count) open" }

  let keys = "+ − tiles"

  func press(_ key: Character) -> Bool {
    switch key {
    case "+": tileCount = min(200, tileCount + 50)
    case "-": tileCount = max(0, tileCount - 50)
    default: return false
    }
    return true
  }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  private func toggle(_ trail: String) {
    if opened.remove(trail) == nil { opened.insert(trail) }
    onChange()
  }
}

/// A number that describes a trail.
struct FactCell: CanvasCell {
  var fact: Trail.Fact

  func draw(in canvas: inout Canvas) {
    let line = Rect(x: 0, y: 0, width: canvas.size.width, height: TextMetrics.lineHeight)
    canvas.text(
      fact.value, in: line.offset(by: Point(y: 16)),
      TextStyle(color: .accent, isBold: true, alignment: .center))
    canvas.text(
      fact.id, in: line.offset(by: Point(y: 32)), TextStyle(color: .secondary, alignment: .center))
  }
}

/// A tag, as wide as its word.
struct TagCell: CanvasCell {
  var name: String

  static let sizing = Sizing(width: .fit, height: .fixed(TextMetrics.lineHeight))

  func measure(offered: Size, text: any TextMeasuring) -> Size {
    let size = text.size(of: name, style: .body, width: nil)
    return Size(width: size.width + 2 * TextMetrics.characterWidth, height: size.height)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(canvas.isFocused ? .focus : .selection, cornerRadius: 6)
    canvas.text(name, TextStyle(alignment: .center))
  }
}

/// A word on the edge of a card.
struct BadgeCell: CanvasCell {
  var text: String

  static let sizing = Sizing.fixed(width: 8 * TextMetrics.characterWidth, height: TextMetrics.lineHeight)

  func draw(in canvas: inout Canvas) {
    canvas.fill(.warning, cornerRadius: 6)
    canvas.text(text, TextStyle(color: .background, isBold: true, alignment: .center))
  }
}

/// A picture that fills the width.
struct PictureCell: CanvasCell {
  var picture: Image

  static let sizing = Sizing.height(48)

  func draw(in canvas: inout Canvas) { canvas.image(picture) }
}
