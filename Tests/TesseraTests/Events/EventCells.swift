import Tessera
import TesseraTesting
import Testing

@MainActor
final class EventLog {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns and removes the recorded lines.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A drawn counter with two buttons: `-` in its first character, `+` in its third.
struct CounterCell: CanvasCell {
  enum Event: Equatable { case up, down }

  var count: Int

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text("-\(count)+")
  }

  func event(at point: Point, in size: Size, state: CellState, text: any TextMeasuring) -> Event? {
    switch point.x {
    case 0..<8: .down
    case 16..<24: .up
    default: nil
    }
  }

  func event(for key: Key) -> Event? {
    switch key {
    case .character("+"): .up
    case .character("-"): .down
    default: nil
    }
  }
}

/// A native cell whose view has a button.
struct ButtonCell: Cell {
  var title: String

  func makeView() -> ButtonView { ButtonView() }
  func connect(_ view: ButtonView, to sender: EventSender<String>) {
    view.sender = sender
    ButtonView.made.append(view)
  }
  func update(_ view: ButtonView, state: CellState) {
    view.title = title
    view.onUpdate()
  }

  static let kind = CellKind("button")
  static let sizing = Sizing.height(16)
  typealias Event = String
}

final class ButtonView: DrawingView {
  /// All views in the order of their creation; each test empties the list.
  static var made: [ButtonView] = []
  var sender: EventSender<String>?
  var title = ""
  var onUpdate: () -> Void = {}

  func press() { sender?.send("press \(title)") }
}

/// A native cell with another event type that wrongly shares the views of ``ButtonCell``.
struct CountingButtonCell: Cell {
  var number: Int

  func makeView() -> ButtonView { ButtonView() }
  func update(_ view: ButtonView, state: CellState) { view.title = "\(number)" }

  static let kind = CellKind("button")
  static let sizing = Sizing.height(16)
  typealias Event = Int
}
