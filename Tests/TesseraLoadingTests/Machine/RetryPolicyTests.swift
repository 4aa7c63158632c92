import Testing

@testable import TesseraLoading

@Suite("When what has failed is tried again")
struct RetryPolicyTests {
  let policy = RetryPolicy.exponential(
    attempts: 6, first: .seconds(1), factor: 2, limit: .seconds(10), jitter: 0.5)

  @Test("It waits longer after each attempt, up to the limit, and gives up after the last one")
  func growth() {
    let delays = (0...6).map { policy.delay(after: .transient(), attempt: $0) }
    #expect(delays == [.seconds(1), .seconds(2), .seconds(4), .seconds(8), .seconds(10), .seconds(10), nil])
  }

  @Test("What will fail again is not tried again, and never is what leaves it to people")
  func notTried() {
    #expect(policy.delay(after: LoadFailure("no such thing"), attempt: 0) == nil)
    #expect(policy.delay(after: LoadFailure("gone", retryAfter: .seconds(1)), attempt: 0) == nil)
    #expect(RetryPolicy.never.delay(after: .transient(), attempt: 0) == nil)
  }

  @Test("The source is left alone as long as it asks for, beyond the limit as well")
  func retryAfter() {
    #expect(policy.delay(after: .transient(after: .seconds(90)), attempt: 0) == .seconds(90))
    #expect(policy.delay(after: .transient(after: .seconds(1)), attempt: 2) == .seconds(4))
    #expect(policy.delay(after: .transient(after: .seconds(4)), attempt: 2, chance: 1) == .seconds(4))
  }

  @Test("A part of the time is left to chance, as large as the policy says")
  func jitter() {
    #expect(policy.delay(after: .transient(), attempt: 2, chance: 0) == .seconds(4))
    #expect(policy.delay(after: .transient(), attempt: 2, chance: 0.5) == .seconds(3))
    #expect(policy.delay(after: .transient(), attempt: 2, chance: 1) == .seconds(2))
  }

  @Test(
    "Numbers that make no sense do no harm",
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
      for chance in [0, 0.5, 1, .nan] {
        let delay = policy.delay(after: .transient(), attempt: attempt, chance: chance)
        #expect(delay.map { $0 >= .zero && $0 <= max(.zero, policy.limit) } == true, "\(attempt) \(chance)")
      }
    }
    #expect(policy.delay(after: .transient(), attempt: Int.max) == nil)
  }

  @Test("Two machines with the same seed wait the same, with others they do not")
  func seeds() {
    func delays(seed: UInt64) -> [Duration] {
      var machine = Machine(retry: .exponential(attempts: 4), seed: seed)
      var delays: [Duration] = []
      var effects = machine.handle(.request(.pull))
      for _ in 0..<4 {
        guard case .loading(let ticket, _) = machine.refresh else { break }
        effects = machine.handle(.failed(ticket, .transient()))
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
