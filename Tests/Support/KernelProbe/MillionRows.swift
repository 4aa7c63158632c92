import TesseraKernel

/// The counted work of showing rows.
final class Work {
  var views = 0
  var drawn = 0
}

/// A view that shows a line of text.
final class LineView {
  var text = ""
}

/// A host that counts its work.
enum Lines: CollectionHost {
  @MainActor static let work = Work()

  static var text: any TextMeasuring { MonospaceText() }

  static func makeCanvasView() -> LineView {
    work.views += 1
    return LineView()
  }

  static func show(_ drawing: Drawing, in view: LineView) {
    work.drawn += 1
    view.text = drawing.commands.map { if case .text(let text, _, _) = $0 { text } else { "" } }.joined()
  }

  static func view(_ view: LineView) -> LineView { view }
}

struct Row: CanvasCell, Equatable, Identifiable {
  let id: Int
  var text: String

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}

/// A list of a million rows, ten of which are visible.
@MainActor
final class MillionRows {
  private let stage = Stage<Lines>(options: KernelOptions())
  private var rows = (0..<1_000_000).map { Row(id: $0, text: "row \($0)") }

  init() { stage.engine.resize(to: Size(width: 320, height: 160)) }

  var work: Work { Lines.work }

  /// The texts of the first and the last visible row.
  var text: String {
    let engine = stage.engine
    let seen = engine.cells.filter { $0.placement.frame.overlaps(engine.viewport) }
    let texts = seen.compactMap { stage.view(for: $0.id)?.text }
    return (texts.first ?? "nothing") + " to " + (texts.last ?? "nothing")
  }

  func show() {
    stage.show(Content { Section("rows") { ForEach(rows) { $0 } } })
    stage.updateFrame()
  }

  func scroll(by distance: Double) {
    stage.engine.scroll(by: Point(y: distance))
    stage.updateFrame()
  }

  func jump(to id: Int) {
    stage.engine.scroll(to: ItemID(id), at: .end)
    stage.updateFrame()
  }

  func changeLast() {
    rows[rows.count - 1].text += " (changed)"
    show()
  }

  /// Removes half of the rows, all of them off-screen.
  func removeFirstHalf() {
    rows.removeFirst(rows.count / 2)
    show()
  }
}
