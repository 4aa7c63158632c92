@_spi(Behaviors) import TesseraKernel

/// Makes views ahead, some in each frame.
final class PrewarmBehavior: Behavior {
  /// The views that are to be made.
  private var requests: [PrewarmRequest] = []

  /// How many views are made ahead in one frame.
  static var budget: Int { 4 }

  /// Asks for views.
  func add(_ request: PrewarmRequest) {
    requests.append(request)
    updatePhases()
  }

  /// There is something to do at once while views are left for the next frame.
  override func deadline(_ engine: Engine) -> Double? { requests.isEmpty ? nil : engine.now }

  /// Makes some of the views that were asked for.
  override func didUpdateViews(_ engine: Engine) {
    var left = Self.budget
    while left > 0, let request = requests.first {
      guard engine.pool.hiddenCount(request.kind) < request.count else {
        requests.removeFirst()
        continue
      }
      let id = engine.pool.add(request.kind)
      left -= 1
      guard request.make(id) else {
        // Another type of view has taken the kind.
        engine.pool.removeLast(request.kind)
        requests.removeFirst()
        continue
      }
    }
    requests.removeAll { engine.pool.hiddenCount($0.kind) >= $0.count }
    updatePhases()
  }

  private func updatePhases() { awake = requests.isEmpty ? [] : [.views, .time] }
}

/// Views that are to be made ahead.
struct PrewarmRequest {
  let kind: CellKind
  /// How many views are to wait for an item.
  let count: Int
  /// Makes a view.
  ///
  /// - Returns: Whether it was made; false where another type of view has taken the kind.
  let make: (CellID) -> Bool
}
