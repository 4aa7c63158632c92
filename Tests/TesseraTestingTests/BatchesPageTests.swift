import TesseraDiff
import TesseraTesting
import Testing

@Suite("Documentation/Batches.md")
struct BatchesPageTests {
  @Test("The page lists every rule once, with the severity of the checker")
  func rules() throws {
    let severities = try BatchesPage().severities
    for rule in BatchRule.allCases {
      let words = severities[rule.rawValue, default: []].filter { BatchSeverity(rawValue: $0) != nil }
      #expect(words == [rule.severity.rawValue], "\(rule)")
    }
  }

  @Test("The page marks the rules for tables")
  func tables() throws {
    let marked = try BatchesPage().severities.filter { $0.value.contains("tables") }
    #expect(Set(marked.keys) == ["H5", "H7"])
  }

  // The shelves and the texts below are in the section "An example" of the page, the plan of one stage in
  // "Policies", the steps in "NSTableView".

  private struct Book: Identifiable, Equatable {
    let id: String
    var title: String
  }

  private struct Shelf: DifferenceSection {
    let id: String
    var items: [Book]
  }

  private let old = [
    Shelf(id: "reading", items: [Book(id: "Emma", title: "Emma"), Book(id: "Dune", title: "Dune")]),
    Shelf(id: "wanted", items: [Book(id: "Ulysses", title: "Ulysses")]),
  ]

  private let new = [
    Shelf(
      id: "wanted", items: [Book(id: "Ulysses", title: "Ulysses"), Book(id: "Dune", title: "Dune, again")]),
    Shelf(id: "read", items: [Book(id: "Emma", title: "Emma")]),
  ]

  @Test("The example prints the texts of the page")
  func example() throws {
    let page = try BatchesPage()
    let difference = SectionedDifference(from: old, to: new)
    let text =
      "delete section @ 0, insert section @ 1, move @ 0.1 → 0.1, move @ 0.0 → 1.0, update @ 0.1 → 0.1"
    #expect(difference.description == text)
    #expect(page.shows(text))

    let stages = """
      1: insert section @ 2 ⇒ old 0 [old 0.0, old 0.1], old 1 [old 1.0], new 1 []
      2: move @ 0.1 → 1.1, move @ 0.0 → 2.0 ⇒ old 0 [], old 1 [old 1.0, old 0.1], new 1 [old 0.0]
      3: delete section @ 0, update @ 0.1
      """
    #expect(BatchPlan(for: difference, from: old, to: new).description == stages)
    #expect(page.shows(stages))

    let single = "1: delete section @ 0, insert section @ 1, insert @ 0.1"
    let policy = BatchPolicy(staging: .single)
    #expect(BatchPlan(for: difference, from: old, to: new, policy: policy).description == single)
    #expect(page.shows(single))
  }

  @Test("The steps of a table print the texts of the page")
  func steps() throws {
    let difference = LinearDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
    #expect(difference.description == "delete @ 1, insert @ 2, move @ 3 → 0")
    #expect(difference.sequentialSteps().description == "[remove @ 1, move @ 2 → 0, insert @ 2]")
    let lines = try BatchesPage().lines
    #expect(lines.contains { $0.hasSuffix("// " + difference.description) })
    #expect(lines.contains { $0.hasSuffix("// " + difference.sequentialSteps().description) })
  }

  @Test("Stages that start in the completion of the previous one break no rule")
  @MainActor
  func run() {
    var shown = model(old)
    let view = StrictBatchView { shown }
    view.layoutIfNeeded()
    let (old, new) = (shown, model(new))
    func run(_ stages: ArraySlice<BatchStage>) {
      guard let stage = stages.first else { return }
      view.perform(stage.batch) {
        var sections = stage.sections(from: old.sections, to: new.sections)
        let items = stage.items(from: old.sections.map { $0.items }, to: new.sections.map { $0.items })
        for section in sections.indices { sections[section].items = items[section] }
        shown = BatchModel(sections: sections)
      } completion: { _ in
        run(stages.dropFirst())
      }
    }
    let difference = SectionedDifference(from: self.old, to: self.new)
    guard case .stages(let stages) = BatchPlan(for: difference, from: self.old, to: self.new) else {
      Issue.record("a plan of stages was expected")
      return
    }
    run(stages[...])
    // The animations do not finish; the next stages run nevertheless.
    for _ in stages { view.finishAnimations(finished: false) }
    #expect(view.violations == [])
    #expect(view.batches == stages.map { $0.batch })
    #expect(view.shown == new)
  }

  private func model(_ shelves: [Shelf]) -> BatchModel<String> {
    BatchModel(
      sections: shelves.map { shelf in
        .init(id: shelf.id, items: shelf.items.map { .init(id: $0.id, content: $0.title.count) })
      })
  }
}
