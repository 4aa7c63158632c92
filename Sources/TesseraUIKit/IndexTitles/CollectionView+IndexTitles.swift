#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// An index of the sections at the side of the collection, as tables have.

struct IndexTitlesState {
  var titles: [(title: String, section: ItemID)] = []
  #if !os(tvOS)
  /// The view of the titles; `nil` if there are none.
  var view: IndexTitlesView?
  #endif
}

extension CollectionView {
  /// The titles of the section index, each with the section to whose start it scrolls; empty for no index.
  ///
  /// The index lies over the rows, at the trailing edge. To keep rows beside it, set the `contentInset` of that
  /// edge. On tvOS, no index is shown.
  public var indexTitles: [(title: String, section: ItemID)] {
    get { index.titles }
    set {
      index.titles = newValue
      #if !os(tvOS)
      updateIndexView()
      #endif
      setNeedsLayout()
    }
  }

  /// The accessibility element of the index, after those of the rows; empty if there is no index.
  var indexElements: [Any] {
    #if os(tvOS)
    return []
    #else
    return index.view.map { [$0] } ?? []
    #endif
  }

  #if !os(tvOS)
  /// Adds or removes the view of the index.
  private func updateIndexView() {
    guard !index.titles.isEmpty else {
      index.view?.removeFromSuperview()
      return index.view = nil
    }
    let view = index.view ?? makeIndexView()
    view.show(index.titles.map { $0.title })
  }

  private func makeIndexView() -> IndexTitlesView {
    let view = IndexTitlesView()
    view.accessibilityLabel = "section index"
    view.onSelect = { [weak self] position in
      guard let self, index.titles.indices.contains(position) else { return }
      scroll(toSection: index.titles[position].section)
    }
    index.view = view
    addSubview(view)
    return view
  }

  /// Places the index beside the visible part of the content, in front of the rows.
  func placeIndex() {
    guard let view = index.view else { return }
    let covered = adjustedContentInset
    let room = CGSize(width: bounds.width, height: max(0, bounds.height - covered.top - covered.bottom))
    let width = view.sizeThatFits(room).width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = isMirrored ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width
    let frame = CGRect(x: side, y: bounds.minY + covered.top, width: width, height: room.height)
    if view.frame != frame { UIView.performWithoutAnimation { view.frame = frame } }
  }

  /// Returns whether a pan has begun on the index, so that it does not scroll.
  func isOnIndex(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let view = index.view else { return false }
    let (place, way) = (pan.location(in: self), pan.translation(in: self))
    return view.point(inside: view.convert(place - way, from: self), with: nil)
  }
  #endif
}
#endif
