import TestSupport
import Testing

@testable import TesseraTerminal

struct InputDecoderTests {
  @Test("Key sequences are decoded", arguments: keyTable)
  func keys(input: String, expected: [TerminalEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(input.utf8) + decoder.flush() == expected)
    #expect(decoder.decode("z".utf8) == [.key(.character("z"))], "the decoder is back on the ground")
  }

  @Test("Mouse sequences are decoded", arguments: mouseTable)
  func mouse(input: String, expected: MouseEvent) {
    var decoder = InputDecoder()
    #expect(decoder.decode(input.utf8) == [.mouse(expected)])
  }

  @Test(
    "Replies and unknown sequences are ignored",
    arguments: [
      "\u{1B}[?62;22c", "\u{1B}[>0;276;0c", "\u{1B}[12;40R", "\u{1B}[?2026;2$y", "\u{1B}[0n",
      "\u{1B}[8;24;80t",
      "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\",
      "\u{1B}P>|xterm(390)\u{1B}\\",
      "\u{1B}P1+r524742=38\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[?1u", "\u{1B}[<35;4;4M",
      "\u{1B}[<1;2M",
      "\u{1B}[99~", "\u{1B}[~", "\u{1B}[57441u", "\u{1B}[X", "\u{80}", "\u{9B}", "\u{1B}[<64;3;3m",
    ])
  func repliesAndUnknownSequencesAreSwallowed(input: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(input.utf8) == [])
    #expect(!decoder.isAmbiguous)
    #expect(decoder.decode("z".utf8) == [.key(.character("z"))])
  }

  @Test("Color reports are collected and are not keys", arguments: ["\u{7}", "\u{1B}\\"])
  func answersAboutColorsAreKept(end: String) {
    var decoder = InputDecoder()
    let answers = "\u{1B}]10;rgb:1414/1414/1414\(end)\u{1B}]11;rgb:fdfd/f6f6/e3e3\(end)\u{1B}[?62;22c"
    #expect(decoder.decode("a\(answers)b".utf8) == [.key(.character("a")), .key(.character("b"))])
    #expect(decoder.takeReports() == [.text(RGB(20, 20, 20)), .background(RGB(253, 246, 227)), .end])
    #expect(decoder.takeReports() == [])
  }

  @Test(
    "Other replies are not collected",
    arguments: [
      "\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:zz/00/00\u{7}", "\u{1B}]12;rgb:0/0/0\u{7}", "\u{1B}]0;title\u{7}",
      "\u{1B}P11;rgb:0/0/0\u{1B}\\", "\u{1B}]11;rgb:0/0/0\r", "\u{1B}[>0;276;0c", "\u{1B}[c",
    ])
  func otherAnswersTellNothing(input: String) {
    var decoder = InputDecoder()
    _ = decoder.decode(input.utf8)
    #expect(decoder.takeReports() == [])
  }

  /// A slow connection delivers a reply in pieces, with pauses longer than those between the bytes of a key.
  @Test("A reply in pieces is never decoded as keys")
  func anAnswerInPiecesIsNeverKeys() {
    let answers = Array(
      "\u{1B}]10;rgb:0/0/0\u{1B}\\\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c".utf8)
    for split in 0...answers.count {
      var decoder = InputDecoder()
      decoder.expectsReports = true
      #expect(decoder.decode(answers[..<split]) == [])
      // After an ESC that may begin anything, the decoder waits longer.
      if split > 0, answers[split - 1] != 0x1B || answers[split...].first == UInt8(ascii: "\\") {
        #expect(!decoder.isAmbiguous, "after \(split) bytes")
        #expect(decoder.flush() == [])
      }
      #expect(decoder.decode(answers[split...]) == [], "after \(split) bytes")
      #expect(decoder.takeReports() == [.text(.black), .background(.white), .end])
    }
  }

  @Test("Without a query, Escape and a bracket are keys")
  func withoutAQuestionEscapeAndABracketAreKeys() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}]".utf8) == [])
    #expect(decoder.isAmbiguous)
    #expect(decoder.flush() == [.key(.character("]"), modifiers: .option)])
  }

  @Test("Malformed bytes are dropped")
  func malformedBytesAreDropped() {
    var decoder = InputDecoder()
    let bytes: [UInt8] = [
      0x80, 0xFF, 0xC3, 0x61, 0xE2, 0x82, 0xED, 0xA0, 0x80, 0xC0, 0xAF, 0xF5, 0x62, 0xF0, 0x80, 0x80, 0x80,
      0x63,
    ]
    #expect(decoder.decode(bytes) == "abc".map { .key(.character($0)) })
  }

  @Test("Pasted text is never decoded as keys")
  func pasteIsNeverKeys() {
    var decoder = InputDecoder()
    let inside = "a\u{1B}[A\u{1B}[201x\u{1B}\u{1B}[20é\u{3}\r\nb\rc"
    let events = decoder.decode("x\u{1B}[200~\(inside)\u{1B}[201~y".utf8)
    #expect(
      events == [
        .key(.character("x")), .paste("a\u{1B}[A\u{1B}[201x\u{1B}\u{1B}[20é\u{3}\nb\nc"),
        .key(.character("y")),
      ])
  }

  @Test(
    "Pasted text that ends like the end of a paste is complete",
    arguments: ["\u{1B}", "\u{1B}[", "\u{1B}[20", "\u{1B}[201", "\u{1B}\u{1B}"])
  func pasteThatEndsLikeItsEndIsComplete(text: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~\(text)\u{1B}[201~k".utf8) == [.paste(text), .key(.character("k"))])
  }

  @Test("Huge sequences are limited")
  func hugeSequencesAreBounded() {
    var decoder = InputDecoder(pasteLimit: 100)
    #expect(decoder.decode(("\u{1B}[" + String(repeating: "1;", count: 1_000_000)).utf8) == [])
    #expect(decoder.decode("Ax".utf8) == [.key(.character("x"))])
    // An unterminated string is abandoned after 4096 bytes; later bytes are keys again.
    let after = decoder.decode(("\u{1B}]" + String(repeating: "s", count: 4200)).utf8)
    #expect(after.count < 4200 && after.allSatisfy { $0 == .key(.character("s")) })
    let pasted = decoder.decode(
      ("\u{1B}[200~" + String(repeating: "p", count: 100_000) + "\u{1B}[201~k").utf8)
    #expect(pasted == [.paste(String(repeating: "p", count: 100)), .key(.character("k"))])
  }

  @Test("Control-C ends a reply without end")
  func anInterruptEndsAnEndlessReply() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}]52;never ends\u{3}".utf8) == [.key(.character("c"), modifiers: .control)])
  }

  @Test("Large numbers do not overflow")
  func numbersDoNotOverflow() {
    var decoder = InputDecoder()
    let events = decoder.decode("\u{1B}[<0;99999999999999999999999;1M\u{1B}[99999999999999999999999A".utf8)
    #expect(events.count == 2)
  }

  @Test("The portions of the input do not matter", .tags(.model), arguments: (1...UInt64(200)).sampled)
  func portionsDoNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces =
      keyTable.map { Array($0.0.utf8) } + mouseTable.map { Array($0.0.utf8) }
      + [Array("\u{1B}[200~pa\u{1B}[20ste\u{1B}[201~".utf8), [0xFF], [0x1B], [0xC3]]
    var bytes: [UInt8] = []
    for _ in 0..<30 { bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)] }
    if seed % 3 == 0 {
      for _ in 0..<10 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
      }
    }

    var whole = InputDecoder()
    let expected = whole.decode(bytes)
    var parts = InputDecoder()
    var events: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...min(9, rest.count), using: &random)
      events += parts.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(events == expected)
    #expect(parts.flush() == whole.flush())
  }

  @Test("`flush` waits for the rest of a sequence")
  func flushWaitsForSequencesThatHaveBegun() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[<0;5".utf8) == [])
    #expect(!decoder.isAmbiguous)
    #expect(decoder.flush() == [])
    #expect(decoder.decode(";3M".utf8) == [.mouse(MouseEvent(.press(.left), column: 4, row: 2))])
    #expect(decoder.decode("\u{1B}".utf8) == [])
    #expect(decoder.isAmbiguous)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.decode("[A".utf8) == [.key(.character("[")), .key(.character("A"))])
  }
}

