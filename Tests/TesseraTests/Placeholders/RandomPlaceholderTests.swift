import TestSupport
import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A section as a random program declares it.
private struct DeclaredPlan: Equatable {
  var count = 0
  var phase = 0
  var replacesItems = false
  var hasEmpty = false
  var hasLoading = false
  var hasFailure = false

  static func random(_ random: inout SeededGenerator) -> DeclaredPlan {
    DeclaredPlan(
      count: [0, 0, 1, 3].randomElement(using: &random) ?? 0, phase: Int.random(in: 0...2, using: &random),
      replacesItems: Int.random(in: 0..<4, using: &random) == 0, hasEmpty: Bool.random(using: &random),
      hasLoading: Bool.random(using: &random), hasFailure: Bool.random(using: &random))
  }

  var state: LoadState<Outage> { phase == 0 ? .ready : phase == 1 ? .loading : .failed(.offline) }

  func declare<Declared: PlaceholderDeclaring>(on declared: Declared, _ name: String) -> Declared
  where Declared.PlaceholderHost == Headless {
    var declared = declared
    if hasEmpty { declared = declared.empty(state) { Label("\(name) empty") } }
    if hasLoading {
      declared = declared.loading(state, replacesItems: replacesItems) { Paragraph("\(name) loading") }
    }
    if hasFailure {
      declared = declared.failure(state, replacesItems: replacesItems) { Label("\(name) \($0)") }
    }
    return declared
  }

  /// Whether a declared placeholder reports loading or failure.
  var isOutstanding: Bool { phase != 0 && (hasEmpty || hasLoading || hasFailure) }

  /// Returns the placeholder for a number of items by the naive rule; `nil` if there is none.
  func placeholder(count: Int, _ name: String, isQuiet: Bool = true) -> String? {
    if phase == 1 { return hasLoading && (count == 0 || replacesItems) ? "\(name) loading" : nil }
    if phase == 2 { return hasFailure && (count == 0 || replacesItems) ? "\(name) offline" : nil }
    return hasEmpty && count == 0 && isQuiet ? "\(name) empty" : nil
  }

  func lines(_ name: String) -> [String] {
    placeholder(count: count, name).map { [$0] } ?? (0..<count).map { "\(name)\($0)" }
  }
}

@MainActor
@Suite("Placeholders in random programs", .tags(.model))
struct RandomPlaceholderTests {
  @Test("The shown placeholders match the naive rule", arguments: (0..<UInt64(4)).sampled)
  func programs(block: UInt64) {
    for seed in block * 100..<block * 100 + 100 {
      var random = SeededGenerator(seed: seed)
      let program = (0..<12).map { _ in (0..<3).map { _ in DeclaredPlan.random(&random) } }
      let isTimed = Bool.random(using: &random)
      let failure = smallestFailure(of: program, by: [.leavingOutRuns()]) { run($0, isTimed: isTimed) }
      guard let (program, failureReason) = failure else { continue }
      Testing.Issue.record("seed \(seed), \(isTimed ? "timed" : "untimed"): \(failureReason)\n\(program)")
      return
    }
  }

  /// Shows one declaration after another; the first plan of each is that of the whole content.
  private func run(_ program: [[DeclaredPlan]], isTimed: Bool) -> String? {
    let collection = HeadlessCollection(
      size: Size(width: 160, height: 160), configuration: EngineConfiguration(selectionMode: .multiple),
      at: isTimed ? 0 : nil, content: Content {})
    for (number, plans) in program.enumerated() {
      collection.stage.show(content(plans))
      collection.engine.selectAll()
      if isTimed { collection.run(for: number % 2 == 0 ? 3 : 0.1) } else { collection.update() }
      let expected = lines(plans)
      let shown = collection.engine.live.sorted { $0.placement.frame.minY < $1.placement.frame.minY }
      let texts = shown.map {
        $0.cell.content(as: Label.self)?.text ?? $0.cell.content(as: Paragraph.self)?.text ?? "?"
      }
      if texts != expected { return "step \(number) shows \(texts) and not \(expected)" }
      let count = shown.count { $0.path.item != nil }
      if collection.engine.count != count { return "step \(number) counts \(collection.engine.count) items" }
      if shown.contains(where: { $0.path.element == .placeholder && $0.state.contains(.selected) }) {
        return "step \(number) selects a placeholder"
      }
      if !collection.issues.isEmpty { return "step \(number): \(collection.issues)" }
      let height = collection.engine.contentSize.height
      let isAll = shown.count == 1 && shown[0].key.section.id == ItemID("placeholder")
      if height != (isAll ? 160 : Double(expected.count) * 16) { return "step \(number) is \(height) high" }
    }
    return nil
  }

  private func content(_ plans: [DeclaredPlan]) -> Content<Headless> {
    let content = Content<Headless> {
      for name in ["a", "b"] {
        let plan = plans[name == "a" ? 1 : 2]
        plan.declare(on: Section(name) { ForEach(0..<plan.count) { Label("\(name)\($0)") } }, name)
      }
    }
    return plans[0].declare(on: content, "all")
  }

  private func lines(_ plans: [DeclaredPlan]) -> [String] {
    let isQuiet = !plans[1].isOutstanding && !plans[2].isOutstanding
    if let all = plans[0].placeholder(count: plans[1].count + plans[2].count, "all", isQuiet: isQuiet) {
      return [all]
    }
    return plans[1].lines("a") + plans[2].lines("b")
  }
}
