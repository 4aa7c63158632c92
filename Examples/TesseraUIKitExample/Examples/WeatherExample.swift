import TesseraUIKit
import UIKit

/// A week's weather: each day is a section with decorations, a background and separators, and opens in place.
final class WeatherExample: CollectionController {
  private var openDays: Set<String> = ["Monday"]

  init() { super.init("Weather") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content(layout: .list(spacing: 16).inset(16)) {
      for day in Day.week {
        Section(day.id) {
          DayRow(day: day).id(day.id).onTap { [weak self] in self?.toggle(day) }
          if openDays.contains(day.id) {
            ForEach(day.details, id: { $0.name }) { detail in
              HStack {
                Text(detail.name)
                Spacer()
                Text(detail.value).foreground(.secondary).fixedWidth()
              }
            }
          }
        }
        .identityScope(.section)
        .background { Panel() }
        .separators { Divider().padding(.horizontal, .loose).rowInsets(.none).showsState(false) }
      }
    }
    .transitions(.standard)
  }

  private func toggle(_ day: Day) {
    openDays.formSymmetricDifference([day.id])
    show()
  }
}

/// A day with its sky and its temperatures.
struct DayRow: Component {
  var day: Day

  var body: some Component {
    HStack {
      NativePart(day.sky.symbol).frame(width: .characters(5), horizontal: .center)
      VStack {
        Text(day.id).style(.headline)
        Text(day.sky.rawValue).style(.caption)
      }
      Spacer()
      Text("\(day.high)°").style(.title).fixedWidth()
      Text("\(day.low)°").style(.title).foreground(.secondary).fixedWidth()
    }
  }
}

/// The weather in a word.
enum Sky: String {
  case sunny = "Sunny"
  case cloudy = "Cloudy"
  case rain = "Rain"

  var symbol: SymbolCell {
    switch self {
    case .sunny: SymbolCell(name: "sun.max.fill", color: .systemOrange)
    case .cloudy: SymbolCell(name: "cloud.fill", color: .systemGray)
    case .rain: SymbolCell(name: "cloud.rain.fill", color: .systemBlue)
    }
  }
}

/// The forecast for a day, identified by the name of the day.
struct Day: Identifiable {
  var id: String
  var sky: Sky
  var low: Int
  var high: Int
  var wind: Int
  var humidity: Int

  var details: [(name: String, value: String)] {
    [("Wind", "\(wind) km/h"), ("Humidity", "\(humidity) %")]
  }

  static let week = [
    Day(id: "Monday", sky: .sunny, low: 14, high: 24, wind: 12, humidity: 48),
    Day(id: "Tuesday", sky: .sunny, low: 15, high: 26, wind: 9, humidity: 45),
    Day(id: "Wednesday", sky: .cloudy, low: 15, high: 22, wind: 18, humidity: 60),
    Day(id: "Thursday", sky: .rain, low: 13, high: 18, wind: 31, humidity: 88),
    Day(id: "Friday", sky: .rain, low: 12, high: 17, wind: 27, humidity: 79),
    Day(id: "Saturday", sky: .cloudy, low: 12, high: 19, wind: 16, humidity: 63),
    Day(id: "Sunday", sky: .sunny, low: 13, high: 22, wind: 11, humidity: 52),
  ]
}
