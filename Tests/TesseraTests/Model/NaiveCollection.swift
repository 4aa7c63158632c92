import Tessera
import TesseraLayout

/// The model: a collection that computes everything from scratch, item by item, as simply as possible.
struct NaiveCollection {
  var groups: [ModelSection] = []
  var viewport = Rect.zero
  /// Measured heights by viewport width. Programs use few widths, so none is evicted.
  var measuredByWidth: [Double: [Place: Double]] = [:]

  /// Heights measured at the current width.
  var measured: [Place: Double] {
    get { measuredByWidth[viewport.width] ?? [:] }
    set { measuredByWidth[viewport.width] = newValue }
  }

  /// The identity of an element.
  struct Element: Hashable {
    var group: String
    /// `nil` for the header.
    var item: Int?
  }

  struct Placed {
    var element: Element
    var frame: Rect
    var isPinned = false
  }

  static let headerHeight = 16.0

  var contentHeight: Double { sectionBounds().last?.bounds.maxY ?? 0 }

  /// Returns every element with its frame before pinning, from top to bottom.
  func all() -> [Placed] {
    var placed: [Placed] = []
    for (group, bounds) in sectionBounds() {
      if group.header != .none {
        let frame = Rect(x: 0, y: bounds.minY, width: viewport.width, height: Self.headerHeight)
        placed.append(
          Placed(
            element: Element(group: group.id, item: nil), frame: frame, isPinned: group.header == .pinned))
      }
      for (item, frame) in zip(group.items, itemFrames(of: group, from: bounds.minY)) {
        placed.append(Placed(element: Element(group: group.id, item: item.id), frame: frame))
      }
    }
    return placed
  }

  /// Returns every element that is visible or near the viewport, with its frame on screen.
  func visible(overscan: Double) -> [Placed] {
    let near = viewport.inset(by: Insets(horizontal: -overscan, vertical: -overscan))
    var bounds: [String: Rect] = [:]
    for section in sectionBounds() { bounds[section.group.id] = section.bounds }
    return all().compactMap { placed in
      guard placed.isPinned, let section = bounds[placed.element.group] else {
        return placed.frame.overlaps(near) ? placed : nil
      }
      guard placed.frame.overlaps(near) || section.overlaps(near) else { return nil }
      var pinned = placed
      if placed.frame.minY < viewport.minY {
        pinned.frame.origin.y = min(viewport.minY, section.maxY - placed.frame.height)
        pinned.frame.origin.y = max(pinned.frame.origin.y, placed.frame.minY)
      }
      return pinned
    }
  }

  /// Scrolls to a position within the limits of the content.
  mutating func moveViewport(to y: Double) {
    viewport.origin.y = max(0, min(y, contentHeight - viewport.height))
  }

  func item(_ place: Place) -> Item? {
    groups.first { $0.id == place.group }?.items.first { $0.id == place.item }
  }

  private func sectionBounds() -> [(group: ModelSection, bounds: Rect)] {
    var y = 0.0
    return groups.map { group in
      let bottom = itemFrames(of: group, from: y).map { $0.maxY }.max() ?? y + headerHeight(of: group)
      let bounds = Rect(x: 0, y: y, width: viewport.width, height: bottom - y)
      y = bottom
      return (group, bounds)
    }
  }

  private func headerHeight(of group: ModelSection) -> Double {
    group.header == .none ? 0 : Self.headerHeight
  }

  private func itemFrames(of group: ModelSection, from top: Double) -> [Rect] {
    var y = top + headerHeight(of: group)
    if group.layout == .grid {
      let width = max(0, (viewport.width - 8) / 3)
      return group.items.indices.map { index in
        Rect(x: Double(index % 3) * (width + 4), y: y + Double(index / 3) * 20, width: width, height: 16)
      }
    }
    return group.items.map { item in
      let height = height(of: item, in: group.id)
      defer { y += height + (group.layout == .spaced ? 5 : 0) }
      return Rect(x: 0, y: y, width: viewport.width, height: height)
    }
  }

  private func height(of item: Item, in group: String) -> Double {
    switch item.kind {
    case .line: 16
    case .own(let height): height
    case .block: measured[Place(group: group, item: item.id)] ?? 20
    case .native: measured[Place(group: group, item: item.id)] ?? 24
    }
  }
}
