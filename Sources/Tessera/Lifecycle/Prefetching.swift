@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// How far ahead of the viewport elements are prefetched, at least.
public enum PrefetchDistance: Hashable, Sendable {
  /// So many items, counted in their `ForEach`. One that is not in view yet counts from its near end as soon as that
  /// is within one viewport.
  case items(Int)
  /// So many points.
  case points(Double)
}

/// How the elements of a `ForEach` are prefetched.
final class Prefetching: BehaviorTrait {
  let ahead: PrefetchDistance
  /// Prefetches elements by their positions.
  let start: ([Int]) -> Void
  /// Gives up on elements by their positions.
  let cancel: ([Int]) -> Void

  init(ahead: PrefetchDistance, start: @escaping ([Int]) -> Void, cancel: @escaping ([Int]) -> Void) {
    self.ahead = ahead
    self.start = start
    self.cancel = cancel
  }

  override func install(in engine: Engine) { engine.installed { PrefetchBehavior() }.wake() }

  override func isEqual(to other: Trait) -> Bool { other is Prefetching }

  override var makesDifference: Bool { false }

  override func moved(_ place: @escaping (Int) -> Int) -> Trait {
    Prefetching(
      ahead: ahead, start: { [start] in start($0.map(place)) }, cancel: { [cancel] in cancel($0.map(place)) })
  }

  /// How many items ahead.
  var itemCount: Int {
    if case .items(let count) = ahead { max(0, count) } else { 0 }
  }

  /// How many points ahead.
  var distance: Double {
    if case .points(let distance) = ahead { min(distance.asExtent, Engine.largestViewport) } else { 0 }
  }
}

extension ItemRun {
  /// How the items are prefetched; nil: they are not.
  var prefetching: Prefetching? {
    let declared = declared
    return declared.isEmpty ? nil : declared.first()
  }
}

extension ForEach {
  /// Prepares for elements that are about to come into view: loads their pictures, for example.
  ///
  /// Each element is told once per approach, in the direction of scrolling, the nearest first, and as far ahead as is
  /// asked for; farther while it scrolls fast, as far as it gets in ``EngineConfiguration/prefetchLeadTime``. No more
  /// than ``EngineConfiguration/prefetchBudget`` elements are told per frame; the others follow in the next ones. An
  /// element that gets out of reach again on either side, or goes from the data, before it was in view is cancelled.
  /// A section that scrolls by itself is prefetched in both directions.
  ///
  /// - Parameters:
  ///   - ahead: How far ahead at least, counted from the edge of the viewport.
  ///   - action: What to do about elements that approach. It runs after the transaction.
  ///   - cancel: What to do about those that do not come after all.
  public func onPrefetch(
    ahead: PrefetchDistance = .items(10), _ action: @escaping ([Data.Element]) -> Void,
    cancel: @escaping ([Data.Element]) -> Void = { _ in }
  ) -> ForEach {
    let data = data
    let elements = { (positions: [Int]) in
      positions.map { data[data.index(data.startIndex, offsetBy: $0)] }
    }
    var traits = declared ?? Traits()
    traits.set(
      Prefetching(ahead: ahead, start: { action(elements($0)) }, cancel: { cancel(elements($0)) }))
    var copy = self
    copy.declared = traits
    return copy
  }
}
