/// The content configuration of a cell and the view that shows it.
@MainActor
struct ConfiguredContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?

  /// Shows another configuration, in the same view if that supports it, otherwise in a new one.
  mutating func set(_ new: (any UIContentConfiguration)?, in container: UIView) {
    configuration = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
    } else {
      view?.removeFromSuperview()
      let made = new.makeContentView()
      container.addSubview(made)
      view = made
    }
  }
}
