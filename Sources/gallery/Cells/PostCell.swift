import FaultyServer
import Tessera
import TesseraLayout

/// A post: its author, and the text below.
struct PostCell: CanvasCell {
  var post: Post

  static let sizing = Sizing.height(2 * TextMetrics.lineHeight)

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let lines = canvas.bounds.inset(by: Insets(horizontal: 8, vertical: 0))
    let author = Author.made.first { $0.id == post.author }?.name ?? "somebody"
    canvas.text("\(author), post \(post.id)", in: lines.line(0), .caption)
    canvas.text(post.text, in: lines.line(1))
  }
}

extension Rect {
  /// Returns the frame of a line of text, counted from the top.
  fileprivate func line(_ number: Int) -> Rect {
    Rect(
      x: minX, y: minY + Double(number) * TextMetrics.lineHeight, width: width,
      height: TextMetrics.lineHeight)
  }
}
