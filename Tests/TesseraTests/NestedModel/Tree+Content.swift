import Tessera
import TesseraLayout
import TesseraTesting

extension Tree {
  var content: Content<Headless> {
    Content(scrolling: axis, layout: layout?.layout) {
      for branch in branches { branch.section }
    }
  }
}

extension Branch {
  var section: Section<Headless> {
    var section =
      branches.isEmpty
      ? Section<Headless>(id, layout: layout.layout) { Leaf.items(leaves) }
      : Section<Headless>.nesting(id, layout: layout.layout) { for branch in branches { branch.section } }
    if let header { section = section.header(pinned: header.isPinned) { header.leaf.cell } }
    if let footer { section = section.footer(pinned: footer.isPinned) { footer.leaf.cell } }
    if let scrolls { section = section.scrolls(scrolls) }
    if let size { section = section.size(size.sizing) }
    for ornament in ornaments {
      section = section.decoration(
        ornament.leaf.id, on: ornament.target, at: ornament.attachment, layer: ornament.layer
      ) { ornament.leaf.cell }
    }
    return section
  }
}

extension Bunch {
  var group: Group<Headless> {
    var group = Group<Headless>(layout: layout.layout) { Leaf.items(leaves) }
    if let scrolls { group = group.scrolls(scrolls) }
    if let size { group = group.size(size.sizing) }
    for ornament in ornaments {
      group = group.decoration(
        ornament.leaf.id, on: ornament.target, at: ornament.attachment, layer: ornament.layer
      ) { ornament.leaf.cell }
    }
    return group
  }
}

extension Leaf {
  /// The items of leaves. If all are lines or all are groups, they take the code path of uniform sizes.
  @ItemBuilder<Headless>
  static func items(_ leaves: [Leaf]) -> Items<Headless> {
    let isUniform = leaves.allSatisfy { $0.kind == .line }
    let bunches = leaves.compactMap { leaf in
      leaf.bunch.flatMap { $0.size == nil ? NamedBunch(id: leaf.id, bunch: $0) : nil }
    }
    if isUniform {
      ForEach(leaves, id: { $0.id }) { TileCell(leaf: $0) }
    } else if bunches.count == leaves.count {
      ForEach(bunches, id: { $0.id }) { $0.bunch.group }
    } else {
      ForEach(leaves, id: { $0.id }) { $0.cell }
    }
  }
}

/// A group with the id of its item.
private struct NamedBunch {
  var id: Int
  var bunch: Bunch
}

extension Ornament {
  var attachment: RelativePlacement {
    RelativePlacement(
      horizontal: horizontal, vertical: vertical, offset: Point(x: shift, y: -shift), insets: Insets(inset))
  }
}

extension Extents {
  /// As wide as offered and as high as the content, unless declared otherwise.
  var sizing: Sizing {
    Sizing(width: width.map { .fixed($0) } ?? .fill, height: height.map { .fixed($0) } ?? .estimated(30))
  }
}

extension Arranging {
  var layout: Layout {
    switch self {
    case .list(let gap): .list(spacing: gap)
    case .grid(let columns): .grid(columns: .minimumWidth(144 / Double(columns)), spacing: 4)
    case .row(let gap): .row(spacing: gap)
    case .flow(let gap): .flow(spacing: gap)
    case .overlay: .overlay
    case .absolute: .absolute(Self.frames)
    case .transposed(let inner): inner.layout.transposed()
    case .inset(let distance, let inner): inner.layout.inset(distance)
    }
  }

  /// Unordered frames, one of them to the left of the others.
  static let frames = (0..<16).map { (index: Int) -> Rect in
    Rect(x: Double(index * 37 % 96) - 16, y: Double(index * 53 % 160), width: 40, height: 24)
  }
}
