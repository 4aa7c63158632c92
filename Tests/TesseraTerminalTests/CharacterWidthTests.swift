import Tessera
import Testing

struct CharacterWidthTests {
  @Test(
    "Each character has its column width",
    arguments: [
      ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("│", 1), ("…", 1), ("Ω", 1),
      ("日", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("　", 2), ("𠀀", 2), ("〆", 2),
      ("🎉", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🏴\u{E0067}\u{E007F}", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("a\u{FE0F}", 1),
      ("नि", 2), ("क्षि", 2), ("กำ", 2), ("ก\u{E34}", 1), ("ش", 1),
      ("\u{0}", 0), ("\t", 0), ("\n", 0), ("\r\n", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{85}", 0),
      ("\u{9B}", 0),
      ("\u{301}", 0), ("\u{93E}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{202E}", 0), ("\u{2066}", 0),
      ("\u{FEFF}", 0), ("\u{2028}", 0), ("\u{FE0F}", 0), ("\u{E0001}", 0), ("\u{10FFFF}", 1), ("\u{E000}", 1),
    ])
  func columnWidth(text: String, expected: Int) {
    #expect(text.count == 1)
    #expect(Character(text).columnWidth == expected)
    #expect(text.columnWidth == expected)
    // A combining mark alone would find a base here.
    if expected > 0 { #expect("ab\(text)c".dropFirst().columnWidth == expected + 2) }
  }

  @Test("The width of a text is the sum of the widths of its characters")
  func textIsTheSumOfItsCharacters() {
    #expect("".columnWidth == 0)
    #expect("plain text".columnWidth == 10)
    #expect("日本語 text".columnWidth == 11)
    #expect("a\tb".columnWidth == 2)
    #expect("Zoë 👩‍👩‍👧‍👦!".columnWidth == 7)
  }

  @Test("Every Unicode scalar has a width")
  func everyScalarHasAWidth() {
    var counts = [0, 0, 0]
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      counts[scalar.columnWidth] += 1
    }
    #expect(counts[0] > 5_000 && counts[2] > 180_000)
  }

  @Test(
    "The widths of plain characters are certain",
    arguments: ["a", "é", "e\u{301}", "日", "🎉", "❤", "한", "│", "ก\u{E34}", "\u{301}", "\n"])
  func plainCharactersAreCertain(text: String) {
    #expect(!Character(text).isColumnWidthUncertain)
  }

  @Test(
    "The widths of composed characters are uncertain",
    arguments: [
      "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "🇩", "❤\u{FE0F}", "❤\u{FE0E}", "1\u{FE0F}\u{20E3}", "नि", "क्षि", "กำ",
      "\u{1112}\u{1161}\u{11AB}",
    ])
  func compositionsAreUncertain(text: String) {
    #expect(Character(text).isColumnWidthUncertain)
  }
}
