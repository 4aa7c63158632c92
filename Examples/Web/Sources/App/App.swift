import TesseraWeb

/// A to-do list.
final class App {
  private let list = WebCollection(in: "list")
  private var tasks = (1...1000).map { (id: $0, title: "Task \($0)", isDone: $0 % 3 == 0) }

  func show() {
    list.show(
      Content {
        Section("tasks") {
          ForEach(tasks, id: { $0.id }) { task in
            HStack {
              Toggle(task.title, isOn: task.isDone) { isDone in self.set(task.id, isDone: isDone) }
              Spacer()
              Button("Delete", role: .destructive) { self.delete(task.id) }
            }
          }
        }
        .header { Text("\(tasks.count { !$0.isDone }) tasks to do").style(.headline) }
      })
  }

  private func set(_ id: Int, isDone: Bool) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].isDone = isDone
    show()
  }

  private func delete(_ id: Int) {
    tasks.removeAll { $0.id == id }
    show()
  }
}

nonisolated(unsafe) private var app: App?

/// Called by the script of the page when everything is loaded.
@_cdecl("start")
public func start() {
  app = App()
  app?.show()
}
