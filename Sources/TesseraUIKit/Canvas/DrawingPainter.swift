#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A painter of drawings into UIKit's current context, in the system's colors.
@MainActor
struct DrawingPainter {
  /// Paints a drawing, back to front.
  func paint(_ drawing: Drawing) {
    var selected: [Rect] = []
    for command in drawing.commands {
      switch command {
      case .fill(let rect, let color, let radius):
        UIColor(color).setFill()
        outline(rect, radius).fill()
        note(rect, color, in: &selected)
      case .stroke(let rect, let color, let width, let radius):
        stroke(rect, color, width, radius)
      case .text(let text, let rect, let style):
        set(text, rect, style, isOnSelection: selected.contains { $0.overlaps(rect) })
      case .styledText(let text, let rect):
        set(text.text, rect, text.style, text.runs, isOnSelection: selected.contains { $0.overlaps(rect) })
      case .image(let image, let rect):
        UIImage(image)?.draw(in: CGRect(rect))
      // The host has no native controls yet: components draw theirs.
      case .control: break
      }
    }
  }

  /// Records fills in the color of the selection, and removes those that are painted over.
  private func note(_ rect: Rect, _ color: Color, in selected: inout [Rect]) {
    if color == .selection || color == .focus {
      selected.append(rect)
    } else {
      selected.removeAll { rect.intersection($0) == $0 }
    }
  }

  private func outline(_ rect: Rect, _ radius: Double) -> UIBezierPath {
    let limit = min(radius, rect.width / 2, rect.height / 2)
    return limit > 0
      ? UIBezierPath(roundedRect: CGRect(rect), cornerRadius: limit) : UIBezierPath(rect: CGRect(rect))
  }

  private func stroke(_ rect: Rect, _ color: Color, _ width: Double, _ radius: Double) {
    // A stroke covers both sides of its path.
    let half = min(width, rect.width, rect.height) / 2
    let path = outline(
      rect.inset(by: Insets(top: half, left: half, bottom: half, right: half)), radius - half)
    path.lineWidth = 2 * half
    UIColor(color).setStroke()
    path.stroke()
  }

  private func set(
    _ text: String, _ rect: Rect, _ style: TextStyle, _ runs: [StyledText.Run] = [], isOnSelection: Bool
  ) {
    guard rect.width > 0 else { return }
    let scale = SystemText.shared.scale(fitting: text, style, runs, in: rect.size)
    let lineHeight = SystemText.shared.lineHeight(at: scale)
    let rows = max(1, min((rect.height / lineHeight).rounded(), 1e6))
    let limit = min(rows, style.lineLimit.map(Double.init) ?? rows)
    guard limit > 0 else { return }
    let room = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: limit * lineHeight)
    let color = UIColor(style.color, isOnSelection: isOnSelection)
    SystemText.shared.string(text, style, runs, color: color, scale: scale, isOnSelection: isOnSelection)
      .draw(with: room, options: SystemText.options, context: nil)
  }
}
#endif
