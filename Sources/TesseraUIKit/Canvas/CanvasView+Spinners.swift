#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

// The spinners of a drawing, which are the system's activity indicators.

extension CanvasView {
  /// Shows an activity indicator for each spinner of the drawing. An indicator that stays keeps turning.
  func showSpinners() {
    var (count, groups) = (0, OpenGroups())
    for command in drawing.commands {
      _ = groups.shows(command)
      guard case .spinner(let color, let frame) = command else { continue }
      if count == spinners.count { addSpinner() }
      spinners[count].alpha = groups.opacity
      spinners[count].show(color, in: CGRect(frame), tint: accentColor)
      count += 1
    }
    while spinners.count > count { spinners.removeLast().removeFromSuperview() }
  }

  private func addSpinner() {
    let spinner = UIActivityIndicatorView(style: .medium)
    // The row has a label; a sign beside it has nothing to add.
    spinner.isAccessibilityElement = false
    spinners.append(spinner)
    addSubview(spinner)
  }
}

extension UIActivityIndicatorView {
  /// Shows a spinner in the middle of a frame: a large one if it fits, and in the system's gray unless it has a color.
  fileprivate func show(_ color: Color?, in frame: CGRect, tint: UIColor) {
    let style: Style = min(frame.width, frame.height) >= Self.largeSide ? .large : .medium
    if self.style != style { self.style = style }
    self.color = color.map { .fill($0, tint: tint) }
    // The indicator turns about the middle of its frame.
    self.frame = frame
    if !isAnimating { startAnimating() }
  }

  /// The side of a large indicator, in points.
  private static var largeSide: CGFloat { 37 }
}
#endif
