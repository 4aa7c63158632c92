// The second program of Documentation/GettingStarted.md, as it stands there.
import Foundation
import TesseraTerminal

struct Todo: Identifiable {
  let id = UUID()
  var title: String
  var note: String?
  var isDone = false
}

struct TodoRow: Component {
  var todo: Todo
  var onToggle: (_ isDone: Bool) -> Void

  var body: some Component {
    VStack {
      Toggle(todo.title, isOn: todo.isDone, action: onToggle)
      if let note = todo.note { Text(note).style(.caption) }
    }
  }
}

var todos = [
  Todo(title: "Buy bread"),
  Todo(title: "Call the plumber", note: "before noon"),
  Todo(title: "Water the plants"),
]
var newTitle = ""

let app = TerminalApp()

@MainActor
func section(_ title: String, isDone: Bool) -> Section<Terminal> {
  Section(title) {
    ForEach(todos.filter { $0.isDone == isDone }) { todo in
      TodoRow(todo: todo) { isDone in
        guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
        todos[index].isDone = isDone
        showTodos()
      }
    }
  }
  .header(pinned: true) { SectionTitle(title) }
}

@MainActor
func addTodo() {
  todos.append(Todo(title: newTitle))
  newTitle = ""
  showTodos()
}

@MainActor
func showTodos() {
  app.show(
    Content {
      Section("new") {
        TextField("What is to be done?", text: newTitle) { text in
          newTitle = text
          showTodos()
        }
        .onSubmit { addTodo() }
      }
      section("To do", isDone: false)
      section("Done", isDone: true)
    }
    .transitions(.standard))
}

app.hint = "Tab next control  Space toggles  Return adds  q quits"
showTodos()
app.run()