private let keyTable: [(String, [TerminalEvent])] = [
  ("a", [.key(.character("a"))]),
  ("Aé日🎉", "Aé日🎉".map { .key(.character($0)) }),
  ("\r", [.key(.enter)]), ("\t", [.key(.tab)]), ("\u{7F}", [.key(.backspace)]), ("\u{8}", [.key(.backspace)]),
  ("\u{1}", [.key(.character("a"), modifiers: .control)]),
  ("\u{1A}", [.key(.character("z"), modifiers: .control)]),
  ("\n", [.key(.character("j"), modifiers: .control)]),
  ("\u{0}", [.key(.character(" "), modifiers: .control)]),
  ("\u{1D}", [.key(.character("]"), modifiers: .control)]),
  ("\u{1B}", [.key(.escape)]), ("\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
  ("\u{1B}\u{1B}\u{1B}", [.key(.escape), .key(.escape), .key(.escape)]),
  ("\u{1B}x", [.key(.character("x"), modifiers: .option)]),
  ("\u{1B}é", [.key(.character("é"), modifiers: .option)]),
  ("\u{1B}\r", [.key(.enter, modifiers: .option)]), ("\u{1B}\u{7F}", [.key(.backspace, modifiers: .option)]),
  ("\u{1B}\u{1}", [.key(.character("a"), modifiers: [.option, .control])]),
  ("\u{1B}[", [.key(.character("["), modifiers: .option)]),
  ("\u{1B}O", [.key(.character("O"), modifiers: .option)]),
  ("\u{1B}]", [.key(.character("]"), modifiers: .option)]),
  ("\u{1B}[A", [.key(.up)]), ("\u{1B}[B", [.key(.down)]), ("\u{1B}[C", [.key(.right)]),
  ("\u{1B}[D", [.key(.left)]),
  ("\u{1B}OA", [.key(.up)]), ("\u{1B}OH", [.key(.home)]), ("\u{1B}OF", [.key(.end)]),
  ("\u{1B}OP", [.key(.function(1))]),
  ("\u{1B}OM", [.key(.enter)]),
  ("\u{1B}[H", [.key(.home)]), ("\u{1B}[F", [.key(.end)]), ("\u{1B}[1~", [.key(.home)]),
  ("\u{1B}[4~", [.key(.end)]),
  ("\u{1B}[2~", [.key(.insert)]), ("\u{1B}[3~", [.key(.delete)]), ("\u{1B}[5~", [.key(.pageUp)]),
  ("\u{1B}[6~", [.key(.pageDown)]), ("\u{1B}[7~", [.key(.home)]), ("\u{1B}[8~", [.key(.end)]),
  ("\u{1B}[Z", [.key(.backTab)]), ("\u{1B}[1;2Z", [.key(.backTab)]),
  ("\u{1B}[1;2A", [.key(.up, modifiers: .shift)]), ("\u{1B}[1;5C", [.key(.right, modifiers: .control)]),
  ("\u{1B}[1;8D", [.key(.left, modifiers: [.shift, .option, .control])]),
  ("\u{1B}[5;3~", [.key(.pageUp, modifiers: .option)]), ("\u{1B}[1;5:1B", [.key(.down, modifiers: .control)]),
  ("\u{1B}\u{1B}[A", [.key(.up, modifiers: .option)]), ("\u{1B}\u{1B}OB", [.key(.down, modifiers: .option)]),
  ("\u{1B}\u{1B}x", [.key(.escape), .key(.character("x"), modifiers: .option)]),
  ("\u{1B}[15~", [.key(.function(5))]), ("\u{1B}[17~", [.key(.function(6))]),
  ("\u{1B}[24~", [.key(.function(12))]),
  ("\u{1B}[1;2P", [.key(.function(1), modifiers: .shift)]),
  ("\u{1B}[1;5R", [.key(.function(3), modifiers: .control)]),
  ("\u{1B}[[A", [.key(.function(1))]), ("\u{1B}[[E", [.key(.function(5))]),
  ("\u{1B}[97;5u", [.key(.character("a"), modifiers: .control)]), ("\u{1B}[27u", [.key(.escape)]),
  ("\u{1B}[9;2u", [.key(.backTab)]), ("\u{1B}[13;2u", [.key(.enter, modifiers: .shift)]),
  ("\u{1B}[27;5;13~", [.key(.enter, modifiers: .control)]),
  ("\u{1B}[I", [.focus(true)]), ("\u{1B}[O", [.focus(false)]),
  ("\u{1B}[200~\u{1B}[201~", [.paste("")]),
]

private let mouseTable: [(String, MouseEvent)] = [
  ("\u{1B}[<0;1;1M", MouseEvent(.press(.left), column: 0, row: 0)),
  ("\u{1B}[<0;5;3m", MouseEvent(.release(.left), column: 4, row: 2)),
  ("\u{1B}[<1;5;3M", MouseEvent(.press(.middle), column: 4, row: 2)),
  ("\u{1B}[<2;300;200M", MouseEvent(.press(.right), column: 299, row: 199)),
  ("\u{1B}[<32;5;3M", MouseEvent(.drag(.left), column: 4, row: 2)),
  ("\u{1B}[<20;5;3M", MouseEvent(.press(.left), column: 4, row: 2, modifiers: [.shift, .control])),
  ("\u{1B}[<8;5;3M", MouseEvent(.press(.left), column: 4, row: 2, modifiers: .option)),
  ("\u{1B}[<64;5;3M", MouseEvent(.wheel(.up), column: 4, row: 2)),
  ("\u{1B}[<65;5;3M", MouseEvent(.wheel(.down), column: 4, row: 2)),
  ("\u{1B}[<66;5;3M", MouseEvent(.wheel(.left), column: 4, row: 2)),
  ("\u{1B}[<67;5;3M", MouseEvent(.wheel(.right), column: 4, row: 2)),
  ("\u{1B}[<128;5;3M", MouseEvent(.press(.back), column: 4, row: 2)),
  ("\u{1B}[<0;0;0M", MouseEvent(.press(.left), column: 0, row: 0)),
  ("\u{1B}[M !!", MouseEvent(.press(.left), column: 0, row: 0)),
  ("\u{1B}[M`%$", MouseEvent(.wheel(.up), column: 4, row: 3)),
  ("\u{1B}[M#%$", MouseEvent(.release(.left), column: 4, row: 3)),
]
