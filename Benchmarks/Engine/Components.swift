import Benchmark
import Tessera
import TesseraComponents
import TesseraTesting

/// A row of components and the same row drawn by hand, without an engine.
func registerComponents() {
  register("make, measure and draw a row of components", nil, scaling: .kilo, state: checkDrawings) {
    meter, _ in
    meter.measure {
      for row in 0..<meter.repetitions { blackHole(drawing(of: ComponentCell(ReviewRow(review: .row(row))))) }
    }
  }
  register("make, measure and draw a row by hand", nil, scaling: .kilo, state: checkDrawings) { meter, _ in
    meter.measure {
      for row in 0..<meter.repetitions { blackHole(drawing(of: DrawnReviewRow(review: .row(row)))) }
    }
  }
}

/// Screens of rows of components beside screens of the same rows drawn by hand.
func registerComponentScreens(_ count: Int) {
  registerScreens("components", count) { ReviewRow(review: .row($0)) }
  registerScreens("drawn rows", count) { DrawnReviewRow(review: .row($0)) }
}

/// Registers frames of rows of two lines.
private func registerScreens<C: ModifiableCell>(
  _ name: String, _ count: Int, cell: @escaping @Sendable (Int) -> C
) where C.Base: CanvasCell {
  let measured: @MainActor @Sendable () -> Screen = {
    Screen(Content { Section("rows") { ForEach(0..<count) { cell($0) } } })
  }
  let fixed: @MainActor @Sendable () -> Screen = {
    Screen(Content { Section("rows") { ForEach(0..<count) { cell($0) }.size(.height(2 * Screen.line)) } })
  }
  register("first frame of \(name)", count, state: {}) { meter, _ in
    var screen: Screen?
    meter.measure { screen = measured() }
    blackHole(screen)
  }
  register("scroll over \(name)", count, scaling: .kilo, state: fixed) { meter, screen in
    screen.goToStart()
    // As for lines of text, the engine asks for no memory besides that for the rows.
    let rows = 22..<(22 + meter.repetitions)
    meter.measure(besides: { for row in rows { screen.fill(row, AnyCell(cell(row))) } }) {
      for _ in rows { screen.scroll(by: 2 * Screen.line) }
    }
  }
  register("scroll over measured \(name)", count, scaling: .kilo, state: {}) { meter, _ in
    // A new screen for each run: rows that were measured before cost less.
    let screen = measured()
    meter.measure { for _ in 0..<meter.repetitions { screen.scroll(by: 2 * Screen.line) } }
  }
}

/// Measures a cell at the width of a screen, and draws it at that size.
private func drawing<C: CanvasCell>(of cell: C) -> Drawing {
  let text = Headless.text
  let width = 120 * TextMetrics.characterWidth
  let size = cell.measure(offered: Size(width: width, height: Size.largestExtent), text: text)
  var canvas = Canvas(size: Size(width: width, height: size.height), measurer: text)
  cell.draw(in: &canvas)
  return canvas.drawing
}

/// Checks that both rows have the same drawing.
private func checkDrawings() {
  for review in Review.all {
    let components = drawing(of: ComponentCell(ReviewRow(review: review)))
    let byHand = drawing(of: DrawnReviewRow(review: review))
    precondition(components == byHand, "The drawings differ:\n\(components)\n\(byHand)")
  }
}
