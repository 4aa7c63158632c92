import Tessera

/// Tiles in a template of nested rows and columns, repeated as long as there are tiles.
final class MosaicExample: BasicExample, Example {
  static let summary = "Tiles in nested rows and columns, in four templates"

  private var template = templates[0]

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("tiles", layout: .mosaic(template.group, spacing: 16).inset(16)) {
        ForEach(0..<1000) { TileCell("\($0 + 1)", color: $0).selectable() }
      }
    }
  }

  func status(focused: ItemKey?) -> String { "1000 tiles, \(template.name)" }

  var keys: [KeyCommand] { digits("templates", of: Self.templates) { $0.template = $1 } }

  private static let templates = [
    (name: "one large and two small", group: large), (name: "a frame around the largest", group: frame),
    (name: "shares, alternating", group: shares), (name: "rows in columns in a row", group: nested),
  ]

  private static let pair = MosaicGroup.column(spacing: 16, [.item().repeated(2)])

  private static let large = MosaicGroup.row(
    height: .points(240), spacing: 16, [.item(width: .fraction(2 / 3)), pair])

  private static let frame = MosaicGroup.column(
    spacing: 16,
    [
      .row(height: .points(80), spacing: 16, [.item().repeated(3)]),
      .row(height: .points(144), spacing: 16, [pair, .item(width: .fraction(1 / 2)), pair]),
    ])

  private static let shares = MosaicGroup.column(
    spacing: 16,
    [
      .row(height: .points(80), spacing: 16, [.item(), .item(width: .share(2)), .item(width: .share(3))]),
      .row(height: .points(80), spacing: 16, [.item(width: .share(3)), .item(width: .share(2)), .item()]),
    ])

  private static let nested = MosaicGroup.row(
    height: .points(272), spacing: 16,
    [
      .column(spacing: 16, [.item(height: .fraction(1 / 2)), .row(spacing: 16, [.item().repeated(2)])]),
      .column(spacing: 16, [.row(height: .fraction(1 / 3), spacing: 16, [.item().repeated(3)]), .item()]),
    ])
}
