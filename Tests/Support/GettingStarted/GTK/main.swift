// The programs for GTK 4 of Documentation/GettingStarted.md: the second one, and the lines of the first.
import Foundation
import TesseraGTK

struct Todo: Identifiable {
  let id = UUID()
  var title: String
  var note: String?
  var isDone = false
}

struct TodoCell: CanvasCell {  // one line high, unless the cell states a size
  var title: String

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let mark = canvas.isSelected ? "■" : "□"
    canvas.text("\(mark) \(title)")
  }
}

struct NoteCell: CanvasCell {
  static let sizing = Sizing.height(2 * TextMetrics.lineHeight)
  var title: String
  var note: String

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let mark = canvas.isSelected ? "■" : "□"
    canvas.text("\(mark) \(title)\n  \(note)", .paragraph)
  }
}

struct HeaderCell: CanvasCell {
  var title: String

  func draw(in canvas: inout Canvas) {
    canvas.fill(.surface)
    canvas.text(title, .title)
  }
}

var todos = [
  Todo(title: "Buy bread"),
  Todo(title: "Call the plumber", note: "before noon"),
  Todo(title: "Water the plants"),
]

let app = try GTKApp(title: "Getting started")

@MainActor
func section(_ title: String, isDone: Bool) -> Section<GTK> {
  Section(title) {
    ForEach(todos.filter { $0.isDone == isDone }) { todo in
      if let note = todo.note {
        NoteCell(title: todo.title, note: note)
      } else {
        TodoCell(title: todo.title)
      }
    }
  }
  .header(pinned: true) { HeaderCell(title: title) }
}

@MainActor
func showTodos() {
  app.show(
    Content {
      section("To do", isDone: false)
      section("Done", isDone: true)
    }
    .transitions(.standard))
}

@MainActor
func moveSelectedTodos() {
  let selected = app.collection.engine.selection
  for index in todos.indices where selected.contains(ItemID(todos[index].id)) {
    todos[index].isDone.toggle()
  }
  app.collection.engine.deselectAll()
  showTodos()
}

app.collection.engine.selectionMode = .multiple
app.hint = "Space selects  d moves"
app.collection.onKey = { key, modifiers in
  guard key == .character("d"), modifiers.isEmpty else { return false }
  moveSelectedTodos()
  return true
}
showTodos()
exit(app.run())
