/// The frames of one section of a compositional layout.
@MainActor
struct CompositionalSection {
  struct Bar {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var frame: CGRect
  }

  let layout: NSCollectionLayoutSection
  /// The heights that views preferred to the estimates.
  let heights: [ElementKey: CGFloat]
  let number: Int
  let count: Int
  private(set) var frame: CGRect
  private(set) var items: [CGRect] = []
  /// Whether the height of an item is an estimate.
  private(set) var isEstimated: [Bool] = []
  private(set) var bars: [Bar] = []
  /// The frame of the groups of a section that scrolls sideways, and their whole width; `nil` for other
  /// sections.
  private(set) var row: (frame: CGRect, width: CGFloat)?

  init(
    _ layout: NSCollectionLayoutSection, number: Int, count: Int, heights: [ElementKey: CGFloat],
    top: CGFloat,
    container: CGSize
  ) {
    self.layout = layout
    self.number = number
    self.count = count
    self.heights = heights
    frame = CGRect(x: 0, y: top, width: container.width, height: 0)
    var y = top
    for item in layout.boundarySupplementaryItems where item.isOnTop { y += addBar(item, y, container) }
    let start = y
    if layout.orthogonalScrollingBehavior == .none {
      y = addGroups(from: y + layout.contentInsets.top, container) + layout.contentInsets.bottom
    } else {
      let (bottom, width) = addRow(from: y + layout.contentInsets.top, container)
      y = bottom + layout.contentInsets.bottom
      row = (CGRect(x: 0, y: start, width: container.width, height: y - start), width)
    }
    for item in layout.boundarySupplementaryItems where !item.isOnTop { y += addBar(item, y, container) }
    frame.size.height = y - top
  }

  private mutating func addBar(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ y: CGFloat, _ container: CGSize
  ) -> CGFloat {
    var size = item.layoutSize.resolved(in: container)
    let key = ElementKey.supplementary(item.elementKind, IndexPath(item: 0, section: number))
    if item.layoutSize.heightDimension.isEstimated, let height = heights[key] { size.height = height }
    bars.append(Bar(item: item, frame: CGRect(origin: CGPoint(x: 0, y: y), size: size)))
    return size.height
  }

  /// Repeats the group until all items have a position.
  private mutating func addGroups(from top: CGFloat, _ container: CGSize) -> CGFloat {
    let insets = layout.contentInsets
    let room = CGSize(width: container.width - insets.leading - insets.trailing, height: container.height)
    var y = top
    while items.count < count {
      let before = items.count
      if before > 0 { y += layout.interGroupSpacing }
      y += place(layout.group, at: CGPoint(x: insets.leading, y: y), in: room).height
      guard items.count > before else {
        Simulation.raise(.compositionalSizeUnsound, "the group of section \(number) has no room for any item")
        break
      }
    }
    return y
  }

  /// Repeats the group side by side.
  private mutating func addRow(from top: CGFloat, _ container: CGSize) -> (bottom: CGFloat, width: CGFloat) {
    let insets = layout.contentInsets
    let room = CGSize(width: container.width - insets.leading - insets.trailing, height: container.height)
    var (x, height) = (insets.leading, CGFloat(0))
    while items.count < count {
      let before = items.count
      if before > 0 { x += layout.interGroupSpacing }
      let size = place(layout.group, at: CGPoint(x: x, y: top), in: room)
      (x, height) = (x + size.width, max(height, size.height))
      guard items.count > before else {
        Simulation.raise(.compositionalSizeUnsound, "the group of section \(number) has no room for any item")
        break
      }
    }
    return (top + height, x + insets.trailing)
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, size forced: CGSize? = nil
  ) -> CGSize {
    let size = forced ?? item.layoutSize.resolved(in: container)
    if let group = item as? NSCollectionLayoutGroup { return placeParts(of: group, at: origin, size) }
    let key = ElementKey.cell(IndexPath(item: items.count, section: number))
    let isEstimate = item.layoutSize.heightDimension.isEstimated
    let height = isEstimate ? heights[key] ?? size.height : size.height
    let insets = item.contentInsets
    items.append(
      CGRect(
        x: origin.x + insets.leading, y: origin.y + insets.top,
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, height - insets.top - insets.bottom)))
    isEstimated.append(isEstimate)
    return CGSize(width: size.width, height: height)
  }

  private mutating func placeParts(of group: NSCollectionLayoutGroup, at origin: CGPoint, _ size: CGSize)
    -> CGSize
  {
    let insets = group.contentInsets
    let room = CGSize(
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    let isOpen = group.layoutSize.heightDimension.isEstimated
    let spacing = group.interItemSpacing?.spacing ?? 0
    let share = group.share(of: room, spacing)
    var (along, across, placed) = (CGFloat(0), CGFloat(0), 0)
    while items.count < count, !group.subitems.isEmpty, placed < group.repetitions ?? .max {
      let part = group.subitems[placed % group.subitems.count]
      let wanted = share ?? part.layoutSize.resolved(in: room)
      let length = group.isHorizontal ? wanted.width : wanted.height
      let limit = group.isHorizontal ? room.width : isOpen ? .infinity : room.height
      guard length > 0, along + length <= limit + 0.001 else { break }
      // A column of open height contains its parts once: nothing else would end it.
      if isOpen, !group.isHorizontal, placed >= group.subitems.count { break }
      let x = origin.x + insets.leading + (group.isHorizontal ? along : 0)
      let y = origin.y + insets.top + (group.isHorizontal ? 0 : along)
      let real = place(part, at: CGPoint(x: x, y: y), in: room, size: share)
      along += (group.isHorizontal ? real.width : real.height) + spacing
      across = max(across, group.isHorizontal ? real.height : real.width)
      placed += 1
    }
    let content = group.isHorizontal ? across : max(0, along - spacing)
    return isOpen ? CGSize(width: size.width, height: content + insets.top + insets.bottom) : size
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  fileprivate var isOnTop: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}

extension NSCollectionLayoutGroup {
  /// Returns the size of each part of a group that repeats one part a fixed number of times.
  @MainActor fileprivate func share(of room: CGSize, _ spacing: CGFloat) -> CGSize? {
    guard let repetitions, repetitions > 0, let part = subitems.first else { return nil }
    let total = spacing * CGFloat(repetitions - 1)
    let size = part.layoutSize.resolved(in: room)
    return isHorizontal
      ? CGSize(width: (room.width - total) / CGFloat(repetitions), height: size.height)
      : CGSize(width: size.width, height: (room.height - total) / CGFloat(repetitions))
  }
}
