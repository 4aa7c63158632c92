@testable import TesseraTesting

/// Runs background work when a test says so, one piece at a time and in any order.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class ManualExecutor: TaskExecutor {
  private let jobs = VisibleMutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// How many pieces of work wait.
  var count: Int { jobs.withLock { $0.count } }

  /// Does one that waits, by its position among them.
  func run(_ position: Int) {
    let job = jobs.withLock { $0.remove(at: position) }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
