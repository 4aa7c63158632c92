import Shared

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

/// Rows whose elements come from a template of the page.
final class TemplatesExample: Example {
  private static let planets = [
    ("Mercury", "88 days"), ("Venus", "225 days"), ("Earth", "a year"), ("Mars", "687 days"),
    ("Jupiter", "12 years"),
    ("Saturn", "29 years"), ("Uranus", "84 years"), ("Neptune", "165 years"),
  ]
  private var visited = ""

  override func content() -> Content<Web> {
    Content {
      Section("planets") {
        ForEach(Self.planets, id: { $0.0 }) { name, orbit in
          WebTemplate("planet", height: 40, values: ["name": name, "orbit": orbit]).onEvent {
            [unowned(unsafe) self] _, _ in
            visited = name
            onChange()
          }
        }
      }
      .header { SectionTitle("Planets", detail: visited) }
    }
  }
}
