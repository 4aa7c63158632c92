import TesseraLayout

/// Cells on screen or near it, in an order.
///
/// A cell is large, so each stays in the slot of its view, and an order of slots changes instead: a cell is found by its
/// position and by the id of its view without a search.
public struct LiveCells: RandomAccessCollection {
  /// The cells by slot. Where no cell is there is an empty one, as in slot zero, which no view has.
  private var slots: ContiguousArray<LiveCell>
  /// The slots of the cells, in their order.
  private var order: ContiguousArray<UInt32> = []
  /// Counts the changes of the order and of where cells belong.
  private(set) var revision = 0

  /// No cells.
  init() { slots = [.empty] }

  /// Cells of views that are different from one another, in their order.
  init(_ cells: [LiveCell]) {
    self.init()
    for cell in cells { append(cell) }
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// How many cells there are.
  public var endIndex: Int { order.count }

  /// The cell at a position.
  public package(set) subscript(position: Int) -> LiveCell {
    @inline(__always) get { slots[Int(order[position])] }
    @inline(__always) _modify { yield &slots[Int(order[position])] }
  }

  /// The cell of a view; nil if it is none of these.
  ///
  /// - Complexity: O(1).
  public subscript(id: CellID) -> LiveCell? { slot(of: id).map { slots[$0] } }

  /// The slot of the cell of a view; nil if it is none of these.
  package func slot(of id: CellID) -> Int? {
    let slot = Int(id.slot)
    return slot > 0 && slot < slots.count && slots[slot].id == id ? slot : nil
  }

  /// The cell in a slot.
  package subscript(slot slot: Int) -> LiveCell {
    @inline(__always) get { slots[slot] }
    @inline(__always) _modify { yield &slots[slot] }
  }

  // MARK: Coming and going

  /// Adds a cell at the end.
  mutating func append(_ cell: LiveCell) {
    put(cell)
    order.append(cell.id.slot)
    revision += 1
  }

  /// Exchanges the cells at both ends.
  ///
  /// - Parameters:
  ///   - kept: The positions of the cells that stay.
  ///   - arrivals: The cells that come before them; they may have the views of those that go.
  mutating func keep(_ kept: Range<Int>, behind arrivals: [LiveCell]) {
    for position in 0..<kept.lowerBound { vacate(position) }
    for position in kept.upperBound..<count { vacate(position) }
    order.removeLast(count - kept.upperBound)
    order.removeFirst(kept.lowerBound)
    for cell in arrivals.reversed() {
      put(cell)
      order.insert(cell.id.slot, at: 0)
    }
    revision += 1
  }

  /// Takes all cells out of the order, and out altogether those that do not stay.
  ///
  /// - Parameter places: For each cell whether it stays, to be added again by ``appendKept(_:)``: negative if not.
  mutating func clear(keeping places: [Int]) {
    for position in indices where places[position] < 0 { vacate(position) }
    order.removeAll(keepingCapacity: true)
    revision += 1
  }

  /// Adds a cell at the end that has kept its slot.
  mutating func appendKept(_ id: CellID) {
    order.append(id.slot)
    revision += 1
  }

  /// Takes the last cells out of the order; they keep their slots.
  ///
  /// - Returns: Their slots, to be added again by ``restore(_:)``.
  mutating func setAside(last count: Int) -> [UInt32] {
    let aside = Array(order.suffix(count))
    order.removeLast(count)
    revision += 1
    return aside
  }

  /// Adds cells at the end that were set aside.
  mutating func restore(_ aside: [UInt32]) {
    order += aside
    revision += 1
  }

  private mutating func put(_ cell: LiveCell) {
    let slot = Int(cell.id.slot)
    while slots.count <= slot { slots.append(slots[0]) }
    slots[slot] = cell
  }

  private mutating func vacate(_ position: Int) { slots[Int(order[position])] = slots[0] }

  // MARK: Where cells belong

  /// Takes over where items are in new content.
  mutating func go(to places: [(ItemKey, ElementPath)]) {
    for position in indices { self[position].go(to: places[position]) }
    revision += 1
  }

  /// Follows sections to other positions; those that have gone are nowhere.
  mutating func moveSections(to places: [Int: Int]) {
    for position in indices { self[position].path.section = places[self[position].path.section] ?? -1 }
    revision += 1
  }

  // MARK: Layers

  /// Whether some cells stand in front of the others or behind them.
  var haveLayers: Bool { indices.contains { self[$0].placement.layer != 0 } }

  /// The same cells from back to front.
  var stacked: LiveCells {
    var stacked = self
    // Those of one layer keep their order.
    stacked.order = []
    for layer in Set(indices.map { self[$0].placement.layer }).ascending {
      for slot in order where slots[Int(slot)].placement.layer == layer { stacked.order.append(slot) }
    }
    return stacked
  }
}

extension LiveCell {
  /// A cell that shows nothing, in no view.
  fileprivate static var empty: LiveCell {
    let kind = CellKind("")
    let box = CellBox(kind: kind, sizing: Sizing(height: .fixed(0)), attributes: CellAttributes())
    return LiveCell(
      id: CellID(slot: 0, generation: 0),
      key: ItemKey(section: SectionKey(ItemID(structure: [])), element: .placeholder, kind: kind),
      path: .nowhere, cell: DeclaredCell(box: box), placement: Placement(frame: .zero), state: [])
  }
}
