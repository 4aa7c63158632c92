import Shared

/// The weather of a week: each day opens in place and shows details.
final class WeatherExample: Example {
  private let outline = Outline(
    Forecast.week, id: { $0.title }, policy: OutlinePolicy(marksEmpty: false), children: { $0.details })

  override func use(_ engine: Engine) { outline.onChange = { [unowned(unsafe) self] in onChange() } }

  override func content() -> Content<Web> {
    Content {
      Section("week") {
        ForEach(outline.rows) { [outline] row in
          let isDay = row.level == 0
          HStack {
            Text(row.isExpandable ? (row.isExpanded ? "▾" : "▸") : "").foreground(.secondary).frame(
              width: .points(16))
            Text(row.node?.title ?? "").style(isDay ? .headline : .body)
            Spacer()
            Text(row.node?.sky ?? "").style(.caption)
            Text(row.node?.value ?? "").bold(isDay).frame(width: .points(64), horizontal: .trailing)
          }
          .foreground(isDay ? .primary : .secondary).expands(row, in: outline).onTap { outline.toggle(row) }
        }
      }
      .header { SectionTitle("Lisbon", detail: "this week") }
    }
    .transitions(.standard)
  }
}

/// A day, or one of its details.
struct Forecast: Equatable {
  var title: String
  var sky = ""
  var value: String
  /// The details; `nil` if there are none.
  var details: [Forecast]?

  private init(_ day: String, _ sky: String, low: Int, high: Int, wind: Int) {
    (title, self.sky, value) = (day, sky, high.description + "°")
    details = [
      Forecast(title: day + "'s low", value: low.description + "°"),
      Forecast(title: day + "'s wind", value: wind.description + " km/h"),
    ]
  }

  private init(title: String, value: String) { (self.title, self.value) = (title, value) }

  static let week = [
    Forecast("Monday", "sunny", low: 14, high: 24, wind: 12),
    Forecast("Tuesday", "sunny", low: 15, high: 26, wind: 9),
    Forecast("Wednesday", "cloudy", low: 15, high: 22, wind: 18),
    Forecast("Thursday", "rain", low: 13, high: 18, wind: 31),
    Forecast("Friday", "showers", low: 12, high: 17, wind: 27),
    Forecast("Saturday", "cloudy", low: 12, high: 19, wind: 16),
    Forecast("Sunday", "sunny", low: 13, high: 22, wind: 11),
  ]
}
