@testable import TesseraLoading

/// The state of a machine that determines its future behavior, without request numbers: machines with equal
/// digests behave the same.
struct MachineDigest: Hashable {
  private struct Lane: Hashable {
    let kind: Int
    let request: PageRequest<Int>?
    let end: PageEnd<Int>
    let isExhausted: Bool
    let pagesWithoutNewItems: Int
  }

  private let lanes: [Lane]
  private let count: Int?
  private let behavior: LoadBehavior
  private let period: LoadDuration
  private let flags: [Bool]

  init(_ machine: Machine) {
    lanes = LoadType.allCases.map { loadType in
      var page = PageLoadState<Int>()
      if case .page(let direction) = loadType { page = machine[direction] }
      let (kind, request) = Self.parts(of: machine[loadType])
      return Lane(
        kind: kind, request: request, end: page.end, isExhausted: page.isExhausted,
        pagesWithoutNewItems: page.pagesWithoutNewItems)
    }
    count = machine.count
    behavior = machine.behavior
    period = machine.period
    flags = [machine.isShown, machine.hasAppeared, machine.isAutoUpdateTimed, machine.isUpdateDue]
  }

  private static func parts(of activity: LoadActivity<Int>) -> (Int, PageRequest<Int>?) {
    switch activity {
    case .idle: (0, nil)
    case .waiting(let request): (1, request)
    case .interrupted: (2, nil)
    case .loading(_, let request): (3, request)
    case .retrying(let request, _): (4, request)
    case .paused(let request): (7, request)
    case .failed(let request, let failure): (failure.isTransient ? 5 : 6, request)
    }
  }
}
