import Shared

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
