@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The minimum distance ahead of the viewport at which elements are prefetched.
public enum PrefetchDistance: Hashable, Sendable {
  /// A number of items, counted in their `ForEach`. Items of a `ForEach` that is not visible yet are counted
  /// from its near end, as soon as that is within one viewport.
  case items(Int)
  /// A distance in points.
  case points(Double)
}

/// The declared prefetch of a `ForEach`.
final class Prefetching: BehaviorTrait {
  let ahead: PrefetchDistance
  /// Prefetches elements by their positions.
  let start: ([Int]) -> Void
  /// Cancels the prefetch of elements by their positions.
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

  /// The distance in items.
  var itemCount: Int {
    if case .items(let count) = ahead { max(0, count) } else { 0 }
  }

  /// The distance in points.
  var distance: Double {
    if case .points(let distance) = ahead { min(distance.asExtent, Engine.largestViewport) } else { 0 }
  }
}

extension ItemRun {
  var prefetching: Prefetching? {
    let declared = declared
    return declared.isEmpty ? nil : declared.first()
  }
}

extension ForEach {
  /// Adds handlers that prefetch data for elements that are about to become visible, such as their pictures.
  ///
  /// Each element is prefetched once per approach, in the direction of scrolling, the nearest first. The
  /// distance is the given one, or, while the content scrolls fast, the distance scrolled in
  /// ``EngineConfiguration/prefetchLeadTime``. At most ``EngineConfiguration/prefetchBudget`` elements are
  /// prefetched per frame; the others follow in the next frames. An element that gets out of reach again on
  /// either side, or is removed from the data, before it was visible is canceled. A section that scrolls by
  /// itself is prefetched in both directions.
  ///
  /// - Parameters:
  ///   - ahead: The minimum distance, counted from the edge of the viewport.
  ///   - action: Called with the approaching elements, after the transaction.
  ///   - cancel: Called with the elements that did not become visible after all.
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
