#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Hover styles in visionOS, which highlight the item that the user looks at.
@MainActor
@Suite("Hover styles", .simulated)
struct HoverTests {
  private let view = CollectionView()

  private func content(tapped: Range<Int>, of range: Range<Int>) -> Content<UIKitHost> {
    Content {
      Section("rows") {
        ForEach(range) { number in
          if tapped.contains(number) {
            NameCell(name: "\(number)").onTap {}
          } else {
            NameCell(name: "\(number)")
          }
        }
      }
    }
  }

  private var standingOut: [String] { view.shownViews.filter { $0.hoverStyle != nil }.map(\.text) }

  @Test("Only tappable items have a hover style, also after changes and scrolling")
  func follows() {
    Simulation.setIdiom(.vision)
    view.show(content(tapped: 1..<3, of: 0..<300))
    let screen = TestWindow(view)
    #expect(standingOut == ["1", "2"])
    view.show(content(tapped: 2..<5, of: 0..<300))
    screen.settle()
    #expect(standingOut == ["2", "3", "4"])
    view.contentOffset.y = 4_000
    screen.settle()
    #expect(standingOut == [])
    view.show(content(tapped: 0..<300, of: 0..<300))
    screen.settle()
    #expect(standingOut == view.texts)
  }

  @Test("A view's own hover style stays")
  func own() throws {
    Simulation.setIdiom(.vision)
    view.show(content(tapped: 0..<0, of: 0..<2))
    let screen = TestWindow(view)
    let own = UIHoverStyle(shape: .capsule)
    try #require(view.shownViews.first).hoverStyle = own
    for tapped in [0..<2, 0..<0] {
      view.show(content(tapped: tapped, of: 0..<2))
      screen.settle()
      #expect(view.shownViews.first?.hoverStyle === own)
    }
    #expect(standingOut == ["0"])
  }

  @Test("Other systems have no hover styles")
  func elsewhere() {
    Simulation.setIdiom(.pad)
    view.show(content(tapped: 0..<5, of: 0..<5))
    let screen = TestWindow(view)
    #expect(standingOut == [])
    _ = screen
  }
}
#endif
