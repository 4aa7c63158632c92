import TesseraComponents

/// Units made of units: cards whose parts depend on the state, and many tiles among single lines.
final class StackExample: BasicExample, Example {
  static let summary = "Cards made of groups, with expandable parts, badges and tags"

  /// The names of the trails whose details are shown.
  private var opened: Set<String> = []
  private var tileCount = 200

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("trails", layout: .grid(columns: .minimumWidth(288), spacing: 16, align: .start).inset(16)) {
        ForEach(Trail.samples) { self.card($0) }
      }
      Section("lines") {
        ForEach(1..<16) { Text("line \($0)").selectable() }
        Group(layout: .grid(columns: .minimumWidth(64), spacing: 16).inset(16)) {
          ForEach(0..<tileCount) { TileCell("\($0 + 1)", color: $0).selectable() }.size(.height(16))
        }
        .id("tiles")
        ForEach(16..<31) { Text("line \($0)").selectable() }
      }
      .header(pinned: true) { SectionTitle("Thirty lines", detail: "\(tileCount) tiles among them") }
    }
  }

  /// Returns the card of a trail; its numbers, tags and button are cells of their own.
  private func card<H: CollectionHost>(_ trail: Trail) -> Group<H> {
    let isOpen = opened.contains(trail.id)
    let card = Group<H>(layout: .list().inset(Insets(horizontal: 8, vertical: 16))) {
      PictureCell(picture: trail.picture)
      Group {
        Text(trail.id).style(.headline)
        Text(trail.summary)
      }
      Group(layout: .row()) {
        ForEach(trail.facts) { fact in
          VStack(alignment: .center) {
            Text(fact.value).bold().foreground(.accent)
            Text(fact.id).style(.caption)
          }
          .padding(.top, .loose).padding(.bottom, .regular)
          .frame(width: .fill, horizontal: .center).rowInsets(.none)
        }
        .size(Sizing(width: .fraction(0.25), height: .estimated(48)))
      }
      if isOpen { Text(trail.details) }
      Group(layout: .row(spacing: 8)) {
        ForEach(trail.tags, id: \.self) {
          Text($0).lineLimit(1).padding(.tight).background(.background, corner: .capsule)
            .rowInsets(.none).selectable()
        }
        .size(Sizing(width: .fit, height: .estimated(TextMetrics.lineHeight)))
      }
      .scrolls(.horizontal)
      Button(isOpen ? "Less" : "More", action: handler { $0.opened.formSymmetricDifference([trail.id]) })
        .frame(width: .fill, horizontal: .center).id("button")
    }
    .background { Panel().border(corner: .rounded) }
    guard let news = trail.news else { return card }
    let corner = RelativePlacement(horizontal: .end, vertical: .start, offset: Point(x: -16, y: 0))
    return card.decoration("news", at: corner, layer: 1) {
      Text(news).bold().foreground(.background).padding(.horizontal, .tight)
        .background(.warning, corner: .capsule).rowInsets(.none)
        .size(width: .fit, height: .estimated(TextMetrics.lineHeight))
    }
  }

  func status(focused: ItemKey?) -> String { "\(Trail.samples.count) trails, \(opened.count) open" }

  var keys: [KeyCommand] {
    key("+", "more tiles") { $0.tileCount = min(200, $0.tileCount + 50) }
    key("-", "fewer") { $0.tileCount = max(0, $0.tileCount - 50) }
  }
}

/// A picture that fills the width.
struct PictureCell: CanvasCell {
  var picture: Image

  static let sizing = Sizing.height(48)

  func draw(in canvas: inout Canvas) { canvas.image(picture) }
}
