import Tessera

/// A part of the screen in front of the collection that takes all keys, such as a sheet or a prompt.
@MainActor
protocol TerminalLayer: AnyObject {
  /// The keys of the layer and their effects, in place of the hint of the app.
  var hint: String { get }
  /// The position of the cursor on the screen; `nil` if the layer shows none.
  var caret: CursorPosition? { get }
  /// The time of the next frame, in seconds; `nil` if nothing moves.
  var nextFrameTime: Double? { get }
  /// The text in place of the status; `nil` for that of the app.
  var status: String? { get }

  /// Places the layer on a screen with a number of columns and rows.
  func place(on screen: GridSize)
  /// Draws the layer over the rest of the screen.
  func draw(on surface: inout Surface, at time: Double?)
  func handle(_ event: TerminalEvent, at time: Double)
}
