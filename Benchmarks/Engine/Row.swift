import Foundation
import Tessera
import TesseraTesting

/// A row of data: an id, and something that changes.
struct Row: Identifiable, Equatable {
  var id: Int
  var revision = 0
}

/// One line of text.
struct RowCell: CanvasCell {
  var row: Row

  func draw(in canvas: inout Canvas) {
    canvas.text("row \(row.id), revision \(row.revision)", in: canvas.bounds)
  }
}

/// A paragraph of one to three lines, whose height is known only when it has been measured.
struct ParagraphCell: CanvasCell {
  var number: Int

  static let sizing = Sizing.estimatedHeight(2 * TextMetrics.lineHeight)

  func draw(in canvas: inout Canvas) { canvas.text("paragraph \(number)", in: canvas.bounds) }

  func measure(offered: Size, text: any TextMeasuring) -> Size {
    Size(width: offered.width, height: Double(1 + number % 3) * TextMetrics.lineHeight)
  }
}

/// A picture of a size of its own.
struct Tile: Identifiable, Equatable, Sendable {
  let id: UUID
  var width: Double
  var height: Double

  static func list(_ count: Int) -> [Tile] {
    (0..<count).map { index in
      let width: Int = 30 + index &* 7919 % 70
      let height: Int = 30 + index &* 104_729 % 100
      return Tile(id: UUID(), width: Double(width), height: Double(height))
    }
  }
}

/// A picture, drawn as its size.
struct TileCell: CanvasCell {
  var tile: Tile

  func draw(in canvas: inout Canvas) { canvas.text("\(tile.width)", in: canvas.bounds) }
}

extension Content where H == Headless {
  /// One section with a cell of its own size for each tile.
  static func tiles(_ tiles: [Tile], _ layout: Layout) -> Content {
    Content {
      Section("tiles", layout: layout) {
        ForEach(tiles) { TileCell(tile: $0).size(.fixed(width: $0.width, height: $0.height)) }
      }
    }
  }

  /// One section with a row for each element of an array.
  static func rows(_ rows: [Row]) -> Content {
    Content { Section("rows") { ForEach(rows) { RowCell(row: $0) } } }
  }

  /// A section with a row for each element of an array, for each of some arrays.
  static func sections(_ arrays: [[Row]]) -> Content {
    Content {
      for (number, rows) in arrays.enumerated() {
        Section(ItemID(number)) { ForEach(rows) { RowCell(row: $0) } }
      }
    }
  }

  /// One section with a row for each number.
  static func numbers(_ count: Int) -> Content {
    Content { Section("rows") { ForEach(0..<count) { RowCell(row: Row(id: $0)) } } }
  }

  /// One section with a row for each number, as high as on a touch screen.
  static func touchRows(_ count: Int) -> Content {
    Content { Section("rows") { ForEach(0..<count) { RowCell(row: Row(id: $0)) }.size(.height(44)) } }
  }

  /// One section with a paragraph for each number.
  static func paragraphs(_ count: Int) -> Content {
    Content { Section("rows") { ForEach(0..<count) { ParagraphCell(number: $0) } } }
  }
}
