/// A way to make a failing value of a random test smaller: a program, or data.
///
/// ```swift
/// let failure = smallestFailure(of: program, by: [.leavingOutRuns(of: \.steps)]) { complaint(about: $0) }
/// ```
public struct Shrinker<Value> {
  /// Returns the smaller versions of a value in the order in which they are tried.
  public let candidates: (Value) -> AnySequence<Value>

  /// Creates a shrinker from a function that returns smaller versions of a value, best a lazy sequence.
  public init<Candidates: Sequence<Value>>(_ candidates: @escaping (Value) -> Candidates) {
    self.candidates = { AnySequence(candidates($0)) }
  }

  fileprivate init(_ shrinkers: [Shrinker]) {
    self.init { value in shrinkers.lazy.flatMap { $0.candidates(value) } }
  }

  /// Creates a shrinker that changes a value, once for each of some choices.
  private init<Choices: Sequence>(
    each choices: @escaping (Value) -> Choices, _ change: @escaping (inout Value, Choices.Element) -> Void
  ) {
    self.init { value in
      choices(value).lazy.map { choice in
        var copy = value
        change(&copy, choice)
        return copy
      }
    }
  }
}

// MARK: - Shrinkers

extension Shrinker {
  /// Leaves out runs of an array's elements: all of them, halves, quarters and so on down to one element,
  /// then every run of 16, 8, 4 and 2 if there are at most 64 elements. Later runs come first, because steps
  /// after a failure are not needed.
  ///
  /// - Parameters:
  ///   - path: The array.
  ///   - keptCount: The number of elements at the start that stay, such as a step that sizes the viewport.
  public static func leavingOutRuns<Element>(
    of path: WritableKeyPath<Value, [Element]>, keepingFirst keptCount: Int = 0
  ) -> Shrinker {
    Shrinker(each: { runs(from: keptCount, to: $0[keyPath: path].count) }) { value, run in
      value[keyPath: path].removeSubrange(run)
    }
  }

  /// Leaves out runs of elements of the array that fails. See ``leavingOutRuns(of:keepingFirst:)``.
  public static func leavingOutRuns<Element>(keepingFirst keptCount: Int = 0) -> Shrinker
  where Value == [Element] {
    leavingOutRuns(of: \.self, keepingFirst: keptCount)
  }

  /// Leaves out one element of an array.
  public static func leavingOutOne<Element>(of path: WritableKeyPath<Value, [Element]>) -> Shrinker {
    Shrinker(each: { $0[keyPath: path].indices }) { $0[keyPath: path].remove(at: $1) }
  }

  /// Makes one element of an array smaller.
  public static func inEach<Element>(
    of path: WritableKeyPath<Value, [Element]>, _ shrinkers: [Shrinker<Element>]
  ) -> Shrinker {
    let shrinker = Shrinker<Element>(shrinkers)
    return Shrinker { value in
      value[keyPath: path].indices.lazy.flatMap { index in
        Shrinker(each: { shrinker.candidates($0[keyPath: path][index]) }) {
          $0[keyPath: path][index] = $1
        }.candidates(value)
      }
    }
  }
}

extension Shrinker where Value: Equatable {
  /// Changes the value, once for each of some choices. A change must make the value smaller or do nothing;
  /// then it is not tried.
  public static func changing<Choices: Sequence>(
    forEach choices: @escaping (Value) -> Choices, _ change: @escaping (inout Value, Choices.Element) -> Void
  ) -> Shrinker {
    Shrinker { value in
      Shrinker(each: choices, change).candidates(value).lazy.filter { $0 != value }
    }
  }

  /// Changes the value. The change must make the value smaller or do nothing; then it is not tried.
  public static func changing(_ change: @escaping (inout Value) -> Void) -> Shrinker {
    changing(forEach: { _ in [()] }) { value, _ in change(&value) }
  }
}

