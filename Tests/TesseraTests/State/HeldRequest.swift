/// A request whose background work waits until the test continues it, without blocking a thread.
@MainActor
final class HeldRequest {
  private let executor = ManualExecutor()
  private var answer: Bool?

  /// Begins a request up to its background work.
  init(_ request: @escaping @MainActor @Sendable () async -> Bool) async {
    Task(executorPreference: executor) { await self.begin(request) }
    await executor.waitForWork()
    // Runs the task itself; then its work waits.
    executor.run(0)
    await executor.waitForWork()
  }

  func finish() async -> Bool {
    while answer == nil {
      if executor.count > 0 { executor.run(0) }
      await Task.yield()
    }
    return answer ?? false
  }

  private func begin(_ request: @MainActor @Sendable () async -> Bool) async { answer = await request() }
}

extension ManualExecutor {
  @MainActor
  fileprivate func waitForWork() async { while count == 0 { await Task.yield() } }
}
