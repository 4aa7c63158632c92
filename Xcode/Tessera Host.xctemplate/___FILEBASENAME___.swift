import ___VARIABLE_module___

/// A host on which all characters have the same size.
enum ___FILEBASENAMEASIDENTIFIER___: DrawingHost {}

/// A collection that draws itself as a list of commands.
@MainActor
final class ___FILEBASENAMEASIDENTIFIER___Collection {
  private let stage = Stage<___FILEBASENAMEASIDENTIFIER___>(configuration: EngineConfiguration(overscan: 0))

  init(size: Size) { stage.engine.resize(to: size) }

  func show(_ content: Content<___FILEBASENAMEASIDENTIFIER___>) { draw { stage.show(content) } }

  func scroll(by distance: Double) { draw { stage.engine.scroll(by: Point(y: distance)) } }

  func tap(_ point: Point) { draw { _ = stage.engine.tap(at: point) } }

  /// The cells on screen, from back to front: their frames in the viewport, and their drawings.
  var cells: [(frame: Rect, drawing: Drawing)] {
    let origin = stage.engine.viewport.origin
    return stage.engine.cells.compactMap { cell in
      stage.view(for: cell.id).map { (cell.placement.frame.offset(by: .zero - origin), $0.drawing) }
    }
  }

  /// Makes a request, and draws the frame in which it is performed.
  private func draw(_ request: () -> Void) {
    request()
    stage.updateFrame { _ in }
  }
}
