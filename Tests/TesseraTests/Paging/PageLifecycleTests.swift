import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Page lifecycle")
struct PageLifecycleTests {
  private static func key(_ name: String) -> ItemKey {
    ItemKey(section: SectionKey("p"), element: .item(ItemID(name), occurrence: 0), kind: .group)
  }

  /// Returns the events for a sequence of visible pages, written as letters; a trailing dot marks rest.
  private func story(_ steps: String...) -> [String] {
    var machine = PageLifecycle()
    return steps.map { step in
      let visiblePages = step.filter { $0 != "." }.map { Self.key(String($0)) }
      return machine.advance(visiblePages: visiblePages, isAtRest: step.hasSuffix(".")).map { event in
        let name = event.page.element.description
        return switch event {
        case .willAppear: "+" + name
        case .didAppear: "!" + name
        case .willDisappear: "-" + name
        case .didDisappear: "x" + name
        }
      }.joined(separator: " ")
    }
  }

  @Test("The first page appears when it is first visible")
  func first() { #expect(story("a.", "a.") == ["+a !a", ""]) }

  @Test("While two pages are visible, one disappears and the other appears")
  func turn() { #expect(story("a.", "ab", "b.") == ["+a !a", "-a +b", "xa !b"]) }

  @Test("Turning back cancels the appearance of the second page")
  func cancelTransition() { #expect(story("a.", "ab", "a.") == ["+a !a", "-a +b", "-b xb +a !a"]) }

  @Test("Pages passed in a fling never finish appearing")
  func fling() {
    #expect(story("a.", "ab", "bc", "cd", "d.") == ["+a !a", "-a +b", "xa -b +c", "xb -c +d", "xc !d"])
  }

  @Test("Turning to a page on the other side cancels the first transition")
  func otherSide() { #expect(story("b.", "bc", "ba", "a.") == ["+b !b", "-b +c", "-c xc +a", "xb !a"]) }

  @Test("A jump replaces the visible page at once")
  func jump() { #expect(story("a.", "z.") == ["+a !a", "-a +z xa !z"]) }

  @Test("A fling that skips whole pages between two frames keeps events paired")
  func leap() { #expect(story("a.", "ab", "ef", "f.") == ["+a !a", "-a +b", "xa -b +e xb -e +f", "xe !f"]) }

  @Test("Passing a page's position exactly is not rest")
  func passing() { #expect(story("a.", "ab", "b", "bc", "c.")[2...] == ["", "xa -b +c", "xb !c"]) }

  @Test("All pages disappear when none is visible, and appear again later")
  func gone() { #expect(story("a.", "ab", "", "b.") == ["+a !a", "-a +b", "-b xa xb", "+b !b"]) }

  @Test("Every appear event is followed by one disappear event")
  func exhaustive() {
    struct Node: Hashable {
      var machine = PageLifecycle()
      var grammar = PageGrammar()
    }
    let pages = "abcd".map { Self.key(String($0)) }
    let pairs = pages.flatMap { first in pages.filter { $0 != first }.map { [first, $0] } }
    let inputs: [(visiblePages: [ItemKey], isAtRest: Bool)] =
      [([], true), ([], false)] + pages.flatMap { [([$0], true), ([$0], false)] } + pairs.map { ($0, false) }
    var known: Set<Node> = [Node()]
    var open = [Node()]
    while let node = open.popLast() {
      for input in inputs {
        var next = node
        let events = next.machine.advance(visiblePages: input.visiblePages, isAtRest: input.isAtRest)
        let failureReason =
          next.grammar.failureReason(about: events)
          ?? next.grammar.failureReason(seeing: input.visiblePages, isAtRest: input.isAtRest)
        if let failureReason {
          Testing.Issue.record("from \(node.machine.state), \(input): \(failureReason)")
          return
        }
        if known.insert(next).inserted { open.append(next) }
      }
    }
    #expect(known.count == 1 + 4 + 12, "no page, one that is shown, one that goes and one that comes")
  }
}
