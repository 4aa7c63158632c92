import TesseraDiff
import Testing

@Suite("Staging")
struct StagingTests {
  let table = BatchPolicy(rules: .tableView)

  @Test("Equal versions give a plan without changes")
  func nothing() {
    #expect(plan("A[1 2] B[]", "A[1 2] B[]") == "no change")
    #expect(plan("", "") == "no change")
  }

  @Test(
    "Changes that do not conflict take one stage",
    arguments: [
      ("", "A[1 2] B[]", "1: insert section @ 0, insert section @ 1"),
      ("A[1 2]", "", "1: delete section @ 0"),
      ("A[1 2 3 4]", "A[4 1 5 3']", "1: delete @ 0.1, insert @ 0.2, move @ 0.3 → 0.0, update @ 0.3"),
      ("A[1] B[2 3]", "B[2] C[4]", "1: delete section @ 0, insert section @ 1, delete @ 1.1"),
      ("A[1 2] B[3]", "A[1] B[2' 3]", "1: move @ 0.1 → 1.0, update @ 1.0"),
      ("A[1] B[2] C[3]", "C[3] A'[1] B[2']", "1: move section @ 2 → 0, update section @ 1, update @ 2.0"),
      (
        "A[1] B[2 3] C[4]", "B[3 2 5] C[]",
        "1: delete section @ 0, delete @ 2.0, insert @ 0.2, move @ 1.0 → 0.1"
      ),
    ] as [(Sample, Sample, String)])
  func oneStage(old: Sample, new: Sample, expected: String) {
    #expect(plan(old, new) == expected)
  }

  @Test("RxDataSources #47: A section stays when its only row is deleted")
  func emptiedSection() {
    #expect(plan("A[1]", "A[]") == "1: delete @ 0.0")
  }

