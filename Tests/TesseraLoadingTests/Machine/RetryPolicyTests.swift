import Testing

@testable import TesseraLoading

@Suite("Retry policies")
struct RetryPolicyTests {
  let policy = RetryPolicy.exponential(
    attempts: 6, first: .seconds(1), factor: 2, limit: .seconds(10), jitter: 0.5)

  @Test("Delays grow up to the limit, and retries end after the last attempt")
  func growth() {
    let delays = (0...6).map { policy.delay(after: .transient(), attempt: $0) }
    #expect(delays == [.seconds(1), .seconds(2), .seconds(4), .seconds(8), .seconds(10), .seconds(10), nil])
  }

  @Test("Permanent failures are not retried, nor any failure with the policy never")
  func notTried() {
    #expect(policy.delay(after: LoadFailure("no such thing"), attempt: 0) == nil)
    #expect(policy.delay(after: LoadFailure("gone", retryAfter: .seconds(1)), attempt: 0) == nil)
    #expect(RetryPolicy.never.delay(after: .transient(), attempt: 0) == nil)
  }

  @Test("A retry waits at least as long as the source asks for, even beyond the limit")
  func retryAfter() {
    #expect(policy.delay(after: .transient(after: .seconds(90)), attempt: 0) == .seconds(90))
    #expect(policy.delay(after: .transient(after: .seconds(1)), attempt: 2) == .seconds(4))
    #expect(policy.delay(after: .transient(after: .seconds(4)), attempt: 2, random: 1) == .seconds(4))
  }

  @Test("Jitter shortens the delay by up to its fraction")
  func jitter() {
    #expect(policy.delay(after: .transient(), attempt: 2, random: 0) == .seconds(4))
    #expect(policy.delay(after: .transient(), attempt: 2, random: 0.5) == .seconds(3))
    #expect(policy.delay(after: .transient(), attempt: 2, random: 1) == .seconds(2))
  }

  @Test(
    "Invalid parameters give valid delays",
    arguments: [
      RetryPolicy.exponential(first: .seconds(-5)),
      .exponential(limit: .seconds(-5)),
      .exponential(factor: .infinity),
      .exponential(factor: .nan),
      .exponential(factor: -3),
      .exponential(factor: 1e300, limit: .seconds(Int64.max)),
      .exponential(jitter: 7),
      .exponential(jitter: -7),
      .exponential(jitter: .nan),
    ])
  func nonsense(policy: RetryPolicy) {
    for attempt in [-1, 0, 1, 4] {
      for random in [0, 0.5, 1, .nan] {
        let delay = policy.delay(after: .transient(), attempt: attempt, random: random)
        #expect(delay.map { $0 >= .zero && $0 <= max(.zero, policy.limit) } == true, "\(attempt) \(random)")
      }
    }
    #expect(policy.delay(after: .transient(), attempt: Int.max) == nil)
  }

  @Test("Machines with the same seed wait the same time, and others do not")
  func seeds() {
    func delays(seed: UInt64) -> [LoadDuration] {
      var machine = Machine(retry: .exponential(attempts: 4), seed: seed)
      var delays: [LoadDuration] = []
      var effects = machine.handle(.request(.pull))
      for _ in 0..<4 {
        guard case .loading(let requestID, _) = machine.refresh else { break }
        effects = machine.handle(.failed(requestID, .transient()))
        for case .wait(_, let delay) in effects { delays.append(delay) }
        _ = machine.handle(.elapsed(.retry(.refresh)))
      }
      return delays
    }
    #expect(delays(seed: 1) == delays(seed: 1))
    #expect(delays(seed: 1) != delays(seed: 2))
    for (delay, full) in zip(delays(seed: 1), [1, 2, 4, 8]) {
      #expect(delay <= .seconds(full) && delay >= .seconds(full) / 2)
    }
    #expect(delays(seed: 1).count == 4)
  }
}
