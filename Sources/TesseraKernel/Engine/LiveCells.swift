import TesseraLayout

/// An ordered collection of cells on screen or near it.
///
/// A cell is large, so each stays in the slot of its view, and an order of slots changes instead. A cell is
/// found by its position and by the id of its view without a search.
public struct LiveCells: RandomAccessCollection {
  /// The cells by slot. Free slots contain an empty cell, and so does slot zero, which no view has.
  private var slots: ContiguousArray<LiveCell>
  /// The slots of the cells, in their order.
  private var order: ContiguousArray<UInt32> = []
  /// The number of changes of the order and of the cells' paths.
  private(set) var revision = 0

  /// Creates an empty collection.
  init() { slots = [.empty] }

  /// Creates a collection of cells with different views, in their order.
  init(_ cells: [LiveCell]) {
    self.init()
    for cell in cells { append(cell) }
  }

  /// The position of the first cell, which is zero.
  public var startIndex: Int { 0 }
  /// The number of cells.
  public var endIndex: Int { order.count }

  /// Returns the cell at a position.
  public package(set) subscript(position: Int) -> LiveCell {
    @inline(__always) get { slots[Int(order[position])] }
    @inline(__always) _modify { yield &slots[Int(order[position])] }
  }

  /// Returns the cell of a view; `nil` if the collection does not contain it.
  ///
  /// - Complexity: O(1).
  public subscript(id: CellID) -> LiveCell? { slot(of: id).map { slots[$0] } }

  package func slot(of id: CellID) -> Int? {
    let slot = Int(id.slot)
    return slot > 0 && slot < slots.count && slots[slot].id == id ? slot : nil
  }

  package subscript(slot slot: Int) -> LiveCell {
    @inline(__always) get { slots[slot] }
    @inline(__always) _modify { yield &slots[slot] }
  }

  // MARK: Adding and removing cells

  mutating func append(_ cell: LiveCell) {
    put(cell)
    order.append(cell.id.slot)
    revision += 1
  }

  /// Replaces the cells at both ends.
  ///
  /// - Parameters:
  ///   - kept: The positions of the cells that stay.
  ///   - arrivals: The cells that come before them. They may have the views of those that go.
  mutating func keep(_ kept: Range<Int>, behind arrivals: [LiveCell]) {
    for position in 0..<kept.lowerBound { clearSlot(position) }
    for position in kept.upperBound..<count { clearSlot(position) }
    order.removeLast(count - kept.upperBound)
    order.removeFirst(kept.lowerBound)
    for cell in arrivals.reversed() {
      put(cell)
      order.insert(cell.id.slot, at: 0)
    }
    revision += 1
  }

  /// Removes all cells from the order, and clears the slots of those that go.
  ///
  /// - Parameter places: For each cell a number that is negative if the cell goes. Append the others again
  ///   with ``appendKept(_:)``.
  mutating func clear(keeping places: [Int]) {
    for position in indices where places[position] < 0 { clearSlot(position) }
    order.removeAll(keepingCapacity: true)
    revision += 1
  }

  /// Appends a cell that has kept its slot.
  mutating func appendKept(_ id: CellID) {
    order.append(id.slot)
    revision += 1
  }

  /// Removes the last cells from the order. Returns their slots, which they keep, for ``restore(_:)``.
  mutating func detachLast(_ count: Int) -> [UInt32] {
    let aside = Array(order.suffix(count))
    order.removeLast(count)
    revision += 1
    return aside
  }

  /// Appends cells that were detached.
  mutating func restore(_ aside: [UInt32]) {
    order += aside
    revision += 1
  }

  private mutating func put(_ cell: LiveCell) {
    let slot = Int(cell.id.slot)
    while slots.count <= slot { slots.append(slots[0]) }
    slots[slot] = cell
  }

  private mutating func clearSlot(_ position: Int) { slots[Int(order[position])] = slots[0] }

  // MARK: Paths

  /// Updates keys and paths to new content.
  mutating func go(to places: [(ItemKey, ElementPath)]) {
    for position in indices { self[position].go(to: places[position]) }
    revision += 1
  }

  /// Updates the sections of paths. Cells in sections that have gone are nowhere.
  mutating func moveSections(to places: [Int: Int]) {
    for position in indices { self[position].path.section = places[self[position].path.section] ?? -1 }
    revision += 1
  }

  // MARK: Layers

  var haveLayers: Bool { indices.contains { self[$0].placement.layer != 0 } }

  /// The same cells from back to front.
  var stacked: LiveCells {
    var stacked = self
    // Cells of the same layer keep their order.
    stacked.order = []
    for layer in Set(indices.map { self[$0].placement.layer }).ascending {
      for slot in order where slots[Int(slot)].placement.layer == layer { stacked.order.append(slot) }
    }
    return stacked
  }
}

extension LiveCell {
  /// A cell that shows nothing, without a view.
  fileprivate static var empty: LiveCell {
    let kind = CellKind("")
    let box = CellBox(kind: kind, attributes: nil)
    return LiveCell(
      id: CellID(slot: 0, generation: 0),
      key: ItemKey(section: SectionKey(ItemID(structure: [])), element: .placeholder, kind: kind),
      path: .nowhere, cell: DeclaredCell(box: box), placement: Placement(frame: .zero), shown: ShownState([]))
  }
}
