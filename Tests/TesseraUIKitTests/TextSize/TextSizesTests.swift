// Apple TV and Macs have no text sizes of the user.
#if canImport(UIKit) && !os(tvOS) && !targetEnvironment(macCatalyst)
import TesseraUIKit
import Testing
import UIKit

/// Collections with different text sizes at the same time, as in two windows.
@MainActor
@Suite("Text sizes of several collections", .simulated)
struct TextSizesTests {
  private final class Outer: UIViewController {}

  @Test("Each collection measures its texts in its own size")
  func several() {
    func form(_ text: String) -> Content<UIKitHost> {
      Content { Section("rows") { ForEach(0..<3) { _ in Text(text) } } }
    }
    let (outer, inner) = (Outer(), Outer())
    let (large, usual) = (CollectionView(), CollectionView())
    inner.view = large
    outer.addChild(inner)
    outer.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), forChild: inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let screens = [TestWindow(outer), TestWindow(usual)]
    large.frame = outer.view.bounds
    large.show(form("a"))
    usual.show(form("a"))
    for screen in screens { screen.settle() }
    let heights = [large.contentSize.height, usual.contentSize.height]
    #expect(heights[0] > heights[1])
    // The other collection was laid out last.
    for text in ["b", "c"] {
      large.show(form(text))
      screens[0].settle()
      #expect(large.contentSize.height == heights[0])
      usual.show(form(text))
      screens[1].settle()
      #expect(usual.contentSize.height == heights[1])
    }
  }
}
#endif
