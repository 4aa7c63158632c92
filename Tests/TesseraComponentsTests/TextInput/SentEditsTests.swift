import TesseraComponents
import Testing

@Suite("Texts that a field has sent")
struct SentEditsTests {
  /// Returns whether each of some declared texts replaces the text in a field.
  private func replacements(
    of text: String, sent edits: [String], byDeclared texts: String...
  ) -> [Bool] {
    var sent = SentEdits(declared: "")
    for edit in edits { sent.add(edit) }
    return texts.map { sent.replaces(text, byDeclared: $0) }
  }

  @Test("A text that the app declares after the user has typed on leaves the later text")
  func lateAnswer() {
    #expect(replacements(of: "ab", sent: ["a", "ab"], byDeclared: "a", "ab", "a") == [false, false, true])
    #expect(replacements(of: "a", sent: ["a"], byDeclared: "", "a") == [false, false])
  }

  @Test("After edits that end where they began, a text in between replaces the text like any other")
  func roundTrip() {
    #expect(replacements(of: "", sent: ["a", ""], byDeclared: "", "a") == [false, true])
  }
}
