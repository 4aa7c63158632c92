import Shared

/// Tiles whose appearance depends on their position and on scrolling.
final class EffectsExample: Example {
  private var chosen = 0

  override func content() -> Content<Web> {
    let effects: [ScrollEffect] = [
      .edgeShrink(scale: 0.5, opacity: 0.6), .rotate(0.5), .wobble(), .cards(opacity: 0.5),
    ]
    return Content {
      Section("choice") {
        Choice(titles: ["Shrink", "Rotate", "Wobble", "Cards"], chosen: chosen) { [unowned(unsafe) self] in
          chosen = $0
          onChange()
        }
        .id("effect")
      }
      Section("tiles", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
        ForEach(0..<90) { TileCell(($0 + 1).description, color: $0).selectable() }.size(.height(64))
      }
      .scrollEffect(effects[chosen])
    }
  }
}

/// Pages side by side that snap.
final class PagesExample: Example {
  override func content() -> Content<Web> {
    Content(scrolling: .horizontal) {
      Section("pages", layout: .pages().transposed()) {
        ForEach(0..<100) { TileCell("Page " + ($0 + 1).description, color: $0) }
      }
    }
    .snapping(.pages)
  }
}

/// Paths that the page shows as SVG.
final class DrawingsExample: Example {
  override func content() -> Content<Web> {
    Content {
      Section("charts") {
        ForEach(1..<101) { number in
          HStack {
            WebDrawing(width: 160, height: 40, description: "A curve") { shapes in
              var curve = WebPath()
              curve.move(to: Point(x: 0, y: 36))
              for step in 1..<9 {
                let height = Double((number &* 7919 + step &* 104_729) % 34)
                curve.addCurve(
                  to: Point(x: Double(step * 20), y: 38 - height),
                  control: Point(x: Double(step * 20 - 10), y: 20))
              }
              shapes.stroke(curve, .accent, width: 2)
              shapes.stroke(
                WebPath(lines: [Point(x: 0, y: 39), Point(x: 160, y: 39)]), .secondary, width: 1, dash: 3)
            }
            WebDrawing(width: 40, height: 40, description: number.description + " percent") { shapes in
              shapes.stroke(WebPath(ellipseIn: Rect(x: 4, y: 4, width: 32, height: 32)), .separator, width: 6)
              var arc = WebPath()
              arc.addArc(
                center: Point(x: 20, y: 20), radius: 16, from: -Double.pi / 2,
                by: Double(number) / 50 * Double.pi)
              shapes.stroke(arc, .positive, width: 6)
            }
            Spacer()
            Text(number.description + " %")
          }
        }
      }
      .header(pinned: true) { SectionTitle("Drawings", detail: "inline SVG") }
    }
  }
}
