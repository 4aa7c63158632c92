import Testing

@testable import gallery

@Suite("Unicode blocks")
struct UnicodeBlockTests {
  private let blocks = UnicodeBlock.assigned()

  @Test("Every assigned character outside the private areas is in exactly one block")
  func characters() {
    let scalars = blocks.flatMap { $0.scalars }
    #expect(scalars.count > 150_000)
    #expect(zip(scalars, scalars.dropFirst()).allSatisfy { $0 < $1 })
    let isAssigned: (Unicode.Scalar) -> Bool = {
      ![.unassigned, .privateUse, .surrogate].contains($0.properties.generalCategory)
    }
    #expect(scalars == (0...0x10FFFF).compactMap { Unicode.Scalar($0 as UInt32) }.filter(isAssigned))
  }

  @Test("Blocks have unique names, do not overlap, and contain their characters")
  func ranges() {
    #expect(Set(blocks.map { $0.name }).count == blocks.count)
    #expect(zip(blocks, blocks.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    #expect(blocks.allSatisfy { block in block.scalars.allSatisfy { block.range.contains($0.value) } })
    #expect(blocks.allSatisfy { !$0.scalars.isEmpty })
  }

  @Test(
    "Some well-known characters are in the expected blocks",
    arguments: [("A", "Basic Latin"), ("∀", "Mathematical Operators"), ("😀", "Emoticons")])
  func places(character: String, name: String) {
    #expect(blocks.first { $0.scalars.map(String.init).contains(character) }?.name == name)
  }
}
