#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraLayout
import UIKit

/// A painter of drawings into UIKit's current context, in the system's colors.
@MainActor
struct DrawingPainter {
  private let palette: Palette

  /// Creates a painter for the current appearance.
  init(tint: UIColor) { palette = Palette(.current, tint: tint) }

  /// Paints a drawing, back to front.
  func paint(_ drawing: Drawing) {
    let measurer = drawing.usesLabelText ? SystemText.labels : .shared
    var backgrounds: [Background] = []
    var groups = OpenGroups()
    for command in drawing.commands where groups.shows(command) {
      switch command {
      case .fill(let rect, let color, let radius):
        palette.fill(color).uiColor.setFill()
        outline(rect, radius).fill()
        backgrounds.removeAll { rect.intersection($0.rect) == $0.rect }
        backgrounds.append(Background(rect: rect, color: color))
      case .stroke(let rect, let color, let width, let radius):
        stroke(rect, color, width, radius)
      case .text(let text, let rect, let style):
        set(text, rect, style, [], with: measurer, on: backgrounds)
      case .styledText(let text, let rect):
        set(text.text, rect, text.style, text.runs, with: measurer, on: backgrounds)
      case .image(let image, let rect):
        UIImage(image)?.draw(in: CGRect(rect))
      // The view has a view for it.
      case .control, .nativeView, .spinner: break
      case .beginGroup(let opacity): beginGroup(opacity)
      case .endGroup: endGroup()
      }
    }
    for _ in 0..<groups.count { endGroup() }
  }

  private func beginGroup(_ opacity: Double) {
    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    context?.setAlpha(opacity)
    context?.beginTransparencyLayer(auxiliaryInfo: nil)
  }

  private func endGroup() {
    let context = UIGraphicsGetCurrentContext()
    context?.endTransparencyLayer()
    context?.restoreGState()
  }

  /// A filled rectangle that is not covered yet.
  private struct Background {
    var rect: Rect
    var color: Color
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
    palette.fill(color).uiColor.setStroke()
    path.stroke()
  }

  private func set(
    _ text: String, _ rect: Rect, _ style: TextStyle, _ runs: [StyledText.Run], with measurer: SystemText,
    on backgrounds: [Background]
  ) {
    guard rect.width > 0 else { return }
    let scale = measurer.scale(fitting: text, style, runs, in: rect.size)
    let lineHeight = measurer.lineHeight(of: style, at: scale)
    let rows = max(1, min((rect.height / lineHeight).rounded(), 1e6))
    let limit = min(rows, style.lineLimit.map(Double.init) ?? rows)
    guard limit > 0 else { return }
    let room = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: limit * lineHeight)
    // Prefer the background behind the whole text, else one behind a part.
    let background =
      backgrounds.last { rect.intersection($0.rect) == rect } ?? backgrounds.last { $0.rect.overlaps(rect) }
    let color = palette.text(style.color, over: background?.color)
    measurer.string(text, style, color: color.uiColor, scale: scale, runs) { run in
      (
        palette.text(run.foreground, over: run.background ?? background?.color).uiColor,
        run.background.map { palette.fill($0).uiColor }
      )
    }
    .draw(with: room, options: SystemText.options, context: nil)
  }
}
#endif
