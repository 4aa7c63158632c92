import Tessera
import Testing

/// Children that are loaded later; the test completes the requests.
@MainActor
@Suite("Outlines that load their children")
struct OutlineLoadingTests {
  /// An outline and the requests that it made.
  @MainActor
  private final class Scene {
    var loads: [OutlineLoad<String>] = []
    private(set) var outline = Outline<String, String>([], id: { $0 }, children: { _ in nil })

    init(_ roots: String..., policy: OutlinePolicy = OutlinePolicy()) {
      outline = Outline(
        roots, id: { $0 }, policy: policy, isExpandable: { $0.first?.isUppercase ?? false },
        request: { [unowned self] in loads.append($0) })
    }

    var lines: [String] { outline.rows.map { $0.description } }

    /// The nodes whose children were requested, in order.
    var requested: [String] { loads.map { $0.node } }
  }

  @Test("Loaded children replace the loading row")
  func loading() {
    let scene = Scene("A", "b")
    #expect(scene.lines == ["▸ A", "  b"])
    scene.outline.expand("A")
    #expect(scene.lines == ["▾ A", "    loading…", "  b"])
    scene.loads[0].succeed(["x", "Y"])
    #expect(scene.lines == ["▾ A", "    x", "  ▸ Y", "  b"])
  }

  @Test("Siblings collapse when the first child of a node is loaded")
  func othersCollapseForChildren() {
    let scene = Scene("A", "B", "C", policy: OutlinePolicy(collapsesOthers: true))
    scene.outline.expand("A")
    scene.loads[0].succeed(["x"])
    scene.outline.expand("B")
    #expect(scene.lines == ["▾ A", "    x", "▾ B", "    loading…", "▸ C"])
    scene.loads[1].succeed([])
    #expect(scene.lines == ["▾ A", "    x", "▾ B", "    nothing", "▸ C"])
    scene.outline.expand("C")
    scene.loads[2].fail(OutlineFailure("no"))
    scene.outline.retry("C")
    scene.loads[3].succeed(["y"])
    #expect(scene.lines == ["▸ A", "▸ B", "▾ C", "    y"])
  }

  @Test("A node expanded again while a sibling's children load stays expanded")
  func expandedMeanwhile() {
    let scene = Scene("A", "B", policy: OutlinePolicy(collapsesOthers: true))
    for node in ["A", "B"] { scene.outline.expand(node) }
    for _ in 0..<2 { scene.outline.toggle("A") }
    scene.loads[1].succeed(["y"])
    #expect(scene.lines == ["▾ A", "    loading…", "▾ B", "    y"])
    scene.loads[2].succeed(["x"])
    #expect(scene.lines == ["▾ A", "    x", "▸ B"])
  }

  @Test("Children are loaded once, however often their node is toggled")
  func loadedOnce() {
    // The older library loaded at every tap, even at those that collapse.
    let scene = Scene("A")
    scene.outline.toggle("A")
    scene.loads[0].succeed(["x"])
    for _ in 0..<4 { scene.outline.toggle("A") }
    #expect(scene.requested == ["A"])
    #expect(scene.lines == ["▾ A", "    x"])
  }

  @Test("A failed load has a row, which retries")
  func retry() throws {
    // In the older library an error was a permanent empty result.
    let scene = Scene("A", "B")
    scene.outline.expand("A")
    scene.loads[0].fail(OutlineFailure("no"))
    #expect(scene.lines == ["▾ A", "    failed: no", "▸ B"])
    #expect(scene.outline.failure(of: "A") == OutlineFailure("no"))
    scene.outline.retry(scene.outline.rows[1])
    #expect(scene.lines == ["▾ A", "    loading…", "▸ B"])
    scene.loads[1].fail(OutlineFailure("still no"))
    scene.outline.toggle(scene.outline.rows[1])
    scene.loads[2].succeed(["x"])
    #expect(scene.lines == ["▾ A", "    x", "▸ B"])
    #expect(scene.outline.failure(of: "A") == nil)
  }

  @Test("Expanding a failed node again retries its load")
  func expandedAgain() {
    let scene = Scene("A")
    scene.outline.expand("A")
    scene.loads[0].fail(OutlineFailure("no"))
    scene.outline.collapse("A")
    scene.outline.expand("A")
    #expect(scene.lines == ["▾ A", "    loading…"])
    #expect(scene.loads.count == 2)
  }

  @Test("Expanding a failed node that is still expanded retries its load, and no load that is under way")
  func stillExpanded() {
    let scene = Scene("A")
    scene.outline.expand("A")
    scene.outline.expand("A")
    #expect(scene.loads.count == 1)
    scene.loads[0].fail(OutlineFailure("no"))
    scene.outline.expand("A")
    #expect(scene.lines == ["▾ A", "    loading…"])
    #expect(scene.loads.count == 2)
  }

  @Test("An empty result is valid and can be refreshed")
  func empty() {
    // The older library never loaded again after an empty result.
    let scene = Scene("A")
    scene.outline.expand("A")
    scene.loads[0].succeed([])
    #expect(scene.lines == ["▾ A", "    nothing"])
    scene.outline.refresh("A")
    scene.loads[1].succeed(["x"])
    #expect(scene.lines == ["▾ A", "    x"])
  }

