import Tessera

/// The keys of a part of a program, as lists of keys show them.
package struct KeyGroup: Hashable {
  package var title: String
  package var rows: [Row] = []

  /// The keys of a command, and its title.
  package struct Row: Hashable {
    package var keys: String
    package var title: String
  }
}

/// The keys that have an effect at one moment, in groups. A key is listed where it takes effect, and nowhere
/// else.
package struct KeyGuide {
  /// The groups that have keys.
  package private(set) var groups: [KeyGroup] = []
  private var taken: Set<KeyStroke> = []
  private let engine: Engine

  /// Creates a list of the keys of a collection and of its app.
  ///
  /// - Parameters:
  ///   - engine: The engine of the collection.
  ///   - commands: The commands of the app, with the keys that the user has chosen.
  package init(_ engine: Engine, app commands: [KeyCommand]) {
    self.engine = engine
    add("This list", engine.keyCommands.map { ($0.title, $0.strokes) })
    add("The focused item and the selection", engine.contentKeys + engine.boundKeys)
    add("This program", commands.map { ($0.title, free($0.strokes)) })
  }

  /// Adds a group with the keys that no group before it has.
  package mutating func add(_ title: String, _ commands: [(title: String, strokes: [KeyStroke])]) {
    var group = KeyGroup(title: title)
    for command in commands {
      let strokes = command.strokes.filter { taken.insert($0).inserted }
      guard !strokes.isEmpty else { continue }
      group.rows.append(
        KeyGroup.Row(keys: strokes.map { $0.description }.joined(separator: ", "), title: command.title))
    }
    if !group.rows.isEmpty { groups.append(group) }
  }

  /// Returns the keys that reach the app: letters begin a word before they mean anything else.
  package func free(_ strokes: [KeyStroke]) -> [KeyStroke] {
    engine.isTypeAheadEnabled ? strokes.filter { !$0.isLetter } : strokes
  }
}

extension KeyStroke {
  /// Whether the key types a character that can begin a word.
  fileprivate var isLetter: Bool {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return false }
    return character != " "
  }
}
