#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A group of cells inside a UIKit cell: a collection that is as high as its parts, and does not scroll.
final class GroupView: CollectionView {
  init() {
    super.init(frame: .zero, configuration: .touch())
    isScrollEnabled = false
    #if !os(tvOS)
    scrollsToTop = false
    #endif
    contentInsetAdjustmentBehavior = .never
    avoidsKeyboard = false
  }

  required init?(coder: NSCoder) { nil }

  override var isPart: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    addNeededInteractions()
  }

  /// Adds the interactions that parts declare, most of which declare none.
  private func addNeededInteractions() {
    #if !os(tvOS)
    if menus.view == nil, engine.cells.contains(where: { $0.hasActions }) { addMenus() }
    if drags.source.view == nil, engine.cells.contains(where: { $0.isDraggable }) { addDrags() }
    if pointing.source.view == nil, engine.cells.contains(where: { engine.canFocus($0.id) || hasTooltip($0) })
    {
      addPointer()
    }
    #endif
  }

  private func hasTooltip(_ cell: LiveCell) -> Bool {
    let seen = cell.placement.visibleFrame
    let middle = Point(x: seen.minX + seen.width / 2, y: seen.minY + seen.height / 2)
    return engine.tooltip(at: middle - engine.viewport.origin) != nil
  }

  // The keys belong to the view of the adapter.
  override var canBecomeFirstResponder: Bool { false }

  /// Returns the height of the parts for a width. Estimated parts are measured for that.
  func height(offered: Size) -> Double {
    var height = max(bounds.height, 1)
    for _ in 0..<Self.maximumPasses {
      frame.size = CGSize(width: offered.width, height: height)
      setNeedsLayout()
      layoutIfNeeded()
      if contentSize.height == height { break }
      height = max(contentSize.height, 1)
    }
    return height
  }

  /// The maximum number of layout passes. Estimated parts are measured when they become visible, so the
  /// height may change a few times.
  private static var maximumPasses: Int { 4 }
}
#endif
