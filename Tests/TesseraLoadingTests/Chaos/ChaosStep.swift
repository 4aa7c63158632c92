import TesseraLoading

enum ChaosStep {
  case appear
  case disappear
  case load(LoadIntent<Int>)
  case reach(PageDirection)
  case retry
  case cancel
  /// A response to a request, canceled or not; older requests have smaller numbers.
  case answer(Int, ChaosAnswer)
  /// The end of a wait.
  case tick(Int)
  /// New rows are inserted before all others.
  case news(Int)

  static func random(stable: Bool, using random: inout some RandomNumberGenerator) -> ChaosStep {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: .appear
    case 1: .disappear
    case 2...4: .load(randomIntent(using: &random))
    case 5...11: .reach(.next)
    case 12...16: .reach(.previous)
    case 17, 18: .retry
    case 19: .cancel
    case 20: stable ? .tick(0) : .news(Int.random(in: 1...3, using: &random))
    case 21, 22: .tick(Int.random(in: 0..<3, using: &random))
    default: .answer(Int.random(in: 0..<4, using: &random), .random(stable: stable, using: &random))
    }
  }

  private static func randomIntent(using random: inout some RandomNumberGenerator) -> LoadIntent<Int> {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .initial
    case 1: .appearance
    case 2: .autoUpdate
    case 3: .force(keepsContent: true)
    case 4: .force(keepsContent: false)
    case 5: .pull
    case 6: .jump(to: Int.random(in: 0..<6, using: &random))
    case 7: .page(.next)
    default: .page(.previous)
    }
  }
}

enum ChaosAnswer {
  case good
  /// The same rows twice.
  case doubled
  case busy
  case broken
  /// No rows, but the key of another page.
  case hollow
  case unchanged

  static func random(stable: Bool, using random: inout some RandomNumberGenerator) -> ChaosAnswer {
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1: .doubled
    case 2: .busy
    case 3: .broken
    case 4: stable ? .good : .hollow
    case 5: .unchanged
    default: .good
    }
  }

  /// Returns the response of a server.
  func result(of server: ChaosServer, to key: Int?) -> Result<Page<Row, Int>, any Error> {
    var page = server.page(key)
    switch self {
    case .good: break
    case .doubled: page.items += page.items
    case .hollow: page.items = []
    case .unchanged: return .failure(NotModified())
    case .busy: return .failure(LoadFailure.transient())
    case .broken: return .failure(LoadFailure("broken"))
    }
    return .success(page)
  }
}
