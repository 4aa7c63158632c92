/// Buffers that transactions reuse, so that a scroll step allocates no memory.
struct ScratchBuffers {
  private var pass = ReconcilePass()
  private var scrolls: [Requests.Scroll] = []
  private var operations: [MountOperation] = []

  /// The capacity up to which the array of operations is reused. The host may keep larger ones.
  private static var maxOperationCapacity: Int { 16 }

  /// Returns the requests to perform, and resets them.
  mutating func take(_ requests: inout Requests) -> Requests {
    var taken = Requests()
    swap(&taken, &requests)
    swap(&requests.scrolls, &scrolls)
    return taken
  }

  /// Hands out the buffers for a pass and its operations.
  mutating func take(_ pass: inout ReconcilePass, _ operations: inout [MountOperation]) {
    swap(&pass, &self.pass)
    swap(&operations, &self.operations)
    // Allocates new storage if the host has kept the operations.
    operations.removeAll(keepingCapacity: true)
  }

  /// Stores the buffers again after the transaction.
  mutating func keep(
    _ requests: inout Requests, _ pass: inout ReconcilePass, _ operations: [MountOperation]
  ) {
    swap(&self.pass, &pass)
    swap(&scrolls, &requests.scrolls)
    scrolls.removeAll(keepingCapacity: true)
    if operations.capacity <= Self.maxOperationCapacity { self.operations = operations }
  }
}
