import Tessera
import Testing

@testable import gallery

@Suite("Lines that skip columns")
struct SkippingColumnsTests {
  @Test(
    "An ellipsis is the first column of the rest, and wide characters stay whole",
    arguments: [
      ("abcdef", 0, "abcdef"), ("abcdef", 1, "…cdef"), ("abcdef", 5, "…"), ("abcdef", 60, "…"),
      ("", 3, ""), ("日本語", 1, "…本語"), ("日本語", 2, "… 語"), ("a日b", 1, "… b"),
    ])
  func rest(line: String, count: Int, rest: String) {
    #expect(line.skippingColumns(count) == rest)
    let left = max(0, line.columnWidth - count)
    #expect(line.skippingColumns(count).columnWidth == max(left, line.isEmpty ? 0 : 1))
  }
}
