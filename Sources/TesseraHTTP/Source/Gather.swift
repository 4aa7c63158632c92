/// Loads several things side by side, each of which may fail without the others.
///
///     let results = try await gather(feeds) { try await client.json([Post].self, at: $0) }
///     let posts = try results.successes().flatMap { $0 }
///
/// - Parameters:
///   - inputs: What they are made of.
///   - limit: How many are loaded at the same time, at least one.
///   - load: Loads one of them.
/// - Returns: What came of each, in the order of the inputs.
/// - Throws: Only a `CancellationError`.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public func gather<Input: Sendable, Output: Sendable>(
  _ inputs: some Collection<Input>, atMost limit: Int = 4,
  load: @escaping @Sendable (Input) async throws -> Output
) async throws -> [Result<Output, LoadFailure>] {
  try await withThrowingTaskGroup(of: (Int, Result<Output, LoadFailure>).self) { group in
    var results: [(Int, Result<Output, LoadFailure>)] = []
    for (number, input) in inputs.enumerated() {
      if number >= max(1, limit), let result = try await group.next() { results.append(result) }
      group.addTask { (number, try await result { try await load(input) }) }
    }
    for try await result in group { results.append(result) }
    try Task.checkCancellation()
    return results.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Collection {
  /// What has succeeded of several things, in order.
  ///
  /// - Throws: The first failure, where there are failures and nothing else.
  public func successes<Output>() throws(LoadFailure) -> [Output]
  where Element == Result<Output, LoadFailure> {
    let successes = compactMap { try? $0.get() }
    if successes.isEmpty, let first { return [try first.get()] }
    return successes
  }
}

/// What comes of something: a failure too, but not where nobody wants it any more.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
private func result<Output>(
  of load: () async throws -> Output
) async throws -> Result<Output, LoadFailure> {
  do {
    return .success(try await load())
  } catch is CancellationError {
    throw CancellationError()
  } catch {
    return .failure(LoadFailure(reading: error))
  }
}
