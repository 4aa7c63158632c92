import Shared

/// Colored tiles in as many columns as fit.
final class TilesExample: Example {
  override func content() -> Content<Web> {
    Content {
      Section("tiles", layout: .grid(columns: .minimumWidth(120), spacing: 12).inset(16)) {
        ForEach(0..<10_000) { Tile(number: $0).selectable() }.size(.height(96))
      }
    }
  }

  private struct Tile: CanvasCell {
    static var kind: CellKind { CellKind("tile") }
    var number: Int

    private static let colors: [Color] = [
      .rgb(red: 59, green: 110, blue: 165), .rgb(red: 47, green: 133, blue: 122),
      .rgb(red: 160, green: 117, blue: 40), .rgb(red: 168, green: 67, blue: 79),
    ]

    func draw(in canvas: inout Canvas) {
      canvas.fill(Self.colors[number % Self.colors.count], cornerRadius: 10)
      let white = Color.rgb(red: 255, green: 255, blue: 255)
      let line = Rect(x: 8, y: canvas.size.height / 2 - 10, width: canvas.size.width - 16, height: 20)
      canvas.text(
        (number + 1).description, in: line,
        TextStyle(color: white, isBold: true, size: .title, alignment: .center))
    }
  }
}

/// Columns that share the width: one to five.
final class ColumnsExample: Example {
  private var count = 3

  override func content() -> Content<Web> {
    Content {
      Section("choice") {
        HStack {
          Text("Columns")
          Spacer()
          Stepper(count, in: 1...5) { [unowned(unsafe) self] count in
            self.count = count
            onChange()
          }
          .controlLabel("Columns")
        }
        .id("count")
      }
      Section("tiles", layout: .grid(columns: .count(count), spacing: 16).inset(16)) {
        ForEach(0..<100) { TileCell($0.description, color: $0).selectable() }.size(.height(48))
      }
    }
    .transitions(.standard)
  }
}

/// Tiles in a template of nested rows and columns, repeated as long as there are tiles.
final class MosaicExample: Example {
  private var chosen = 0

  override func content() -> Content<Web> {
    Content {
      Section("choice") {
        Choice(titles: ["One large and two small", "A frame", "Shares"], chosen: chosen) {
          [unowned(unsafe) self] in
          chosen = $0
          onChange()
        }
        .id("template")
      }
      Section("tiles", layout: .mosaic(Self.templates[chosen], spacing: 16).inset(16)) {
        ForEach(0..<1000) { TileCell(($0 + 1).description, color: $0).selectable() }
      }
    }
  }

  private static let pair = MosaicGroup.column(spacing: 16, [.item().repeated(2)])
  private static let templates = [
    MosaicGroup.row(height: .points(240), spacing: 16, [.item(width: .fraction(2 / 3)), pair]),
    MosaicGroup.column(
      spacing: 16,
      [
        .row(height: .points(80), spacing: 16, [.item().repeated(3)]),
        .row(height: .points(144), spacing: 16, [pair, .item(width: .fraction(1 / 2)), pair]),
      ]),
    MosaicGroup.column(
      spacing: 16,
      [
        .row(height: .points(80), spacing: 16, [.item(), .item(width: .share(2)), .item(width: .share(3))]),
        .row(height: .points(80), spacing: 16, [.item(width: .share(3)), .item(width: .share(2)), .item()]),
      ]),
  ]
}

/// One collection of sections that have nothing in common but their scroll direction.
final class ComposeExample: Example {
  override func content() -> Content<Web> {
    Content {
      Section("strip", layout: .row(spacing: 16).inset(16)) {
        let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        ForEach(0..<7) { TileCell(days[$0], color: $0).selectable() }.size(.fixed(width: 128, height: 48))
      }
      .scrolls(.horizontal)
      .background { Panel() }
      Section("waterfall", layout: .waterfall(columns: 3, spacing: 16).inset(16)) {
        let lines = [3.0, 5, 4, 4, 3, 3, 5, 3, 4]
        ForEach(0..<9) { number in
          TileCell((number + 1).description, color: number).selectable().size(.height(lines[number] * 16))
        }
      }
      Section.nesting("lists", layout: .row(spacing: 16).inset(16)) {
        list("To do", ["Buy flour", "Write to Ines", "Mend the gate", "Call the ferry"])
        list("Done", ["Paint the door", "Sweep the yard"])
      }
      Section("rivers") {
        ForEach(["Danube", "Ebro", "Elbe", "Loire", "Rhine", "Tagus", "Volga"], id: { $0 }) {
          Text($0).selectable()
        }
      }
      .header(pinned: true) { SectionTitle("Rivers", detail: "7") }
      .separators(insets: Insets(horizontal: 8, vertical: 0)) { Divider().rowInsets(.none) }
    }
  }

  /// Returns a list in a frame, as wide as its neighbors leave.
  private func list(_ title: String, _ lines: [String]) -> Section<Web> {
    Section(title, layout: .list().inset(Insets(bottom: 16))) {
      ForEach(lines, id: { $0 }) { Text($0).selectable() }
    }
    .header { Text(title).style(.headline) }
    .background { Panel() }
  }
}
