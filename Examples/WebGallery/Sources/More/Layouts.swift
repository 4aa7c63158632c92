import Shared

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

/// Tiles whose appearance depends on their position and on scrolling.
final class EffectsExample: Example {
  private var chosen = 0

  override func content() -> Content<Web> {
    let effects: [ScrollEffect] = [
      .edgeShrink(scale: 0.5, opacity: 0.6), .rotate(0.5), .wobble(), .cards(opacity: 0.5),
    ]
    return Content {
      Section("choice") {
        Choice(titles: ["Shrink", "Rotate", "Wobble", "Cards"], chosen: chosen) { [unowned(unsafe) self] in
          chosen = $0
          onChange()
        }
        .id("effect")
      }
      Section("tiles", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
        ForEach(0..<90) { TileCell(($0 + 1).description, color: $0).selectable() }.size(.height(64))
      }
      .scrollEffect(effects[chosen])
    }
  }
}

/// Pages side by side that snap.
final class PagesExample: Example {
  override func content() -> Content<Web> {
    Content(scrolling: .horizontal) {
      Section("pages", layout: .pages().transposed()) {
        ForEach(0..<100) { TileCell("Page " + ($0 + 1).description, color: $0) }
      }
    }
    .snapping(.pages)
  }
}

/// Cards made of groups of cells, with parts that open.
final class StackExample: Example {
  private var opened: Set<Int> = []
  private static let trails = [
    (
      "Harbor Round", "Along the quays to the lighthouse, back over the dunes.", "9 km",
      "The ferry runs until six."
    ),
    (
      "Three Lakes", "Up through the beech wood, from one lake to the next.", "14 km",
      "A hut sells soup and bread."
    ),
    ("The Long Ridge", "A day above the trees, with the sea on both sides.", "21 km", "There is no water."),
  ]

  override func content() -> Content<Web> {
    Content {
      Section("trails", layout: .grid(columns: .minimumWidth(240), spacing: 16, align: .start).inset(16)) {
        ForEach(0..<3) { self.card($0) }
      }
    }
    .transitions(.standard)
  }

  private func card(_ number: Int) -> Group<Web> {
    let (name, summary, length, details) = Self.trails[number]
    let isOpen = opened.contains(number)
    return Group<Web>(layout: .list().inset(Insets(horizontal: 8, vertical: 16))) {
      TileCell(length, color: number).size(.height(64))
      Text(name).style(.headline).id("name")
      Text(summary).id("summary")
      if isOpen { Text(details).foreground(.secondary).id("details") }
      Group(layout: .row(spacing: 8)) {
        ForEach(["sea", "dunes", "children", "dogs", "wood"], id: { $0 }) {
          Text($0).lineLimit(1).padding(.tight).background(.background, corner: .capsule).rowInsets(.none)
        }
        .size(Sizing(width: .fit, height: .estimated(TextMetrics.lineHeight)))
      }
      .scrolls(.horizontal).id("tags")
      Button(isOpen ? "Less" : "More") { [unowned(unsafe) self] in
        if isOpen { opened.remove(number) } else { opened.insert(number) }
        onChange()
      }
      .id("button")
    }
    .background { Panel().border(corner: .rounded) }
  }
}
