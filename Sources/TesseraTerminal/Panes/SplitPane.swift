import Tessera

/// A pane that shows other panes beside or below each other, with dividers that the user can drag.
@MainActor
public final class SplitPane: TerminalPane {
  /// The axis along which the panes lie: `.horizontal` for panes beside each other.
  public let axis: Axis
  /// The panes, in reading order.
  public var panes: [TerminalPane] {
    didSet {
      for pane in oldValue where !panes.contains(where: { $0 === pane }) { pane.detach(keeping: self) }
      attach(to: screen)
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether a line separates the panes.
  public let hasDividers: Bool
  /// The index of the pane before the divider that is being dragged; `nil` if there is none.
  private var dragged: Int?

  /// Creates a pane with others.
  ///
  /// - Parameters:
  ///   - axis: `.horizontal` for panes beside each other, `.vertical` for panes below each other.
  ///   - panes: The panes, in reading order.
  ///   - hasDividers: Whether a line that can be dragged separates the panes.
  public init(_ axis: Axis, _ panes: [TerminalPane], hasDividers: Bool = true) {
    (self.axis, self.panes, self.hasDividers) = (axis, panes, hasDividers)
    super.init()
  }

  override var children: [TerminalPane] { panes }

  override var visibleLeaves: [CollectionPane] { panes.flatMap(\.visibleLeaves) }

  // MARK: Layout

  override func place(in area: GridRect, active: CollectionPane) {
    super.place(in: area, active: active)
    let lengths = lengths(in: area[axis].count) ?? only(active, in: area[axis].count)
    var position = area[axis].lowerBound
    for (pane, length) in zip(panes, lengths) {
      var part = area
      part[axis] = position..<position + length
      if part.isEmpty { part = GridRect(columns: 0..<0, rows: 0..<0) }
      pane.place(in: part, active: active)
      position += length
      if hasDividers, length > 0 { position = min(position + 1, area[axis].upperBound) }
    }
  }

  /// Returns the lengths of the panes; `nil` if there is not enough space for all of them.
  private func lengths(in total: Int) -> [Int]? {
    let count = panes.count { $0.smallestLength > 0 }
    let free = total - (hasDividers ? max(0, count - 1) : 0)
    var shares = 0.0
    var rest = free
    for pane in panes {
      switch pane.length {
      case .fixed(let length): rest -= max(0, length)
      case .share(let share): shares += max(0, share)
      }
    }
    var lengths: [Int] = []
    // Each edge is rounded, so that the lengths add up.
    var (edge, taken) = (0.0, 0)
    for pane in panes {
      switch pane.length {
      case .fixed(let length): lengths.append(max(0, length))
      case .share(let share):
        edge += shares > 0 ? max(0, share) / shares * Double(max(0, rest)) : 0
        lengths.append(Int(edge.rounded()) - taken)
        taken = Int(edge.rounded())
      }
    }
    // Without shares, the last pane takes the rest.
    if shares <= 0, let last = panes.lastIndex(where: { $0.smallestLength > 0 }) {
      lengths[last] += max(0, free - lengths.reduce(0, +))
    }
    return widened(lengths, in: free)
  }

  /// Returns the lengths with those below the minimum made longer, at the cost of the longest other ones;
  /// `nil` if there is not enough space.
  private func widened(_ lengths: [Int], in free: Int) -> [Int]? {
    let minima = panes.map(\.smallestLength)
    guard !panes.isEmpty, minima.reduce(0, +) <= free else { return nil }
    var result = zip(lengths, minima).map { max($0, $1) }
    var excess = result.reduce(0, +) - free
    while excess > 0 {
      let spare = result.indices.map { result[$0] - minima[$0] }
      guard let most = spare.indices.max(by: { spare[$0] < spare[$1] }), spare[most] > 0 else { return nil }
      // Down to the second longest at once would be faster; there are few panes, and it happens rarely.
      result[most] -= 1
      excess -= 1
    }
    return result
  }

  /// Returns the lengths if only the pane with the focus is shown, or else the first one.
  private func only(_ active: CollectionPane, in total: Int) -> [Int] {
    let shown = panes.firstIndex { $0.contains(active) } ?? 0
    return panes.indices.map { $0 == shown ? total : 0 }
  }

  // MARK: Drawing

  override func draw(on surface: inout Surface, at time: Double?, active: CollectionPane) {
    for pane in panes where !pane.area.isEmpty { pane.draw(on: &surface, at: time, active: active) }
    for position in dividers { drawDivider(at: position, on: &surface) }
  }

  /// The positions of the dividers along the axis.
  private var dividers: [Int] {
    guard hasDividers else { return [] }
    return panes.dropLast().map { $0.area[axis].isEmpty ? -1 : $0.area[axis].upperBound }
      .filter { area[axis].contains($0) }
  }

  private func drawDivider(at position: Int, on surface: inout Surface) {
    var line = area
    line[axis] = position..<position + 1
    let style = GridStyle(foreground: dragged == nil ? .separator : .accent, background: .background)
    let text = String(repeating: axis == .horizontal ? "│" : "─", count: line.columns.count)
    for row in line.rows {
      surface.write(text[...], column: line.columns.lowerBound, row: row, clip: line.columns, style: style)
    }
  }

  // MARK: Dragging

  override func split(withDividerAt column: Int, _ row: Int) -> SplitPane? {
    if let inner = super.split(withDividerAt: column, row) { return inner }
    guard area.contains(column, row) else { return nil }
    return dividers.contains(axis == .horizontal ? column : row) ? self : nil
  }

  /// Begins to drag the divider at a position.
  func beginDrag(_ column: Int, _ row: Int) {
    let position = axis == .horizontal ? column : row
    dragged = panes.firstIndex { !$0.area.isEmpty && $0.area[axis].upperBound == position }
  }

  /// Moves the divider to a position, as far as the panes beside it can become shorter.
  func drag(to column: Int, _ row: Int) {
    guard let dragged, dragged + 1 < panes.count else { return }
    let (before, after) = (panes[dragged], panes[dragged + 1])
    let start = before.area[axis].lowerBound
    let total = before.area[axis].count + after.area[axis].count
    let limit = total - after.smallestLength
    let wanted = (axis == .horizontal ? column : row) - start
    let length = max(min(before.smallestLength, limit), min(wanted, limit))
    guard length != before.area[axis].count else { return }
    setLengths(of: before, length, and: after, total - length)
  }

  /// Sets the lengths of two panes. Shares keep their sum, so that the other panes stay as they are.
  private func setLengths(
    of before: TerminalPane, _ first: Int, and after: TerminalPane, _ second: Int
  ) {
    switch (before.length, after.length) {
    case (.share(let one), .share(let other)):
      let sum = one + other
      before.length = .share(sum * Double(first) / Double(max(1, first + second)))
      after.length = .share(sum - sum * Double(first) / Double(max(1, first + second)))
    case (.fixed, .fixed): (before.length, after.length) = (.fixed(first), .fixed(second))
    case (.fixed, .share): before.length = .fixed(first)
    case (.share, .fixed): after.length = .fixed(second)
    }
  }

  func endDrag() {
    dragged = nil
    screen?.setNeedsFrame()
  }
}

extension TerminalPane {
  /// The length below which the pane is not shown beside others.
  fileprivate var smallestLength: Int {
    let minimum = max(1, minimumLength)
    if case .fixed(let length) = length { return max(0, min(length, minimum)) }
    return minimum
  }
}
