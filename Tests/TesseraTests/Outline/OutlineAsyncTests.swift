import Tessera
import TesseraTesting
import Testing

/// Tasks load children; the test moves the clock.
@MainActor
@Suite("Outlines that load children with tasks", .timeLimit(.minutes(10)))
struct OutlineAsyncTests {
  private struct Trouble: Error, CustomStringConvertible {
    var description: String { "trouble" }
  }

  /// Waits until the clock has `count` sleepers.
  private func sleepers(_ count: Int, _ clock: VirtualClock) async {
    while clock.sleeperCount != count { await Task.yield() }
  }

  /// Waits for the next change.
  private func change<Node, ID>(of outline: Outline<Node, ID>, after action: () -> Void) async {
    await withCheckedContinuation { continuation in
      outline.onChange = {
        outline.onChange = {}
        continuation.resume()
      }
      action()
    }
  }

  @Test("The shorter task finishes first, even if it started later")
  func order() async {
    let clock = VirtualClock()
    let outline = Outline(
      ["slow", "quick"], id: { $0 },
      load: { name in
        try await clock.sleep(for: name == "slow" ? .seconds(2) : .seconds(1))
        return [name + " child"]
      })
    outline.expand("slow")
    outline.expand("quick")
    await sleepers(2, clock)
    await change(of: outline) { clock.advance(by: .seconds(1)) }
    #expect(
      outline.rows.map { $0.description } == ["▾ slow", "    loading…", "▾ quick", "  ▸ quick child"])
    await change(of: outline) { clock.advance(by: .seconds(1)) }
    #expect(
      outline.rows.map { $0.description } == ["▾ slow", "  ▸ slow child", "▾ quick", "  ▸ quick child"])
  }

  @Test("A thrown error has a row, and retrying starts another task")
  func errors() async {
    let clock = VirtualClock()
    let outline = Outline(
      ["a"], id: { $0 },
      load: { _ in
        try await clock.sleep(for: .seconds(1))
        if clock.now.offset < .seconds(2) { throw Trouble() }
        return ["b"]
      })
    outline.expand("a")
    await sleepers(1, clock)
    await change(of: outline) { clock.advance(by: .seconds(1)) }
    #expect(outline.rows.map { $0.description } == ["▾ a", "    failed: trouble"])
    outline.retry("a")
    await sleepers(1, clock)
    await change(of: outline) { clock.advance(by: .seconds(1)) }
    #expect(outline.rows.map { $0.description } == ["▾ a", "  ▸ b"])
  }

  @Test("Collapsing cancels the task")
  func canceled() async {
    let clock = VirtualClock()
    let outline = Outline(
      ["a"], id: { $0 },
      load: { _ in
        try await clock.sleep(for: .seconds(1))
        return ["b"]
      })
    outline.expand("a")
    await sleepers(1, clock)
    outline.collapse("a")
    await sleepers(0, clock)
    #expect(outline.rows.map { $0.description } == ["▸ a"])
  }

  @Test("An observed outline declares its content again when its rows change")
  func observed() {
    let outline = Outline(Twig("A", Twig("x")), Twig("B"))
    let collection = HeadlessCollection(columns: 12, rows: 3) {}
    var declarations = 0
    collection.stage.observe {
      declarations += 1
      return Content { Section("rows") { ForEach(outline.rows) { RowCell($0) } } }
    }
    collection.update()
    #expect(collection.text() == "▸ A\n  B\n\n")
    outline.expand("A")
    #expect(collection.engine.needsUpdate)
    collection.update()
    #expect(collection.text() == "▾ A\n    x\n  B\n")
    #expect(declarations == 2)
    outline.expand("B")
    #expect(!collection.engine.needsUpdate)
  }
}
