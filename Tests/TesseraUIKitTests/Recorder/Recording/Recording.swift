#if canImport(UIKit)
/// The behavior of UIKit's plain views in a fixed list of scenarios, on one system.
struct Recording: Equatable, Decodable {
  /// The name of the system, or `simulation`.
  var system: String
  /// The version of the system.
  var version: String
  /// The number of pixels in a point.
  var scale: Double
  var scenarios: [RecordedScenario]
}

/// The steps of a scenario, in order.
struct RecordedScenario: Equatable, Decodable {
  var name: String
  var steps: [RecordedStep]
}

/// The calls that a step causes, and the values afterwards.
struct RecordedStep: Equatable, Decodable {
  var name: String
  /// The calls that UIKit makes before the step returns.
  var calls: [String]
  /// The calls that UIKit makes later, until nothing moves.
  var later: [String]
  var values: [String: RecordedValue]
}

/// A value of a view: text, or numbers with names, such as those of a frame.
enum RecordedValue: Equatable, Decodable {
  case text(String)
  case numbers([String: Double])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .numbers(try container.decode([String: Double].self))
    }
  }
}
#endif
