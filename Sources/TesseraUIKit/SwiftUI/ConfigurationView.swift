#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view of a cell that a content configuration describes; see ``ConfiguredCell``.
public final class ConfigurationView: UIView {
  private var content: (any UIView & UIContentView)?

  /// Shows a configuration: in the view that is there if that can, else in a new one.
  func show(_ configuration: any UIContentConfiguration) {
    if let content, isFit(content, for: configuration) {
      content.configuration = configuration
      return
    }
    content?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    content = made
  }

  /// Whether a view can show a configuration: views could say so themselves only lately.
  private func isFit(_ view: any UIContentView, for configuration: any UIContentConfiguration) -> Bool {
    if #available(iOS 16, tvOS 16, *) { return view.supports(configuration) }
    return type(of: configuration) == type(of: view.configuration)
  }

  /// What the view of the configuration asks for.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content?.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority) ?? .zero
  }

  /// What fits, by the view of the configuration, where that has no constraints.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    content?.fittingSize(in: size) ?? bounds.size
  }
}
#endif
