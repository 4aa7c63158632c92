#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// The sizes, insets and spacing that content declares, in a flow layout of the app.
@MainActor
@Suite("Declared sizes in a flow layout", .simulated)
struct FlowSizesTests {
  /// A collection view with a flow layout in a window.
  @MainActor
  private final class Screen {
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    let adapter: CollectionViewAdapter
    private let window: TestWindow

    init() {
      view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      adapter = CollectionViewAdapter(view)
      window = TestWindow(view)
    }

    func show(_ content: Content<UIKitHost>) {
      adapter.show(content)
      wait()
    }

    func wait() { window.wait(1) }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func headerFrame(_ section: Int) -> CGRect? { bar(UICollectionView.elementKindSectionHeader, section) }

    func footerFrame(_ section: Int) -> CGRect? { bar(UICollectionView.elementKindSectionFooter, section) }

    private func bar(_ kind: String, _ section: Int) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?
        .frame
    }
  }

  /// A cell whose height the layout determines.
  private struct OpenCell: Cell, Equatable {
    var name: String
    func makeView() -> NameView { NameView() }
    func update(_ view: NameView, state: CellState) { view.text = name }
  }

  @Test("Items have their declared sizes")
  func sizes() {
    let screen = Screen()
    screen.show(
      Content {
        Section("a", layout: .flow(spacing: 10, lineSpacing: 5).inset(Insets(horizontal: 10, vertical: 20))) {
          NameCell(name: "fixed").size(width: .fixed(100), height: .fixed(30))
          NameCell(name: "half").size(width: .fraction(0.5), height: .aspect(0.5))
          NameCell(name: "wide")
        }
      })
    // The line of 320 points less the insets: 100, a gap that is stretched, and half of 300.
    #expect(screen.frame(0) == CGRect(x: 10, y: 42.5, width: 100, height: 30))
    #expect(screen.frame(1) == CGRect(x: 160, y: 20, width: 150, height: 75))
    #expect(screen.frame(2) == CGRect(x: 10, y: 100, width: 300, height: 40))
    #expect(screen.view.contentSize.height == 160)
  }

  @Test("A section that declares no layout, and cells that are measured, leave the sizes to the layout")
  func undeclared() {
    let screen = Screen()
    screen.layout.itemSize = CGSize(width: 70, height: 70)
    screen.layout.sectionInset = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    screen.show(
      Content {
        Section("a") {
          OpenCell(name: "open")
          NameCell(name: "declared").size(width: .fixed(50), height: .fixed(40))
        }
        Section("b", layout: .list(spacing: 4)) { OpenCell(name: "open") }
      })
    #expect(screen.frame(0)?.size == CGSize(width: 70, height: 70))
    #expect(screen.frame(0)?.minX == 3)
    #expect(screen.frame(1)?.size == CGSize(width: 50, height: 40))
    // The list determines the width, and the flow layout the height that would be measured.
    #expect(screen.frame(0, 1)?.size == CGSize(width: 320, height: 70))
  }

  @Test("A declared grid determines the widths of its columns")
  func grid() {
    let screen = Screen()
    screen.show(
      Content {
        Section("a", layout: .grid(columns: 3, spacing: 8, lineSpacing: 2).inset(Insets(6))) {
          ForEach(0..<4) { NameCell(name: "\($0)") }
          NameCell(name: "two columns").span(2)
        }
      })
    // (320 - 12 - 16) / 3, rounded down to half points.
    #expect(screen.frame(0) == CGRect(x: 6, y: 6, width: 97, height: 40))
    #expect(screen.frame(2)?.minY == 6)
    #expect(screen.frame(3)?.minY == 48)
    #expect(screen.frame(4)?.width == 202.5)
  }

  @Test("A header of components is as high as its text needs, also when the text becomes longer")
  func measuredHeaders() throws {
    let screen = Screen()
    screen.layout.headerReferenceSize = CGSize(width: 0, height: 25)
    var heights: [CGFloat] = []
    for count in [1, 30] {
      let title = Array(repeating: "Chapter", count: count).joined(separator: " ")
      screen.show(Content { Section("a") { NameCell(name: "a") }.header { Text(title) } })
      heights.append(try #require(screen.headerFrame(0)?.height))
      #expect(screen.frame(0)?.minY == heights.last)
    }
    #expect(heights[0] >= 44 && heights[1] > heights[0] + 40)
  }

  @Test("Headers and footers have their declared heights, and sections without them have none")
  func headers() {
    let screen = Screen()
    screen.layout.headerReferenceSize = CGSize(width: 0, height: 25)
    screen.show(
      Content {
        Section("a") { NameCell(name: "a") }.header { NameCell(name: "header").size(height: .fixed(60)) }
        Section("b") { NameCell(name: "b") }.header { OpenCell(name: "open") }
        Section("c") { NameCell(name: "c") }.footer { NameCell(name: "footer") }
      })
    #expect(screen.headerFrame(0)?.height == 60)
    #expect(screen.headerFrame(1)?.height == 25)
    #expect(screen.headerFrame(2) == nil)
    #expect(screen.footerFrame(2)?.height == 40)
    #expect(screen.view.contentSize.height == 245)
  }

  @Test("Content that changes only sizes or insets moves the items")
  func changes() {
    let screen = Screen()
    func content(_ height: Double, inset: Double) -> Content<UIKitHost> {
      Content {
        Section("a", layout: .list(spacing: 2).inset(Insets(inset))) {
          ForEach(0..<30) { NameCell(name: "\($0)").size(height: .fixed(height)) }
        }
      }
    }
    screen.show(content(40, inset: 0))
    #expect(screen.frame(29)?.minY == 1218)
    screen.show(content(50, inset: 0))
    #expect(screen.frame(29)?.minY == 1508)
    #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 52)
    screen.show(content(50, inset: 10))
    #expect(screen.frame(29) == CGRect(x: 10, y: 1518, width: 300, height: 50))
  }

  @Test("Another width of the view changes relative widths")
  func width() {
    let screen = Screen()
    screen.show(
      Content {
        Section("a") {
          ForEach(0..<2) { NameCell(name: "\($0)").size(width: .fraction(0.5), height: .fixed(40)) }
        }
      })
    screen.layout.minimumInteritemSpacing = 0
    screen.wait()
    #expect(screen.frame(1) == CGRect(x: 160, y: 0, width: 160, height: 40))
    screen.view.frame.size.width = 240
    screen.wait()
    #expect(screen.frame(1) == CGRect(x: 120, y: 0, width: 120, height: 40))
  }

  @Test("No item is wider than its line, or empty")
  func limits() {
    let screen = Screen()
    #if !canImport(ObjectiveC)
    let violations = Simulation.violations {
      screen.show(
        Content {
          Section("a") {
            NameCell(name: "wide").size(width: .fixed(900), height: .fixed(40))
            NameCell(name: "flat").size(height: .fixed(0))
          }
        })
    }
    #expect(violations.isEmpty)
    #expect(screen.frame(0)?.width == 320)
    #expect(screen.frame(1)?.height == 0.5)
    #endif
  }

  @Test("A layout that scrolls sideways uses the declared heights across it")
  func sideways() {
    let screen = Screen()
    screen.layout.scrollDirection = .horizontal
    screen.show(
      Content(scrolling: .horizontal) {
        Section(
          "a", layout: .grid(columns: 2, spacing: 10).transposed().inset(Insets(horizontal: 7, vertical: 5))
        ) {
          ForEach(0..<3) { NameCell(name: "\($0)").size(width: .fixed(60), height: .fill) }
        }
        .header { NameCell(name: "header").size(width: .fixed(30), height: .fill) }
      })
    #expect(screen.frame(0) == CGRect(x: 37, y: 5, width: 60, height: 230))
    #expect(screen.frame(1)?.minY == 245)
    #expect(screen.frame(2)?.minX == 107)
  }

  /// A delegate of the app that decides some sizes.
  private final class Owner: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 60, bottom: 1, right: 60) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 11 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 17) }
  }

  @Test("The app's delegate comes first, and the content provides what it does not")
  func delegate() {
    let screen = Screen()
    let owner = Owner()
    screen.adapter.delegate = owner
    screen.show(
      Content {
        Section("a", layout: .list(spacing: 2).inset(Insets(5))) {
          ForEach(0..<2) { NameCell(name: "\($0)") }
        }
        .header { NameCell(name: "header") }
      })
    #expect(screen.headerFrame(0)?.height == 17)
    #expect(screen.frame(0) == CGRect(x: 60, y: 18, width: 200, height: 40))
    #expect(screen.frame(1)?.minY == 69)
  }
}
#endif
