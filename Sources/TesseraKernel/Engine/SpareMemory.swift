/// Memory that one transaction leaves to the next, so that a step of scrolling asks for none.
struct SpareMemory {
  private var pass = ReconcilePass()
  private var scrolls: [Requests.Scroll] = []
  private var operations: [MountOperation] = []

  /// Operations are the host's to keep: of more than these, the memory is left to it.
  private static var mostOperations: Int { 16 }

  /// Hands requests over that are to be carried out, and begins anew.
  mutating func take(_ requests: inout Requests) -> Requests {
    var taken = Requests()
    swap(&taken, &requests)
    swap(&requests.scrolls, &scrolls)
    return taken
  }

  /// Hands over what a pass and its operations need.
  mutating func take(_ pass: inout ReconcilePass, _ operations: inout [MountOperation]) {
    swap(&pass, &self.pass)
    swap(&operations, &self.operations)
    // Makes new room where the host has kept them.
    operations.removeAll(keepingCapacity: true)
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