/// Returns the ranges to leave out: blocks of half the length each time, then all short runs, which would
/// take most of the effort in a long array.
private func runs(from start: Int, to end: Int) -> some Sequence<Range<Int>> {
  let count = max(0, end - start)
  let blocks = sequence(first: count) { $0 / 2 }.prefix { $0 > 0 }
  let shortRuns = count > 64 ? [] : [16, 8, 4, 2].filter { $0 < count }
  return (blocks.map { ($0, $0) } + shortRuns.map { ($0, 1) }).lazy.flatMap { length, step in
    stride(from: end, to: start, by: -step).lazy.map { max(start, $0 - length)..<$0 }
  }
}

// MARK: - Search

/// Returns the smallest value found that still fails, and its failure.
///
/// The search continues from the first candidate that fails, until none does or the effort is spent.
///
/// - Parameters:
///   - value: The steps of a program, for example.
///   - shrinkers: The ways to make the value smaller, in the order in which they are tried.
///   - effort: The greatest sum of the costs of all candidates that are tried.
///   - cost: Returns the cost of trying a candidate; 1 by default.
///   - complaint: Returns the failure of a value; `nil` if there is none.
///
/// - Returns: `nil` if the value does not fail.
public func smallestFailure<Value>(
  of value: Value, by shrinkers: [Shrinker<Value>], effort: Int = 100_000,
  cost: @escaping (Value) -> Int = { _ in 1 }, failureReason: (Value) throws -> String?
) rethrows -> (value: Value, failureReason: String)? {
  guard let text = try failureReason(value) else { return nil }
  var search = Search(value, text, by: shrinkers, effort: effort, cost: cost)
  while let candidate = search.next() {
    if let text = try failureReason(candidate) { search.smallest = (candidate, text) }
  }
  return search.smallest
}

/// Returns the smallest value found that still fails, and its failure, for values that are tried
/// asynchronously.
///
/// - Parameters:
///   - value: The steps of a program, for example.
///   - shrinkers: The ways to make the value smaller, in the order in which they are tried.
///   - effort: The greatest number of candidates that are tried.
///   - isolation: The actor on which the candidates are tried.
///   - complaint: Returns the failure of a value; `nil` if there is none.
///
/// - Returns: `nil` if the value does not fail.
public func smallestFailure<Value: Sendable>(
  of value: Value, by shrinkers: [Shrinker<Value>], effort: Int = 100_000,
  isolation: isolated (any Actor)? = #isolation, failureReason: (Value) async throws -> String?
) async rethrows -> (value: Value, failureReason: String)? {
  guard let text = try await failureReason(value) else { return nil }
  var search = Search(value, text, by: shrinkers, effort: effort)
  while let candidate = search.next() {
    if let text = try await failureReason(candidate) { search.smallest = (candidate, text) }
  }
  return search.smallest
}

/// The state of a search for the smallest failing value.
private struct Search<Value> {
  let shrinker: Shrinker<Value>
  let cost: (Value) -> Int
  var effort: Int
  /// The smallest value that has failed, and its failure.
  var smallest: (value: Value, failureReason: String) {
    didSet { candidates = shrinker.candidates(smallest.value).makeIterator() }
  }
  /// The candidates that have not been tried.
  var candidates: AnySequence<Value>.Iterator

  init(
    _ value: Value, _ failureReason: String, by shrinkers: [Shrinker<Value>], effort: Int,
    cost: @escaping (Value) -> Int = { _ in 1 }
  ) {
    (shrinker, self.effort, self.cost) = (Shrinker(shrinkers), effort, cost)
    smallest = (value, failureReason)
    candidates = shrinker.candidates(value).makeIterator()
  }

  /// Returns the next candidate; `nil` if there is none or the effort is spent.
  mutating func next() -> Value? {
    guard let candidate = candidates.next() else { return nil }
    effort -= cost(candidate)
    return effort < 0 ? nil : candidate
  }
}