  @Test("RxDataSources #271, DifferenceKit #96: One section's changes are one batch")
  func oneSection() {
    #expect(
      plan("A[1 2 3 4 5 6]", "A[7 6 2 1 3' 8]")
        == "1: delete @ 0.3, delete @ 0.4, insert @ 0.0, insert @ 0.5, move @ 0.5 → 0.1, move @ 0.0 → 0.3, "
        + "update @ 0.4")
  }

  @Test("C8: An item leaves a deleted section before the section is deleted")
  func rescue() {
    #expect(
      plan("A[1 2] B[3]", "B[3 2']") == """
        1: move @ 0.1 → 1.1 ⇒ old 0 [old 0.0], old 1 [old 1.0, old 0.1]
        2: delete section @ 0, update @ 0.1
        """)
  }

  @Test("C9, TLIndexPathTools #13: An item enters a section after its insertion")
  func welcome() {
    #expect(
      plan("A[1 2]", "A[1] B[2 3]") == """
        1: insert section @ 1 ⇒ old 0 [old 0.0, old 0.1], new 1 [new 1.1]
        2: move @ 0.1 → 1.0
        """)
  }

  @Test("C8, C9: A move from a deleted into an inserted section takes three stages")
  func rescueAndWelcome() {
    #expect(
      plan("A[1 2] B[3]", "B[3] C[2 4]") == """
        1: insert section @ 2 ⇒ old 0 [old 0.0, old 0.1], old 1 [old 1.0], new 1 [new 1.1]
        2: move @ 0.1 → 2.0 ⇒ old 0 [old 0.0], old 1 [old 1.0], new 1 [old 0.1, new 1.1]
        3: delete section @ 0
        """)
  }

  @Test("C8, C9: Moves of different items take two stages")
  func rescueBesidesWelcome() {
    #expect(
      batches("A[1] B[2 3]", "B[1 2] C[3]")
        == ["insert section @ 2, move @ 0.0 → 1.0", "delete section @ 0, move @ 1.2 → 1.0"])
  }

  @Test("H1, IGListKit's heap corruption: A section moves before its items change")
  func movedSectionWithChanges() {
    #expect(
      plan("A[1 2] B[3] C[4]", "C[4 5] A[1 2] B[3]") == """
        1: move section @ 2 → 0 ⇒ old 2 [old 2.0], old 0 [old 0.0, old 0.1], old 1 [old 1.0]
        2: insert @ 0.1
        """)
  }

  @Test("H1: Sections whose items change stay if others can move instead")
  func otherSectionMoves() {
    #expect(plan("A[1] B[2]", "B[2] A[1 3]") == "1: move section @ 1 → 0, insert @ 1.1")
    #expect(plan("A[1] B[2]", "B[2 3] A[1]") == "1: move section @ 0 → 1, insert @ 0.1")
    #expect(
      plan("A[1] B[2] C[]", "C[] B[2 3] A[1]").hasPrefix(
        "1: move section @ 2 → 0, move section @ 0 → 2, insert"))
  }

  @Test("H1: Items leave a deleted section for moved and inserted sections in stages")
  func rescueIntoMovedSection() {
    #expect(
      batches("A[1 2] B[3] C[] D[4 5]", "C[4] E[3 6] A[2 7]") == [
        "insert section @ 3, move section @ 0 → 4",
        "delete @ 4.0, insert @ 4.1, move @ 2.0 → 1.0, move @ 0.0 → 3.0",
        "delete section @ 0, delete section @ 2",
      ])
  }

  @Test("H2, rdar 48941906: No section moves to the rank that it has")
  func restingSections() {
    #expect(plan("A[1] B[2] C[3]", "C[3] B[2] A[1]") == "1: move section @ 2 → 0, move section @ 0 → 2")
    // The middle section belongs to no longest choice of staying sections: four moves instead of three.
    #expect(batches("A[] B[] C[] D[] E[]", "D[] E[] C[] A[] B[]")[0].split(separator: ",").count == 4)
  }

  @Test("H2: Ranks between stages count the sections that wait for deletion")
  func ranksBetweenStages() {
    // In the new version B would keep its rank while A and C change places. Behind D, which waits for its
    // deletion, it does not.
    #expect(
      batches("A[] B[] C[3] D[1]", "C[1] B[] E[3] A[]") == [
        "insert section @ 3, move section @ 1 → 2, move section @ 0 → 4, move @ 3.0 → 0.1",
        "delete section @ 1, move @ 0.0 → 2.0",
      ])
  }

  @Test("H2: A move of a section to its own position is left out")
  func uselessMove() {
    let difference = SectionedDifference(sectionMoves: [Move(from: 1, to: 1)])
    #expect(BatchPlan(for: difference, oldCounts: [0, 0], newCounts: [0, 0]) == .stages([]))
  }

  @Test("H4, IGListKit #691: Sections are inserted and moved before items are inserted")
  func sectionsComeAndMove() {
    #expect(
      plan("A[1] B[2] C[3]", "C[3] X[9] A[1 4] B[2]") == """
        1: insert section @ 1, move section @ 2 → 0 ⇒ \
        old 2 [old 2.0], new 1 [new 1.0], old 0 [old 0.0], old 1 [old 1.0]
        2: insert @ 2.1
        """)
  }

  @Test("H5, RxDataSources' hardest case: A table needs two stages, a collection one")
  func hardestCase() {
    let old: Sample = "A[1 2] B[3 4] C[5]"
    let new: Sample = "C[5] A[1 6] B[3]"
    #expect(plan(old, new) == "1: move section @ 2 → 0, delete @ 0.1, delete @ 1.1, insert @ 1.1")
    #expect(
      batches(old, new, table) == ["move section @ 2 → 0", "delete @ 1.1, delete @ 2.1, insert @ 1.1"])
  }

  @Test("The example of Documentation/Batches.md gives the plan that it shows")
  func documentation() {
    let old: Sample = "A[1 2] B[3]"
    let new: Sample = "B[3 2'] C[1]"
    #expect(
      plan(old, new) == """
        1: insert section @ 2 ⇒ old 0 [old 0.0, old 0.1], old 1 [old 1.0], new 1 []
        2: move @ 0.1 → 1.1, move @ 0.0 → 2.0 ⇒ old 0 [], old 1 [old 1.0, old 0.1], new 1 [old 0.0]
        3: delete section @ 0, update @ 0.1
        """)
    #expect(
      plan(old, new, BatchPolicy(staging: .single))
        == "1: delete section @ 0, insert section @ 1, insert @ 0.1")
  }

  @Test("Items that wait for their stage follow the items that preceded them")
  func waiting() {
    let old: Sample = "A[1 2 3] B[4]"
    #expect(
      plan(old, "B[2 4 1 3]") == """
        1: move @ 0.1 → 1.0, move @ 0.0 → 1.2, move @ 0.2 → 1.3 ⇒ old 0 [], old 1 [old 0.1, old 1.0, old 0.0, old 0.2]
        2: delete section @ 0
        """)
    #expect(
      plan("A[1 2 3 4] D[9]", "A[4 5 1] B[3 2] D[]") == """
        1: insert section @ 1 ⇒ old 0 [old 0.0, old 0.1, old 0.2, old 0.3], new 1 [], old 1 [old 1.0]
        2: delete @ 2.0, insert @ 0.1, move @ 0.0 → 0.2, move @ 0.2 → 1.0, move @ 0.1 → 1.1
        """)
  }
}
