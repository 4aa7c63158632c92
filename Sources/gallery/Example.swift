import Tessera
#if HAS_GTK
import TesseraGTK
#endif

/// A screen of the gallery: real input, and what is declared for it on any host.
@MainActor
protocol Example: AnyObject {
  /// What the example is called on the command line.
  static var name: String { get }
  /// One line about what it shows.
  static var summary: String { get }

  /// Reads the input.
  ///
  /// - Parameter arguments: What follows the name on the command line.
  init(arguments: [String]) throws(GalleryError)

  /// How the engine works for this example.
  var configuration: EngineConfiguration { get }

  /// Takes the engine that shows the example, before it shows anything.
  func use(_ engine: Engine)

  /// What is shown at present.
  func content<H: CollectionHost>() -> Content<H>

  #if HAS_GTK
  /// What is shown in a window, where that is something else.
  func windowContent() -> Content<GTK>
  #endif

  /// What stands in the status line.
  func status(focused: ItemKey?) -> String

  /// What the keys do that ``press(_:)`` knows; empty where it knows none.
  var keys: String { get }

  /// Whether letters are typed into a field, so that none of them can mean anything else.
  var takesLetters: Bool { get }

  /// Does what a key of the example's own means; whether it means anything.
  func press(_ key: Character) -> Bool

  /// Moves what is shown sideways.
  ///
  /// - Parameter steps: How many steps to the right; negative ones go to the left.
  /// - Returns: Whether the example goes sideways at present.
  func moveSideways(by steps: Int) -> Bool

  /// What `/` asks for; nil where there is nothing to ask.
  var prompt: String? { get }

  /// Takes the answer to the prompt; a complaint where it makes no sense.
  func answer(_ text: String) -> String?

  /// Where to scroll in the next frame; asked after every change.
  func takeScrollTarget() -> ScrollTarget?

  /// Whether what is shown is still on its way: whoever shows one frame only waits for it, for a while.
  var isArriving: Bool { get }

  /// Starts to follow the input, and calls back whenever the content has changed.
  func follow(_ onChange: @escaping @MainActor () -> Void)

  /// Stops following the input.
  func unfollow()
}

/// An item that an example wants to be in view.
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
  var configuration: EngineConfiguration { EngineConfiguration(overscan: 32) }
  func use(_ engine: Engine) {}
  var keys: String { "" }
  var takesLetters: Bool { false }
  func press(_ key: Character) -> Bool { false }
  func moveSideways(by steps: Int) -> Bool { false }
  var prompt: String? { nil }
  func answer(_ text: String) -> String? { nil }
  func takeScrollTarget() -> ScrollTarget? { nil }
  var isArriving: Bool { false }
  func follow(_ onChange: @escaping @MainActor () -> Void) {}
  func unfollow() {}

  /// What keys do here, that of the prompt among them.
  var hints: [String] { [keys, prompt.map { "/ \($0)" } ?? ""].filter { !$0.isEmpty } }
}
