import TesseraDiff
import Testing

@Suite("Updates in batches")
struct UpdatePolicyTests {
  let reload = BatchPolicy(updates: .reload)

  @Test("Updates alone take one stage, without moves")
  func updatesAlone() {
    #expect(plan("A[1 2] B[3]", "A'[1 2'] B[3]") == "1: update section @ 0, update @ 0.1")
    #expect(plan("A[1 2] B[3]", "A[1 2'] B[3]", reload) == "1: reload @ 0.1")
  }

  @Test("Content changes in the last stage; earlier stages show the old content")
  func lastStage() {
    #expect(
      plan("A[1 2] B[3]", "B'[3' 2']") == """
        1: move @ 0.1 → 1.1 ⇒ old 0 [old 0.0], old 1 [old 1.0, old 0.1]
        2: delete section @ 0, update section @ 0, update @ 0.0, update @ 0.1
        """)
  }

  @Test("C6, rdar 33662307: A moved item is reloaded after its move")
  func movedAndReloaded() {
    #expect(
      plan("A[1 2 3]", "A[3' 1 2]", reload) == """
        1: move @ 0.2 → 0.0 ⇒ old 0 [old 0.2, old 0.0, old 0.1]
        2: reload @ 0.0
        """)
  }

  @Test("C7, IGListKit #690: A reloaded section among section changes keeps its place")
  func reloadAmongSectionChanges() {
    #expect(
      plan("A[] B[] C[] D[] E[]", "A[] B[] X[] D'[] C[]", reload) == """
        1: delete section @ 4, insert section @ 2, move section @ 2 → 4 ⇒ \
        old 0 [], old 1 [], new 2 [], old 3 [], old 2 []
        2: reload section @ 3
        """)
  }

  @Test("C7, rdar 27041784: A table does not reload an item while sections move")
  func reloadInTable() {
    #expect(
      batches("A[1] B[2] C[3]", "C[3] A[1'] B[2]", BatchPolicy(rules: .tableView, updates: .reload))
        == ["move section @ 2 → 0", "reload @ 1.0"])
  }

  @Test("C13: Items of a reloaded section are not reloaded separately")
  func reloadedSection() {
    #expect(plan("A[1 2] B[3]", "A'[1' 2'] B[3']", reload) == "1: reload section @ 0, reload @ 1.0")
  }

  @Test("Reloads are the last stage, also with the single-stage policy")
  func reloadAfterSingle() {
    let policy = BatchPolicy(updates: .reload, staging: .single)
    #expect(
      batches("A[1 2] B[3]", "B[3' 2']", policy) == ["delete section @ 0, insert @ 0.1", "reload @ 0.0"])
  }

  @Test("Changes of headers and footers are not part of a batch")
  func supplementary() {
    let path = ItemPath(section: 0, item: 0)
    let difference = SectionedDifference(supplementary: SupplementaryDifference(inserts: [path]))
    #expect(BatchPlan(for: difference, oldCounts: [1], newCounts: [1]) == .stages([]))
  }
}
