import TesseraKernel
import TesseraLayout
import TesseraTesting
import Testing

import TesseraComponents

@MainActor
@Suite("Rich texts")
struct RichTextTests {
  private func styled(_ text: RichText) -> StyledText? {
    if case .styledText(let styled) = ComponentTree(text).nodes[0].kind { styled } else { nil }
  }

  /// Returns the parts of a text, each with a mark for what is special about it: `*` bold, `_` underlined,
  /// `[]` highlighted.
  private func marked(_ text: RichText) -> String {
    let lines = styled(text)?.lines(columns: nil, limit: nil) ?? []
    return lines.map { line in
      line.map { part in
        let mark = (part.style.isBold ? "*" : "") + (part.style.isUnderlined ? "_" : "")
        return part.style.background == nil ? mark + part.text + mark : "[" + mark + part.text + mark + "]"
      }
      .joined()
    }
    .joined(separator: "\n")
  }

  // MARK: Joining

  @Test("Texts joined by + or in a string keep their styles")
  func joining() {
    let text =
      Text("Open until ") + Text("six").bold() + Text(", except ")
      + (Text("on ") + Text("Mondays").underlined())
    #expect(marked(text) == "Open until *six*, except on _Mondays_")
    let number = 6
    #expect(marked(RichText("Open until \(Text("six").bold()) (\(number))")) == "Open until *six* (6)")
    #expect(marked(RichText("\(Text("a").bold())\(RichText("b\(Text("c").underlined())"))")) == "*a*b_c_")
  }

  @Test("A rich text wraps and is truncated as one text")
  func lines() {
    let text = Text("one ") + Text("two").bold() + Text(" three four")
    #expect(picture(columns: 9, rows: 3) { text } == "one two\nthree\nfour\n")
    #expect(picture(columns: 9, rows: 3) { text.lineLimit(2) } == "one two\nthree fo…\n\n")
    #expect(
      picture(columns: 9) { (Text("ab").lineLimit(1) + Text("c d")).textAlignment(.trailing) }
        == "    abc d\n")
  }

  @Test("The parts inherit the style of the components around them, and the whole its size")
  func inheritedStyle() throws {
    let tree = ComponentTree(
      (Text("a") + Text("b").bold(false).foreground(.accent)).style(.headline).lineLimit(2))
    guard case .styledText(let text) = tree.nodes[0].kind else { throw MissingText() }
    #expect(text.runs.map(\.style.isBold) == [true, false])
    #expect(text.runs.map(\.style.foreground) == [.primary, .accent])
    #expect(text.style.lineLimit == 2)
    #expect(styled(Text("a").style(.title) + Text("b"))?.style.size == .title)
  }

  private struct MissingText: Error {}

  @Test("Empty parts leave nothing, and equal neighbors are one run")
  func emptyParts() {
    #expect(styled(RichText("") + Text(""))?.runs.isEmpty == true)
    #expect(styled(Text("a") + Text("") + Text("b"))?.runs.map(\.length) == [2])
    #expect(picture { Text("") + Text("") } == "\n")
  }

  @Test("A character that two parts form together looks like the first of them")
  func sharedCharacter() {
    #expect(marked(Text("e") + Text("\u{301}x").bold()) == "e\u{301}*x*")
    #expect(marked(Text("👩") + Text("\u{200D}👧").bold() + Text("a")) == "👩\u{200D}👧a")
  }

  @Test("Assistive technologies read a rich text as one text")
  func accessibility() {
    #expect(ComponentCell(Text("a ") + Text("b").bold()).accessibility.label == "a b")
  }

  @Test("A row with a rich text has its baselines")
  func baselines() {
    let cell = ComponentCell((Text("a") + Text("b").bold()).rowInsets(.none))
    let plain = ComponentCell(Text("ab").rowInsets(.none))
    let (size, text) = (Size(width: 100, height: 20), ProportionalText(.desktop))
    #expect(cell.baselines(in: size, text: text) == plain.baselines(in: size, text: text))
  }

  // MARK: Highlighting

  @Test(
    "Matches are found in upper and lower case and with other accents",
    arguments: [
      ("Québec, que sera", "que", "[Qué]bec, [que] sera"), ("aaa", "aa", "[aa]a"), ("abc", "", "abc"),
      ("abc", "x", "abc"), ("Que\u{301}bec", "quebec", "[Que\u{301}bec]"), ("ΑΒΓ", "αβ", "[ΑΒ]Γ"),
      ("", "a", ""), ("日本語", "本", "日[本]語"), ("Straße", "STRAS", "[Straß]e"),
    ])
  func matches(text: String, search: String, expected: String) {
    #expect(marked(Text(text).highlighting(search)) == expected)
  }

  @Test("A match may span parts of different styles, and leaves the weights as they are")
  func matchAcrossParts() {
    #expect(marked((Text("one t") + Text("wo three").bold()).highlighting("two")) == "one [t][*wo*]* three*")
  }

  @Test("Ranges may overlap, and be in any order or of another text")
  func ranges() {
    let text = "abcdef"
    func range(_ bounds: Range<Int>) -> Range<String.Index> {
      text.index(
        text.startIndex, offsetBy: bounds.lowerBound)..<text.index(
          text.startIndex, offsetBy: bounds.upperBound)
    }
    #expect(marked(Text(text).highlighting([range(3..<5), range(0..<2), range(1..<4)])) == "[abcde]f")
    #expect(marked(Text("ab").highlighting([range(1..<6)])) == "a[b]")
    #expect(marked(Text("ab").highlighting([range(4..<6)])) == "ab")
    let wide = "é"
    let inside = wide.utf8.index(after: wide.startIndex)
    #expect(marked(Text("éx").highlighting([wide.startIndex..<inside])) == "éx")
  }

  @Test("A highlighted part has the color of the background on the color of the highlight")
  func colors() {
    let style = styled(Text("a").foreground(.accent).highlighting("a"))?.runs.first?.style
    #expect(style == GridStyle(foreground: .background, background: .warning))
    #expect(styled(Text("a").highlighting("a", color: .accent))?.runs.first?.style.background == .accent)
  }

  @Test("A picture shows the background of a match behind its characters only")
  func svg() {
    let collection = HeadlessCollection(columns: 10, rows: 1) {
      Section("rows") { Text("a que").highlighting("que").rowInsets(.none) }
    }
    let svg = collection.svg(theme: .dark)
    #expect(svg.contains("<rect x=\"16\" y=\"0\" width=\"24\" height=\"16\" fill=\"#ebcb8b\"/>"))
    #expect(svg.contains("fill=\"#1f2430\">que</text>"))
    #expect(svg.contains(">a </text>"))
  }
}
