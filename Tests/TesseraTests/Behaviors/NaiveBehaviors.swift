import Tessera

/// A simple model of the state of a collection after user actions.
struct NaiveBehaviors {
  var policy = MissingSelection.forget
  var mode = SelectionMode.multiple
  var tree = NaiveOutline(policy: OutlinePolicy(), roots: [])
  var tasks: [Int] = []
  var isPaged = false
  var isLoading = false
  /// The selected items, including missing ones.
  var selected: Set<Name> = []

  /// An item of the tree or the list.
  enum Name: Hashable {
    case node(Int)
    case task(Int)

    /// Nodes are numbers, tasks are text.
    init?(_ id: ItemID) {
      if let node: Int = id.value() {
        self = .node(node)
      } else if let task: String = id.value(), let number = Int(task.dropFirst(4)) {
        self = .task(number)
      } else {
        return nil
      }
    }

    var id: ItemID {
      switch self {
      case .node(let node): ItemID(node)
      case .task(let task): ItemID(Self.text(ofTask: task))
      }
    }

    static func text(ofTask task: Int) -> String { "task\(task)" }
  }

  /// Everything that can be selected, in order.
  var names: [Name] {
    (isPaged ? [] : tree.rows().compactMap { $0.node }.map { Name.node($0) }) + tasks.map { Name.task($0) }
  }

  /// The texts of the items of each section.
  var lines: [[String]] {
    (isPaged ? [] : [tree.rows().map { $0.text }]) + [tasks.map { Name.text(ofTask: $0) }]
  }

  /// The text of the placeholder; `nil` if there are tasks.
  var placeholder: String? { tasks.isEmpty ? (isLoading ? "loading" : "nothing to do") : nil }

  /// Returns the item to which a key moves the focus; `nil` if that depends on more than the order.
  func destination(of key: Key, from name: Name) -> Name? {
    let names = names
    guard !isPaged, let index = names.firstIndex(of: name) else { return nil }
    switch key {
    case .up: return names[max(0, index - 1)]
    case .down: return names[min(names.count - 1, index + 1)]
    case .home: return names.first
    case .end: return names.last
    default: return nil
    }
  }

  /// Toggles the selection of an item.
  mutating func choose(_ name: Name) {
    if mode == .single {
      selected = selected.contains(name) ? [] : [name]
    } else {
      selected.formSymmetricDifference([name])
    }
  }

  mutating func tap(_ name: Name) {
    choose(name)
    if case .node(let node) = name { toggle(node) }
  }

  mutating func toggle(_ node: Int) {
    if tree.expanded.contains(node) { tree.collapse(node) } else { tree.expand(node) }
  }

  /// Moves a task to another index, clamped to the list.
  mutating func moveReorder(_ task: Int, to place: (Int) -> Int) {
    guard let index = tasks.firstIndex(of: task) else { return }
    let destination = max(0, min(place(index), tasks.count - 1))
    tasks.insert(tasks.remove(at: index), at: destination)
  }

  /// Applies new content; removes missing items from the selection if the policy says so.
  mutating func settle() {
    tree.settle()
    if policy == .forget { selected.formIntersection(names) }
  }
}
