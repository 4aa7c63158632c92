#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The view of a cell with a content configuration; see ``ConfiguredCell``.
public final class ConfigurationView: UIView {
  private var content: (any UIView & UIContentView)?

  /// Shows a configuration, in the existing content view if that supports it.
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

  /// Returns whether a view supports a configuration; before iOS 16 views could not tell.
  private func isFit(_ view: any UIContentView, for configuration: any UIContentConfiguration) -> Bool {
    if #available(iOS 16, tvOS 16, *) { return view.supports(configuration) }
    return type(of: configuration) == type(of: view.configuration)
  }

  /// Returns the fitting size of the content view.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content?.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority) ?? .zero
  }

  /// Returns the fitting size of a content view without constraints.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    content?.fittingSize(in: size) ?? bounds.size
  }
}
#endif
