import TesseraComponents

/// The weather of a week: each day opens in place and shows details.
final class WeatherExample: BasicExample, Example {
  static let summary = "A week's weather, with days that expand in place"

  private let outline = Outline(
    Forecast.week, id: { $0.title }, policy: OutlinePolicy(marksEmpty: false), children: { $0.details })

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("week") {
        ForEach(outline.rows) { [outline] row in
          let isDay = row.level == 0
          HStack {
            ExpansionMark(row: row)
            if let forecast = row.node {
              Text(forecast.title).style(isDay ? .headline : .body)
              Spacer()
              Text(forecast.sky).style(.caption)
              Text(forecast.value).bold(isDay).column(7, .trailing)
            }
          }
          .foreground(isDay ? .primary : .secondary).expands(row, in: outline).onTap { outline.toggle(row) }
        }
      }
      .header { SectionTitle("Lisbon", detail: "this week") }
    }
    .transitions(.standard)
  }

  func status(focused: ItemKey?) -> String {
    outline.policy.collapsesOthers ? "one day at a time" : "any number of days"
  }

  var keys: [KeyCommand] {
    key("e", "expands all") { $0.outline.expandAll() }
    key("c", "collapses all") { $0.outline.collapseAll() }
    key("o", "one at a time") { $0.outline.policy.collapsesOthers.toggle() }
  }

  override func follow(_ onChange: @escaping @MainActor () -> Void) { outline.onChange = { onChange() } }
}

/// A day, or one of its details.
struct Forecast: Equatable {
  var title: String
  /// The weather in a word; empty for a detail.
  var sky = ""
  var value: String
  /// The details; `nil` if there are none.
  var details: [Forecast]?

  /// Creates the forecast of a day, whose details have its name in their titles.
  private init(_ day: String, _ sky: String, degrees: ClosedRange<Int>, wind: Int, humidity: Int) {
    (title, self.sky, value) = (day, sky, "\(degrees.upperBound)°")
    details = [("low", "\(degrees.lowerBound)°"), ("wind", "\(wind) km/h"), ("humidity", "\(humidity)%")]
      .map { Forecast(title: "\(day)'s \($0)", value: $1) }
  }

  private init(title: String, value: String) { (self.title, self.value) = (title, value) }

  static let week = [
    Forecast("Monday", "sunny", degrees: 14...24, wind: 12, humidity: 48),
    Forecast("Tuesday", "sunny", degrees: 15...26, wind: 9, humidity: 45),
    Forecast("Wednesday", "cloudy", degrees: 15...22, wind: 18, humidity: 60),
    Forecast("Thursday", "rain", degrees: 13...18, wind: 31, humidity: 88),
    Forecast("Friday", "showers", degrees: 12...17, wind: 27, humidity: 79),
    Forecast("Saturday", "cloudy", degrees: 12...19, wind: 16, humidity: 63),
    Forecast("Sunday", "sunny", degrees: 13...22, wind: 11, humidity: 52),
  ]
}
