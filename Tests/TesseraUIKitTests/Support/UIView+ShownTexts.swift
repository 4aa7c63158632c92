#if canImport(UIKit)
import TesseraUIKit
import UIKit

extension UIView {
  /// The visible texts in the view, from top to bottom and from left to right.
  var shownTexts: [String] { readTexts(in: self).map { $0.text } }

  /// Returns the frame of a text in the view's coordinates; `nil` if it is not visible.
  func place(of text: String) -> CGRect? { readTexts(in: self).first { $0.text == text }?.frame }

  private func readTexts(in root: UIView) -> [(text: String, frame: CGRect)] {
    allTexts(in: root)
      .filter { !$0.text.isEmpty && $0.frame.intersects(root.bounds) }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private func allTexts(in root: UIView) -> [(text: String, frame: CGRect)] {
    guard !isHidden, alpha > 0 else { return [] }
    let frame = convert(bounds, to: root)
    var texts: [(text: String, frame: CGRect)] = []
    if let label = self as? UILabel { texts.append((label.text ?? "", frame)) }
    if let canvas = self as? CanvasView {
      for case .text(let text, _, _) in canvas.drawing.commands { texts.append((text, frame)) }
    }
    return texts + subviews.flatMap { $0.allTexts(in: root) }
  }
}
#endif
