/// Memory that one transaction leaves to the next, so that a step of scrolling asks for none.
struct SpareMemory {
  private var pass = ReconcilePass()
  private var scrolls: [Requests.Scroll] = []
  private var operations: [MountOperation] = []
  private var cells: [LiveCell] = []

  /// Operations are the host's to keep: of more than these, the memory is left to it.
  private static var mostOperations: Int { 16 }

  /// Hands requests over that are to be carried out, and begins anew.
  mutating func take(_ requests: inout Requests) -> Requests {
    var taken = Requests()
    swap(&taken, &requests)
    swap(&requests.scrolls, &scrolls)
    return taken
  }

  /// A pass in which nothing was looked for yet.
  mutating func takePass(isContentNew: Bool) -> ReconcilePass {
    var taken = ReconcilePass()
    swap(&taken, &pass)
    taken.begin(isContentNew: isContentNew)
    return taken
  }

  /// Room for operations.
  mutating func takeOperations() -> [MountOperation] {
    var taken: [MountOperation] = []
    swap(&taken, &operations)
    // Makes new room where the host has kept them.
    taken.removeAll(keepingCapacity: true)
    return taken
  }

  /// Room for cells that come.
  mutating func takeCells() -> [LiveCell] {
    var taken: [LiveCell] = []
    swap(&taken, &cells)
    return taken
  }

  /// Keeps the memory of cells that are elsewhere now.
  mutating func keep(_ cells: inout [LiveCell]) {
    swap(&self.cells, &cells)
    self.cells.removeAll(keepingCapacity: true)
  }

  /// Keeps the memory of what was carried out.
  mutating func keep(
    _ requests: inout Requests, _ pass: inout ReconcilePass, _ operations: [MountOperation]
  ) {
    swap(&self.pass, &pass)
    swap(&scrolls, &requests.scrolls)
    scrolls.removeAll(keepingCapacity: true)
    if operations.capacity <= Self.mostOperations { self.operations = operations }
  }
}
