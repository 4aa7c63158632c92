import TesseraKernel

/// A sign that the app is busy, which turns.
///
///     if isSending { Spinner("Sending…") }
///
/// It turns only while it is on screen, and not at all if the user prefers reduced motion. Under UIKit it is a
/// `UIActivityIndicatorView`, which turns as all of the system do. A part of a task that is known is better shown by a
/// ``ProgressBar``.
public struct Spinner: Component {
  private let title: String

  /// Creates a spinner.
  ///
  /// - Parameter title: A text beside the spinner; empty for none.
  public init(_ title: String = "") { self.title = title }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The spinner and the text.
  public var body: some Component {
    if title.isEmpty {
      SpinnerShape()
    } else {
      HStack(spacing: .tight) {
        SpinnerShape()
        Text(title)
      }
    }
  }
}

/// The shape that turns.
private struct SpinnerShape: PrimitiveComponent {
  func resolve(into tree: inout TreeBuilder) {
    tree.useShapes()
    tree.add(ComponentNode(.spinner(tree.inherited.barColor)))
    tree.addInstaller { $0.install { SpinnerBehavior() }.activate() }
  }
}
