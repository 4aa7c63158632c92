import Tessera

/// The parts that examples share: the engine, the handler of changes, a timer, and the next target of a
/// scroll.
@MainActor
class BasicExample {
  /// The engine that shows the example.
  private(set) final weak var engine: Engine?
  /// Shows the content again.
  private(set) final var onChange: @MainActor () -> Void = {}
  /// The item to scroll to in the next frame.
  final var target: ScrollTarget?
  private final let clock = BasicExample.clock
  private final var ticker: Ticker?

  /// The clock that measures times in the examples that are created, such as one that a test controls.
  @TaskLocal static var clock: any Clock<Duration> = ContinuousClock()

  /// Creates an example that has read its arguments.
  init() {}

  /// Creates an example that takes no argument.
  init(arguments: [String]) throws(GalleryError) {
    try (type(of: self) as? any Example.Type)?.takesNoArgument(arguments)
  }

  /// The item with the focus from the start, so that keys act on it; `nil` for none.
  var firstFocus: ItemID? { nil }

  func use(_ engine: Engine) {
    self.engine = engine
    if let firstFocus { engine.focus(on: firstFocus) }
  }

  /// The time between two calls of ``tick()``, in seconds; `nil` if it is never called.
  var period: Int? { nil }

  /// Changes the example from time to time, as long as it is shown.
  func tick() {}

  func follow(_ onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
    ticker = period.map { Ticker(seconds: $0, clock: clock) }
    ticker?.start { [weak self] in
      self?.tick()
      onChange()
    }
  }

  func stopUpdates() {
    onChange = {}
    ticker?.stop()
  }

  final func takeScrollTarget() -> ScrollTarget? {
    defer { target = nil }
    return target
  }

  /// Scrolls to the row with a number that the user enters.
  ///
  /// - Parameters:
  ///   - text: The number, counted from 1.
  ///   - count: The number of rows.
  ///   - noun: The word for a row.
  ///   - row: Returns the section and the id of the row.
  /// - Returns: An error message; `nil` if the text is the number of a row.
  final func go(
    to text: String, of count: Int, _ noun: String = "row", row: (Int) -> ScrollTarget
  ) -> String? {
    guard count > 0 else { return "there are no \(noun)s" }
    guard let number = Int(text), 1...count ~= number else {
      return "'\(text)' is not \("aeiou".contains(noun.prefix(1)) ? "an" : "a") \(noun); "
        + "enter a number from 1 to \(count)"
    }
    target = row(number)
    return nil
  }
}

extension Example where Self: BasicExample {
  /// Returns a handler that changes the example and shows it again.
  func handler(_ change: @escaping (Self) -> Void) -> () -> Void {
    { [weak self] in
      guard let self else { return }
      change(self)
      onChange()
    }
  }

  /// Returns a handler that changes the example by a value and shows it again.
  func handler<Value>(_ change: @escaping (Self, Value) -> Void) -> (Value) -> Void {
    { [weak self] value in
      guard let self else { return }
      change(self, value)
      onChange()
    }
  }
}
