import Tessera
import TesseraLayout
import TesseraTesting

struct DraggedTask: Identifiable, Equatable {
  var id: String
}

/// A list of tasks with a collection that shows each as a line of 16 points.
@MainActor
final class DragList {
  var tasks: [DraggedTask]
  var eventLog: [String] = []
  var takes = true
  var isReorderable = false
  var actions = DragActions.all
  var answer: ((Drop<DraggedTask>) -> DropDecision)?
  /// The tasks into which others can be dropped.
  var folders: Set<String> = []
  var layout = Layout.list()
  var width: Double?
  /// The placeholder of the content if there are no tasks.
  var placeholder: String?
  private weak var collection: HeadlessCollection?

  init(_ ids: String) { tasks = ids.map { DraggedTask(id: String($0)) } }

  var ids: String { tasks.map { $0.id }.joined() }

  func shown(
    rows: Int = 12, configuration: EngineConfiguration? = nil, at time: Double? = nil
  ) -> HeadlessCollection {
    let size = Size(width: 80, height: Double(rows) * 16)
    let collection = HeadlessCollection(
      size: size, configuration: configuration ?? EngineConfiguration(overscan: 0, dragsItems: true),
      at: time,
      content: content)
    self.collection = collection
    return collection
  }

  func show() { collection?.stage.show(content) }

  var content: Content<Headless> {
    let cells = ForEach(tasks) { [self] task in
      let cell = Label(task.id)
        .size(width: width.map { .fixed($0) } ?? .fill, height: .fixed(16))
        .reorderable(isReorderable)
        .draggable(task, text: "task " + task.id, actions: actions)
      guard folders.contains(task.id) else { return cell }
      return cell.onDrop(of: DraggedTask.self) { self.eventLog.append(self.line($0)) }
    }
    var section = Section<Headless>("list", layout: layout) { cells }
    if takes {
      section = section.onDrop(of: DraggedTask.self, proposal: answer) { [weak self] in self?.take($0) }
        .onDropURIs { [weak self] drop in self?.eventLog.append("\(drop.values) \(drop.place)") }
        .onDropText { [weak self] drop in self?.eventLog.append("\(drop.values) \(drop.place)") }
    }
    var content = Content<Headless> { section }
      .onDragEnd { [weak self] in self?.end($0) }
    if isReorderable {
      content = content.onReorder { [weak self] move in
        self?.tasks.apply(move)
        self?.eventLog.append("reorder \(move)")
        self?.show()
      }
    }
    if let placeholder { content = content.empty { Label(placeholder) } }
    return content
  }

  private func take(_ drop: Drop<DraggedTask>) {
    eventLog.append(line(drop))
    tasks.insert(drop)
    show()
  }

  private func end(_ end: DragEnd) {
    eventLog.append(
      "end \(end.items.map { $0.element.description }) \(end.action.map { "\($0)" } ?? "nothing")")
    tasks.removeMoved(end)
    show()
  }

  private func line(_ drop: Drop<DraggedTask>) -> String {
    "\(drop.action) \(drop.values.map { $0.id }.joined()) \(drop.place)"
  }
}

/// Returns a point in a line; by default in its middle.
func line(_ row: Int, _ part: Double = 0.5) -> Point { Point(x: 40, y: (Double(row) + part) * 16) }

extension HeadlessCollection {
  /// The visible lines, joined.
  var shownIDs: String { text().split(separator: "\n").joined() }
}
