#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// The cells that are in view at a moment, and pictures of them: a view may show another item in the next moment.
@MainActor
struct SeenCells {
  /// A cell as it is seen.
  struct Cell {
    let key: ItemKey
    let view: UIView
    /// How it is seen, in coordinates of the viewport.
    let presentation: Presentation
    let picture: UIView?
  }

  /// The cells, from back to front.
  private(set) var cells: [Cell] = []

  /// Looks at what is in view in a collection.
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

  /// The ways of everything that is in view before or after a change, and the pictures of what goes.
  ///
  /// - Parameter transition: How items come and go.
  func journeys(
    in collection: CollectionView, _ transition: Transition
  ) -> (journeys: [ViewJourney], pictures: [UIView]) {
    let (engine, stage) = (collection.engine, collection.stage)
    let stays = !engine.configuration.reducesMotion
    let transition = stays ? transition : .fade
    let origin = engine.viewport.origin
    let rows = Dictionary(cells.map { ($0.key, $0) }) { $1 }
    var (journeys, kept) = ([ViewJourney](), Set<ObjectIdentifier>())
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
        journeys.append(ViewJourney(view: view, start: start, end: cell.presentation))
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
      journeys.append(ViewJourney(view: picture, start: start, end: end))
    }
    return (journeys, pictures)
  }
}

extension LiveCell {
  /// Whether anything of it is in view.
  fileprivate func isSeen(in viewport: Rect) -> Bool {
    placement.visibleFrame.overlaps(viewport) || presentation.presentedFrame.overlaps(viewport)
  }
}

extension Presentation {
  /// The same elsewhere.
  fileprivate func moved(by distance: Point) -> Presentation {
    Presentation(frame: frame.offset(by: distance), effect: effect)
  }
}

extension Engine {
  /// How a view looks before it comes.
  fileprivate func insertion(_ transition: Transition, of frame: Rect) -> VisualEffect {
    guard configuration.direction == .rightToLeft else {
      return transition.insertion(of: frame, in: viewport).effect
    }
    return transition.insertion(of: frame.mirrored(in: viewport), in: viewport).effect.mirrored
  }

  /// How a view looks after it has gone.
  fileprivate func removal(_ transition: Transition, of frame: Rect) -> VisualEffect {
    guard configuration.direction == .rightToLeft else {
      return transition.removal(of: frame, in: viewport).effect
    }
    return transition.removal(of: frame.mirrored(in: viewport), in: viewport).effect.mirrored
  }
}

extension Rect {
  /// The rectangle where left and right of another one change places.
  fileprivate func mirrored(in other: Rect) -> Rect {
    Rect(origin: Point(x: other.minX + other.maxX - maxX, y: minY), size: size)
  }
}
#endif
