import TesseraTerminal
#if HAS_GTK
import TesseraGTK
#endif

/// A screen of the gallery: real input, and the content declared for it on any host.
@MainActor
protocol Example: AnyObject {
  /// The name of the example on the command line: by default that of its type.
  static var name: String { get }
  /// A summary in one line.
  static var summary: String { get }

  /// Creates the example and reads its input.
  ///
  /// - Parameter arguments: The arguments after the name on the command line.
  init(arguments: [String]) throws(GalleryError)

  /// The configuration of the engine for this example.
  var configuration: EngineConfiguration { get }

  /// Receives the engine that shows the example, before it shows anything.
  func use(_ engine: Engine)

  /// Returns the current content.
  func content<H: CollectionHost>() -> Content<H>

  #if HAS_GTK
  /// Returns the content for a window, if it differs.
  func windowContent() -> Content<GTK>
  #endif

  /// Returns the panes of a terminal; `nil` for the content alone.
  ///
  /// - Parameter collection: The collection that otherwise shows the content.
  func panes(around collection: TerminalCollection) -> TerminalPane?

  /// Returns the text of the status line.
  func status(focused: ItemKey?) -> String

  /// The keys of the example's own.
  @KeyBuilder var keys: [KeyCommand] { get }

  /// Whether the user types letters into a field, so that they cannot have another meaning.
  var takesLetters: Bool { get }

  /// Moves the content sideways.
  ///
  /// - Parameter steps: The number of steps to the right; negative to the left.
  /// - Returns: `true` if the example currently moves sideways.
  func moveSideways(by steps: Int) -> Bool

  /// The prompt that `/` opens; `nil` if there is none.
  var prompt: String? { get }

  /// Handles the user's answer to the prompt. Returns an error message; `nil` if the answer is valid.
  func answer(_ text: String) -> String?

  /// Returns the target of a scroll in the next frame, if any. It is called after every change.
  func takeScrollTarget() -> ScrollTarget?

  /// Whether the content is still loading. A caller that shows only one frame waits for it, for a while.
  var isContentLoading: Bool { get }

  /// Starts to follow the input, and calls back whenever the content has changed.
  func follow(_ onChange: @escaping @MainActor () -> Void)

  /// Stops following the input.
  func stopUpdates()
}

/// An item to which an example scrolls.
struct ScrollTarget {
  var section: ItemID
  var item: ItemID
}

#if HAS_GTK
extension Example {
  func windowContent() -> Content<GTK> { content() }
}
#endif

extension Example {
  static var name: String { "\(Self.self)".dropLast("Example".count).lowercased() }
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32) }
  func use(_ engine: Engine) {}
  func panes(around collection: TerminalCollection) -> TerminalPane? { nil }
  var keys: [KeyCommand] { [] }
  var takesLetters: Bool { false }
  func moveSideways(by steps: Int) -> Bool { false }
  var prompt: String? { nil }
  func answer(_ text: String) -> String? { nil }
  func takeScrollTarget() -> ScrollTarget? { nil }
  var isContentLoading: Bool { false }

  /// The descriptions of the keys, including that of the prompt.
  var hints: [String] { keys.map { $0.hint } + (prompt.map { ["/ \($0)"] } ?? []) }
}
