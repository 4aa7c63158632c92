import Shared

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
