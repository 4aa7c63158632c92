import GRDB
import TesseraSQLite
import TesseraTesting

/// A row of the table.
struct Message: FetchableRecord, Sendable {
  var id: Int
  var text: String

  init(row: Row) { (id, text) = (row[0], row[1]) }
}

/// A line with what a row says.
struct MessageCell: CanvasCell {
  var row: TableRow<Message>

  func draw(in canvas: inout Canvas) { canvas.text(row.record?.text ?? "") }
}

extension MessageCell: Equatable {
  static func == (left: MessageCell, right: MessageCell) -> Bool {
    left.row.id == right.row.id && left.row.record?.text == right.row.record?.text
  }
}
