#if !canImport(ObjectiveC)
import TestSupport
import TesseraUIKit
import Testing
import UIKit

/// Supplementary views of any kind that content declares as decorations, in a layout of the app.
@MainActor
@Suite("Declared supplementary views of any kind", .simulated)
struct DeclaredKindTests {
  /// A collection view with badges and letters in a window.
  @MainActor
  private final class Screen {
    let layout = BadgeLayout()
    let view: UICollectionView
    let adapter: CollectionViewAdapter
    private let window: TestWindow

    init(policy: BatchPolicy = BatchPolicy()) {
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      adapter = CollectionViewAdapter(view, policy: policy)
      window = TestWindow(view, height: 800)
    }

    func show(_ content: Content<UIKitHost>) {
      adapter.show(content)
      window.wait(3)
    }

    func tap(_ point: CGPoint) {
      Simulation.tap(at: point, in: window.window)
      window.wait(3)
    }

    /// Returns the texts of the visible views of a kind, in the order of their index paths.
    func texts(_ kind: String) -> [String] {
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().map {
        view.supplementaryView(forElementKind: kind, at: $0)?.nameView?.text ?? "nothing"
      }
    }
  }

  private let corner = RelativePlacement(horizontal: .end, vertical: .start)

  /// Sections of names, each with a letter, and with badges for its items.
  private func content(_ sections: NamedSections, badge: String = "new") -> Content<UIKitHost> {
    Content {
      for section in sections.sections {
        Section(section.id) { ForEach(section.items) { NameCell(name: $0.text) } }
          .decoration("letter", at: corner) { NameCell(name: section.title) }
          .decoration("badge", on: .eachItem, at: corner) { NameCell(name: "\(badge) \(section.id)") }
      }
    }
  }

  @Test("The content provides the views of sections and of items")
  func shows() {
    let screen = Screen()
    screen.show(content("a: 1 2|b: 3"))
    #expect(screen.texts("letter") == ["a, 0", "b, 0"])
    #expect(screen.texts("badge") == ["new a", "new a", "new b"])
    let before = Simulation.batchCount
    screen.show(content("b: 3|c: 9|a*: 2 1 4", badge: "old"))
    #expect(Simulation.batchCount > before)
    #expect(screen.texts("letter") == ["b, 0", "c, 0", "a, 1"])
    #expect(screen.texts("badge") == ["old b", "old c", "old a", "old a", "old a"])
  }

  @Test("A kind that a section gets or loses, or another class of view, is requested again")
  func comesAndGoes() {
    let screen = Screen()
    let bare = Content<UIKitHost> { Section("a") { NameCell(name: "row") } }
    func badge(
      on target: DecorationTarget, @CellBuilder<UIKitHost> _ cell: () -> AnyCell<UIKitHost>
    ) -> Content<UIKitHost> {
      Content {
        Section("a") { NameCell(name: "row") }.decoration("badge", on: target, at: corner, cell)
      }
    }
    screen.adapter.supplementaryViewProvider = { view, kind, path in
      view.register(Bar.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
      return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: path)
    }
    let path = IndexPath(item: 0, section: 0)
    func shown() -> UICollectionReusableView? {
      screen.view.supplementaryView(forElementKind: "badge", at: path)
    }
    var issueCount = 0
    screen.adapter.onIssue = { _ in issueCount += 1 }
    screen.show(bare)
    #expect(shown() is Bar)
    screen.show(badge(on: .eachItem) { NameCell(name: "declared") })
    #expect(screen.texts("badge") == ["declared"])
    screen.show(badge(on: .eachItem) { BarCell(text: "own class") })
    #expect((shown() as? Bar)?.text == "own class")
    // There are no views between items in a section of one item.
    screen.show(badge(on: .betweenItems) { BarCell(text: "between") })
    #expect((shown() as? Bar)?.text == "")
    screen.show(badge(on: .section) { BarCell(text: "section") })
    #expect((shown() as? Bar)?.text == "section")
    screen.show(bare)
    #expect((shown() as? Bar)?.text == "")
    #expect(issueCount == 0)
  }

  @Test("A tap on a declared view calls its handler")
  func tap() {
    let screen = Screen()
    var taps = 0
    screen.show(
      Content {
        Section("a") { NameCell(name: "row") }
          .decoration("badge", on: .eachItem, at: corner) { NameCell(name: "badge").onTap { taps += 1 } }
      })
    screen.tap(CGPoint(x: 315, y: 5))
    #expect(taps == 1)
  }

  @Test("Views of all kinds follow random changes, with both habits of UIKit", arguments: [true, false])
  func random(countsSupplementaryViews: Bool) {
    Simulation.quirks.countsSupplementaryViews = countsSupplementaryViews
    for seed in 0..<UInt64(40) {
      var generator = SeededGenerator(seed: seed)
      var policy = BatchPolicy()
      policy.updates = seed % 2 == 0 ? .reload : policy.updates
      let screen = Screen(policy: policy)
      let violations = Simulation.violations {
        for step in 0..<6 {
          let sections = NamedSections.random(using: &generator)
          screen.show(content(sections, badge: "\(step)"))
          let shown = sections.sections.filter { !$0.items.isEmpty }
          #expect(screen.texts("letter") == shown.map(\.title), "seed \(seed), step \(step)")
          #expect(
            screen.texts("badge")
              == shown.flatMap { section in section.items.map { _ in "\(step) \(section.id)" } },
            "seed \(seed), step \(step)")
        }
      }
      #expect(violations.isEmpty, "seed \(seed): \(violations)")
    }
  }
}

/// A supplementary view of the app.
private final class Bar: UICollectionReusableView {
  var text = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }
}

private struct BarCell: Cell, Equatable {
  var text: String
  func makeView() -> Bar { Bar() }
  func update(_ view: Bar, state: CellState) { view.text = text }
}
#endif
