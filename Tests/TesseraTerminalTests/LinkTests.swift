import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// Links of the terminal: which characters of a frame belong to which address.
@MainActor
@Suite("Links in a terminal")
struct LinkTests {
  @Test("Texts with an address are links, and nothing else is")
  func texts() {
    let address = "https://example.com/a?b=c;d#e"
    let read = linked(
      Content {
        Section("texts") {
          Text("plain")
          RichText("See \(Text("the page").link(address)) first")
          Text("whole").link("https://example.com")
        }
      })
    #expect(read.texts == [address: "the page", "https://example.com": "whole"])
    #expect(read.isClosed)
  }

  @Test("The lines of a link have one id, and links to other addresses other ids")
  func ids() {
    let read = linked(
      Content {
        Section("texts") {
          Text(String(repeating: "word ", count: 12)).link("https://example.com/1")
          Text("other").link("https://example.com/2")
        }
      })
    #expect(read.starts >= 2 && read.ids.count == 2)
    #expect(read.ids["https://example.com/1"]?.count == 1)
    #expect(read.ids["https://example.com/1"] != read.ids["https://example.com/2"])
  }

  @Test("A link of the app has its address, and its action receives it")
  func component() {
    var opened: [String] = []
    let harness = ScreenHarness(
      Content { Section("s") { Link("Terms", to: "https://example.com/t") { opened.append($0) } } })
    harness.screen.surface.writesLinks = true
    #expect(LinkReader(harness.screen.frame(at: nil)).texts == ["https://example.com/t": "Terms"])
    harness.type("\t\r")
    #expect(opened == ["https://example.com/t"])
  }

  @Test("A terminal without links gets none")
  func unsupported() {
    let harness = ScreenHarness(Content { Section("s") { Text("x").link("https://example.com") } })
    harness.screen.surface.invalidate()
    #expect(!harness.screen.frame(at: nil).contains(UInt8(ascii: "]")))
    harness.screen.surface.writesLinks = true
    #expect(harness.screen.frame(at: nil).contains(UInt8(ascii: "]")))
  }

  @Test(
    "An address with control characters is no link",
    arguments: ["", "a\u{1B}\\", "a\u{7}", "a\nb", "\u{7F}", String(repeating: "x", count: 2084)])
  func hostileAddress(address: String) {
    let read = linked(Content { Section("s") { Text("text").link(address) } })
    #expect(read.starts == 0 && read.texts.isEmpty)
  }

  @Test("Other characters of an address are written in percent encoding")
  func encoding() {
    let read = linked(Content { Section("s") { Text("text").link("https://e.com/ä b\u{9B}") } })
    #expect(read.texts == ["https://e.com/%C3%A4%20b%C2%9B": "text"])
  }

  @Test("A text cannot begin or end a link")
  func hostileText() {
    let evil = "\u{1B}]8;;https://evil.example\u{1B}\\click\u{9D}8;;x\u{9C}"
    let read = linked(
      Content {
        Section("s") {
          Text(evil)
          Text(evil).link("https://example.com")
        }
      })
    #expect(Array(read.texts.keys) == ["https://example.com"])
    #expect(read.texts["https://example.com"]?.contains("click") == true)
  }

  @Test("The environment says whether the terminal supports links")
  func detection() {
    func isSupported(_ variables: [String: String]) -> Bool { Hyperlink.isSupported { variables[$0] } }
    #expect(!isSupported([:]) && !isSupported(["TERM": "xterm-256color"]) && !isSupported(["TERM": "linux"]))
    #expect(isSupported(["TERM": "xterm-kitty"]) && isSupported(["TERM": "screen", "TMUX": "/tmp/t,1,0"]))
    #expect(isSupported(["VTE_VERSION": "7600"]) && !isSupported(["VTE_VERSION": "5000"]))
    #expect(isSupported(["TERM_PROGRAM": "iTerm.app"]) && !isSupported(["TERM_PROGRAM": "Apple_Terminal"]))
    #expect(!isSupported(["TERM": "foot", "FORCE_HYPERLINK": "0"]) && isSupported(["FORCE_HYPERLINK": "1"]))
  }

  private func linked(_ content: Content<Terminal>) -> LinkReader {
    let harness = ScreenHarness(content)
    harness.screen.surface.writesLinks = true
    return LinkReader(harness.screen.frame(at: nil))
  }
}

/// A reader of a frame that knows only which characters are inside of which link.
private struct LinkReader {
  /// The text of each address.
  var texts: [String: String] = [:]
  /// The ids of each address.
  var ids: [String: Set<String>] = [:]
  /// The number of links that begin.
  var starts = 0
  var isClosed = true

  init(_ bytes: [UInt8]) {
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    var address = ""
    while let scalar = scalars.popFirst() {
      guard scalar == "\u{1B}" else {
        if !address.isEmpty, scalar.value >= 0x20 {
          texts[address, default: ""].unicodeScalars.append(scalar)
        }
        continue
      }
      switch scalars.popFirst() {
      case "[":
        while let next = scalars.popFirst(), !(0x40..<0x7F ~= next.value) {}
      case "]":
        let string = scalars.prefix { $0 != "\u{1B}" && $0 != "\u{7}" }
        scalars = scalars.dropFirst(string.count + 2)
        let parts = String(string).split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "8" else { continue }
        address = String(parts[2])
        if address.isEmpty { continue }
        starts += 1
        ids[address, default: []].insert(String(parts[1]))
      default: break
      }
    }
    isClosed = address.isEmpty
  }
}
