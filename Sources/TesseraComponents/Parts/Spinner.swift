import TesseraKernel

/// A turning sign that shows that the app is busy.
///
///     if isSending { Spinner("Sending…") }
///
/// It turns only while it is on screen, and not at all if the user prefers reduced motion. Under UIKit it is
/// a `UIActivityIndicatorView`, which turns as the system's others do. If the finished part of a task is
/// known, show a ``ProgressBar`` instead.
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

private struct SpinnerShape: PrimitiveComponent {
  func resolve(into tree: inout TreeBuilder) {
    tree.useShapes()
    tree.add(ComponentNode(.spinner(tree.inherited.isFaded ? .secondary : tree.inherited.declaredTint)))
    tree.addInstaller { $0.install { SpinnerBehavior() }.activate() }
  }
}
