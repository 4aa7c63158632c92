import TestSupport
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Chaos with pages that shift", .tags(.model))
struct ShiftingTests {
  @Test(
    "Changes between requests cause no lost, duplicate or excess rows",
    .timeLimit(.minutes(10)), arguments: 0..<2)
  func chaos(part: Int) async {
    for seed in (0..<300).sampled {
      var random = SeededGenerator(seed: UInt64(part * 300 + seed))
      let setting = ShiftingRun.Setting.random(using: &random)
      let program = (0..<Int.random(in: 2...20, using: &random)).map { _ in
        ShiftingRun.Step.random(setting, using: &random)
      }
      let failure = await smallestFailure(of: program, by: [.leavingOutRuns()]) {
        await ShiftingRun.failureReason(setting, $0)
      }
      guard let failure else { continue }
      Issue.record("\(failure.failureReason), with \(setting), after \(failure.value)")
      return
    }
  }
}

extension ShiftingRun.Setting {
  static func random(using random: inout some RandomNumberGenerator) -> Self {
    var server = ChaosServer(
      style: ChaosServer.Style.allCases.randomElement(using: &random) ?? .cursors,
      size: Int.random(in: 1...4, using: &random),
      count: [0, 1, Int.random(in: 2...20, using: &random), 30].randomElement(using: &random) ?? 0,
      start: [0, 0, Int.random(in: 0...4, using: &random)].randomElement(using: &random) ?? 0, gap: 1 << 20)
    // The rows before the first page can only be loaded if pages have the key of the previous page.
    if server.start == 0 { server.tellsPrevious = Int.random(in: 0..<4, using: &random) > 0 }
    server.tellsCounts = Int.random(in: 0..<4, using: &random) == 0
    return Self(
      server: server, maximumCount: [nil, 1, 6, 12].randomElement(using: &random) ?? nil,
      extent: Int.random(in: 1...4, using: &random), isRenewed: Bool.random(using: &random),
      onlyGrows: Int.random(in: 0..<4, using: &random) == 0)
  }
}

extension ShiftingRun.Step {
  static func random(
    _ setting: ShiftingRun.Setting, using random: inout some RandomNumberGenerator
  ) -> ShiftingRun.Step {
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: .change(.random(setting, using: &random))
    case 3...5: .changeLater(.random(setting, using: &random))
    case 6: setting.isRenewed ? .comeBack : .scroll(1)
    case 7: setting.isRenewed ? .update : .scroll(-1)
    default: .scroll(Int.random(in: -9...12, using: &random))
    }
  }
}

extension ShiftingChange {
  static func random(
    _ setting: ShiftingRun.Setting, using random: inout some RandomNumberGenerator
  ) -> ShiftingChange {
    if setting.onlyGrows { return .insert(Bool.random(using: &random) ? 0 : 1) }
    let (part, other) = (Double.random(in: 0..<1, using: &random), Double.random(in: 0..<1, using: &random))
    return switch Int.random(in: 0..<8, using: &random) {
    case 0...2: .insert([0, part].randomElement(using: &random) ?? part)
    case 3...5: .remove([0, part].randomElement(using: &random) ?? part)
    case 6: .move(part, [0, other].randomElement(using: &random) ?? other)
    default: .busy
    }
  }
}
