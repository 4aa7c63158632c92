import Tessera
import TesseraLayout

/// A package on one line, or on two if the cell is too narrow for three columns.
struct PackageCell: CanvasCell {
  var package: PackageList.Package

  static let sizing = Sizing(
    height: .custom(id: "package") { isWide($0.width) ? TextMetrics.lineHeight : 2 * TextMetrics.lineHeight })

  /// Whether a line of the given width has space for columns, with 24 characters for the last one.
  private static func isWide(_ width: Double) -> Bool { width >= 74 * TextMetrics.characterWidth }

  private static let name = TextStyle(color: .accent)

  func draw(in canvas: inout Canvas) {
    if Self.isWide(canvas.size.width) {
      ColumnsCell(columns: [
        .init(text: package.id, width: 28, style: Self.name),
        .init(text: package.version, width: 18, style: .caption),
        .init(text: package.summary, width: 0),
      ])
      .draw(in: &canvas)
    } else {
      canvas.highlight()
      let line = Rect(
        x: TextMetrics.characterWidth, y: 0, width: canvas.size.width - 2 * TextMetrics.characterWidth,
        height: TextMetrics.lineHeight)
      canvas.text(package.id, Self.name, end: package.version, in: line)
      let below = Insets(
        top: TextMetrics.lineHeight, left: 3 * TextMetrics.characterWidth, right: TextMetrics.characterWidth)
      canvas.text(package.summary, in: canvas.bounds.inset(by: below))
    }
  }
}
