/// Loads several values concurrently, each of which can fail without the others.
///
///     let results = try await concurrentMap(feeds) { try await client.json([Post].self, at: $0) }
///     let posts = try results.successes().flatMap { $0 }
///
/// - Parameters:
///   - inputs: The inputs of the loads.
///   - limit: The maximum number of concurrent loads, at least 1.
///   - load: A closure that loads the value of an input.
/// - Returns: The result of each load, in the order of the inputs.
/// - Throws: A `CancellationError`, and no other error.
public func concurrentMap<Input: Sendable, Output: Sendable>(
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

extension Collection {
  /// Returns the values of the successful results, in order.
  ///
  /// - Throws: The first failure, if all results are failures.
  public func successes<Output>() throws(LoadFailure) -> [Output]
  where Element == Result<Output, LoadFailure> {
    let successes = compactMap { try? $0.get() }
    if successes.isEmpty, let first { return [try first.get()] }
    return successes
  }
}

/// The result of a load. Throws a `CancellationError` if the load was canceled.
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
