import Testing

@testable import Tessera
@_spi(Behaviors) @testable import TesseraKernel

@Suite("Page lifecycle")
struct PageLifecycleTests {
  private static func key(_ name: String) -> ItemKey {
    ItemKey(section: SectionKey("p"), element: .item(ItemID(name), occurrence: 0), kind: .group)
  }

  /// What the machine tells: seen pages by their letters, at rest with a dot behind.
  private func story(_ steps: String...) -> [String] {
    var machine = PageLifecycle()
    return steps.map { step in
      let seen = step.filter { $0 != "." }.map { Self.key(String($0)) }
      return machine.advance(seen: seen, isAtRest: step.hasSuffix(".")).map { event in
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

  @Test("The first page appears when it is first seen")
  func first() { #expect(story("a.", "a.") == ["+a !a", ""]) }

  @Test("While two are seen the one goes and the other comes")
  func turn() { #expect(story("a.", "ab", "b.") == ["+a !a", "-a +b", "xa !b"]) }

  @Test("Turning back, the page that was coming goes and the first one comes back")
  func turnBack() { #expect(story("a.", "ab", "a.") == ["+a !a", "-a +b", "-b xb +a !a"]) }

  @Test("A third page in a fling shifts the roles; none of them appears on the way")
  func fling() {
    #expect(story("a.", "ab", "bc", "cd", "d.") == ["+a !a", "-a +b", "xa -b +c", "xb -c +d", "xc !d"])
  }

  @Test("A third page on the other side: what was coming has gone")
  func otherSide() { #expect(story("b.", "bc", "ba", "a.") == ["+b !b", "-b +c", "-c xc +a", "xb !a"]) }

  @Test("A jump, or the removal of the page that is shown")
  func jump() { #expect(story("a.", "z.") == ["+a !a", "-a +z xa !z"]) }

  @Test("A fling in which whole pages are left out between two frames")
  func leap() { #expect(story("a.", "ab", "ef", "f.") == ["+a !a", "-a +b", "xa -b +e xb -e +f", "xe !f"]) }

  @Test("Passing a place exactly is no rest")
  func passing() { #expect(story("a.", "ab", "b", "bc", "c.")[2...] == ["", "xa -b +c", "xb !c"]) }

  @Test("When nothing is seen any more everything goes, and comes again later")
  func gone() { #expect(story("a.", "ab", "", "b.") == ["+a !a", "-a +b", "-b xa xb", "+b !b"]) }

  @Test(
    "Whatever is seen in whatever order, each beginning has its end: every sequence of four pages, however long"
  )
  func exhaustive() {
    struct Node: Hashable {
      var machine = PageLifecycle()
      var grammar = PageGrammar()
    }
    let pages = "abcd".map { Self.key(String($0)) }
    let pairs = pages.flatMap { first in pages.filter { $0 != first }.map { [first, $0] } }
    let inputs: [(seen: [ItemKey], isAtRest: Bool)] =
      [([], true), ([], false)] + pages.flatMap { [([$0], true), ([$0], false)] } + pairs.map { ($0, false) }
    var known: Set<Node> = [Node()]
    var open = [Node()]
    while let node = open.popLast() {
      for input in inputs {
        var next = node
        let events = next.machine.advance(seen: input.seen, isAtRest: input.isAtRest)
        let complaint =
          next.grammar.complaint(about: events)
          ?? next.grammar.complaint(seeing: input.seen, isAtRest: input.isAtRest)
        if let complaint {
          Testing.Issue.record("from \(node.machine.state), \(input): \(complaint)")
          return
        }
        if known.insert(next).inserted { open.append(next) }
      }
    }
    #expect(known.count == 1 + 4 + 12, "no page, one that is shown, one that goes and one that comes")
  }
}
