#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// The visible cells at a moment, and their snapshots, because a view may show another item soon.
@MainActor
struct VisibleCells {
  struct Cell {
    let key: ItemKey
    let view: UIView
    /// The presentation, in coordinates of the viewport.
    let presentation: Presentation
    let picture: UIView?
  }

  /// The cells, from back to front.
  private(set) var cells: [Cell] = []

  /// Captures the visible cells of a collection.
  init(in collection: CollectionView) {
    let (engine, stage) = (collection.engine, collection.stage)
    let origin = engine.viewport.origin
    for cell in engine.cells where cell.isSeen(in: engine.viewport) {
      guard let view = stage.view(for: cell.id) else { continue }
      cells.append(
        Cell(
          key: cell.key, view: view, presentation: cell.presentation.moved(by: .zero - origin),
          picture: view.snapshotView(afterScreenUpdates: false)))
    }
  }

  /// Returns the animations of all cells that are visible before or after a change, and the snapshots of
  /// those that are removed.
  ///
  /// - Parameter transition: The transition of inserted and removed items.
  func viewAnimations(
    in collection: CollectionView, _ transition: Transition
  ) -> (viewAnimations: [ViewAnimation], pictures: [UIView]) {
    let (engine, stage) = (collection.engine, collection.stage)
    let stays = !engine.configuration.reducesMotion
    let transition = stays ? transition : .fade
    let origin = engine.viewport.origin
    let rows = Dictionary(cells.map { ($0.key, $0) }) { $1 }
    var (viewAnimations, kept) = ([ViewAnimation](), Set<ObjectIdentifier>())
    for cell in engine.cells {
      guard let view = stage.view(for: cell.id) else { continue }
      var start = cell.presentation
      if let row = rows[cell.key], row.view === view {
        kept.insert(ObjectIdentifier(view))
        if stays { start = row.presentation.moved(by: origin) }
      } else if cell.isSeen(in: engine.viewport) {
        start.effect = start.effect.combined(with: engine.insertion(transition, of: cell.placement.frame))
      }
      if start != cell.presentation {
        viewAnimations.append(ViewAnimation(view: view, start: start, end: cell.presentation))
      }
    }
    var pictures: [UIView] = []
    for cell in cells {
      let isKept = kept.contains(ObjectIdentifier(cell.view)) && rows[cell.key]?.view === cell.view
      guard !isKept, let picture = cell.picture else { continue }
      let start = cell.presentation.moved(by: origin)
      var end = start
      end.effect = end.effect.combined(with: engine.removal(transition, of: start.frame))
      pictures.append(picture)
      viewAnimations.append(ViewAnimation(view: picture, start: start, end: end))
    }
    return (viewAnimations, pictures)
  }
}

extension LiveCell {
  /// Returns whether any part of the cell is visible.
  fileprivate func isSeen(in viewport: Rect) -> Bool {
    placement.visibleFrame.overlaps(viewport) || presentation.presentedFrame.overlaps(viewport)
  }
}

extension Presentation {
  fileprivate func moved(by distance: Point) -> Presentation {
    Presentation(frame: frame.offset(by: distance), effect: effect)
  }
}

extension Engine {
  /// Returns the effect at the start of an insertion.
  fileprivate func insertion(_ transition: Transition, of frame: Rect) -> VisualEffect {
    guard configuration.direction == .rightToLeft else {
      return transition.insertion(of: frame, in: viewport).effect
    }
    return transition.insertion(of: frame.mirrored(in: viewport), in: viewport).effect.mirrored
  }

  /// Returns the effect at the end of a removal.
  fileprivate func removal(_ transition: Transition, of frame: Rect) -> VisualEffect {
    guard configuration.direction == .rightToLeft else {
      return transition.removal(of: frame, in: viewport).effect
    }
    return transition.removal(of: frame.mirrored(in: viewport), in: viewport).effect.mirrored
  }
}

extension Rect {
  /// Returns the rectangle, mirrored horizontally in another one.
  fileprivate func mirrored(in other: Rect) -> Rect {
    Rect(origin: Point(x: other.minX + other.maxX - maxX, y: minY), size: size)
  }
}
#endif
