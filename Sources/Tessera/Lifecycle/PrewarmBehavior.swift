@_spi(Behaviors) import TesseraKernel

/// The behavior that makes views ahead of time, a few in each frame.
final class PrewarmBehavior: Behavior {
  private var requests: [PrewarmRequest] = []

  /// The maximum number of views made ahead in one frame.
  static var budget: Int { 4 }

  func add(_ request: PrewarmRequest) {
    requests.append(request)
    updatePhases()
  }

  /// Returns the current time while views are left for the next frame.
  override func deadline(_ engine: Engine) -> Double? { requests.isEmpty ? nil : engine.now }

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
        // Another type of view uses the kind.
        engine.pool.removeLast(request.kind)
        requests.removeFirst()
        continue
      }
    }
    requests.removeAll { engine.pool.hiddenCount($0.kind) >= $0.count }
    updatePhases()
  }

  private func updatePhases() { activePhases = requests.isEmpty ? [] : [.views, .time] }
}

/// A request for views to be made ahead of time.
struct PrewarmRequest {
  let kind: CellKind
  /// The number of views that should be ready for reuse.
  let count: Int
  /// Makes a view. Returns `false` if another type of view uses the kind.
  let make: (CellID) -> Bool
}
