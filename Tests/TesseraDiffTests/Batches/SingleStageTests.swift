import TesseraDiff
import Testing

@Suite("Single-stage policy")
struct SingleStageTests {
  let single = BatchPolicy(staging: .single)
  let singleInTable = BatchPolicy(rules: .tableView, staging: .single)

  @Test("A plan that fits into one stage is the same without the policy")
  func untouched() {
    let old: Sample = "A[1 2 3] B[4] C[5]"
    let new: Sample = "C[5] A[3 1' 2] B[4 6]"
    #expect(plan(old, new, single) == plan(old, new))
  }

  @Test("An item that moves out of a deleted section is inserted, without an update")
  func rescue() {
    #expect(plan("A[1 2] B[3]", "B[3 2']", single) == "1: delete section @ 0, insert @ 0.1")
  }

  @Test("An item that moves into an inserted section is deleted and comes with it")
  func welcome() {
    #expect(plan("A[1 2]", "A[1] B[2' 3]", single) == "1: insert section @ 1, delete @ 0.1")
  }

  @Test("An item moved from a deleted into an inserted section needs no change")
  func rescueAndWelcome() {
    #expect(plan("A[1 2] B[3]", "B[3] C[2 4]", single) == "1: delete section @ 0, insert section @ 1")
  }

  @Test("H1: A moved section whose items change is deleted and inserted")
  func movedSection() {
    #expect(
      plan("A[1 2] B[3 9] C[4 7 8]", "C'[5 7' 2] A[1 4] B[3' 9]", single)
        == "1: delete section @ 2, insert section @ 0, delete @ 0.1, insert @ 1.1, update @ 2.0")
  }

  @Test("H4: Sections are not inserted and moved while items are inserted")
  func sectionsComeAndMove() {
    #expect(
      plan("A[1] B[2] C[3]", "C[3] X[9] A[1 4] B[2]", single)
        == "1: delete section @ 2, insert section @ 0, insert section @ 1, insert @ 2.1")
  }

  @Test("H5: A table moves sections or changes items, but not both")
  func table() {
    #expect(
      plan("A[1] B[2] C[3]", "C[3] A[1] B[2 4]", singleInTable)
        == "1: delete section @ 2, insert section @ 0, insert @ 2.1")
    #expect(
      plan("A[1] B[2] C[3]", "C[3] A[1'] B[2]", singleInTable) == "1: move section @ 2 → 0, update @ 1.0")
  }

  @Test("H2: A section that keeps its rank beside a replaced section does not move")
  func ranksAfterReplacement() {
    #expect(
      plan("A[] B[] C[3] D[] E[]", "D[] E[] C[3 4] A[] B[]", single)
        == "1: move section @ 3 → 0, move section @ 4 → 1, move section @ 0 → 3, move section @ 1 → 4, insert @ 2.1"
    )
  }
}
