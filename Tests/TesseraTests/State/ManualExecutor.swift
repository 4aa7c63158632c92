@testable import TesseraTesting

/// Runs background work on request of a test, one job at a time and in any order.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
final class ManualExecutor: TaskExecutor {
  private let jobs = InstrumentedMutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  var count: Int { jobs.withLock { $0.count } }

  /// Runs a waiting job, given its position.
  func run(_ position: Int) {
    let job = jobs.withLock { $0.remove(at: position) }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