  @Test("Refreshing children keeps the old ones and their expanded nodes meanwhile")
  func refresh() {
    let scene = Scene("A")
    scene.outline.expand("A")
    scene.loads[0].succeed(["X", "y"])
    scene.outline.expand("X")
    scene.loads[1].succeed(["z"])
    scene.outline.refresh("A")
    #expect(scene.lines == ["▾ A", "  ▾ X", "      z", "    y"])
    #expect(scene.outline.rows[0].isRefreshing)
    scene.loads[2].succeed(["new", "X"])
    #expect(scene.lines == ["▾ A", "    new", "  ▾ X", "      z"])
    #expect(!scene.outline.rows[0].isRefreshing)
    scene.outline.refresh("A")
    scene.loads[3].fail(OutlineFailure("no"))
    #expect(scene.lines == ["▾ A", "    failed: no", "    new", "  ▾ X", "      z"])
    #expect(scene.requested == ["A", "X", "A", "A"])
  }

  @Test("Collapsing a node cancels its load")
  func canceled() {
    let scene = Scene("A")
    var cancelled = 0
    scene.outline.expand("A")
    scene.loads[0].onCancel = { cancelled += 1 }
    scene.outline.collapse("A")
    #expect(cancelled == 1 && !scene.loads[0].isWanted && !scene.outline.isLoading("A"))
    scene.loads[0].succeed(["late"])
    #expect(scene.lines == ["▸ A"])
    scene.outline.expand("A")
    scene.loads[0].succeed(["later"])
    #expect(scene.lines == ["▾ A", "    loading…"])
    scene.loads[1].succeed(["x"])
    scene.loads[1].succeed(["twice"])
    #expect(scene.lines == ["▾ A", "    x"])
  }

  @Test("With `cancelsOnCollapse` off, a collapsed node still takes its loaded children")
  func notCanceled() {
    let scene = Scene("A", policy: OutlinePolicy(cancelsOnCollapse: false))
    scene.outline.expand("A")
    scene.outline.collapse("A")
    scene.loads[0].succeed(["x"])
    #expect(scene.lines == ["▸ A"])
    scene.outline.expand("A")
    #expect(scene.lines == ["▾ A", "    x"] && scene.loads.count == 1)
  }

  @Test("The result for a removed node is dropped")
  func gone() {
    let scene = Scene("A", "B")
    scene.outline.expand("A")
    scene.outline.reload(["B"])
    #expect(!scene.loads[0].isWanted)
    scene.loads[0].succeed(["x"])
    #expect(scene.lines == ["▸ B"])
    scene.outline.reload(["B", "A"])
    #expect(scene.lines == ["▸ B", "▾ A", "    loading…"])
    scene.loads[1].succeed(["y"])
    #expect(scene.lines == ["▸ B", "▾ A", "    y"])
  }

  @Test("Reloading the roots keeps loaded children")
  func reload() {
    let scene = Scene("A", "B")
    scene.outline.expand("B")
    scene.loads[0].succeed(["x"])
    scene.outline.reload(["B", "C"])
    #expect(scene.lines == ["▾ B", "    x", "▸ C"])
    #expect(scene.requested == ["B"])
  }

  @Test("Results can arrive immediately and in any order")
  func order() {
    let scene = Scene("A", "B")
    scene.outline.expand("A")
    scene.outline.expand("B")
    scene.loads[1].succeed(["b1"])
    scene.outline.reload(["B", "A"])
    scene.loads[0].succeed(["a1", "a2"])
    #expect(scene.lines == ["▾ B", "    b1", "▾ A", "    a1", "    a2"])
    let outline = Outline([0], id: { $0 }, request: { $0.succeed([$0.node + 1]) })
    for node in 0..<5 { outline.expand(node) }
    #expect(outline.rows.map { $0.level } == [0, 1, 2, 3, 4, 5])
  }

  @Test("Revealing a path loads the nodes along it, even after a retry")
  func reveal() {
    let scene = Scene("A", "B")
    var revealed: [ItemID] = []
    scene.outline.onReveal = { revealed.append($0) }
    scene.outline.reveal(along: ["B", "C", "d"])
    scene.loads[0].succeed(["C", "E"])
    #expect(scene.lines == ["▸ A", "▾ B", "  ▾ C", "      loading…", "  ▸ E"])
    scene.loads[1].fail(OutlineFailure("no"))
    scene.outline.retry("C")
    #expect(revealed == [])
    scene.loads[2].succeed(["d"])
    #expect(revealed == ["d"])
    #expect(scene.lines == ["▸ A", "▾ B", "  ▾ C", "      d", "  ▸ E"])
    scene.outline.collapseAll()
    #expect(scene.outline.reveal("d"))
    #expect(revealed == ["d", "d"] && scene.loads.count == 3)
    scene.outline.reveal(along: ["A", "nowhere", "at all"])
    scene.loads[3].succeed([])
    #expect(scene.outline.issues == [.unknownNode("nowhere")])
  }

  @Test("Releasing an outline cancels its loads")
  func letGo() {
    let scene = Scene("A")
    var cancelled = false
    var outline: Outline? = Outline(["A"], id: { $0 }, request: { scene.loads.append($0) })
    outline?.expand("A")
    scene.loads[0].onCancel = { cancelled = true }
    outline = nil
    #expect(cancelled)
  }
}
