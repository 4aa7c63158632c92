import Tessera
import TesseraComponents

/// The keys of a command, and its title.
struct KeyRow: CanvasCell {
  var keys: String
  var title: String
  var keyColumns: Int

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let width = Double(keyColumns) * TextMetrics.characterWidth
    canvas.text(
      keys, in: Rect(x: 0, y: 0, width: width, height: canvas.size.height),
      TextStyle(color: .accent, isBold: true))
    let left = width + 2 * TextMetrics.characterWidth
    canvas.text(
      title, in: Rect(x: left, y: 0, width: max(0, canvas.size.width - left), height: canvas.size.height))
  }
}

/// The keys of a part of the program, as the help lists them.
struct KeyGroup: Hashable {
  var title: String
  var rows: [Row] = []

  struct Row: Hashable {
    var keys: String
    var title: String
  }
}

extension TerminalScreen {
  func showHelp() {
    let groups = keyGroups
    let rows = groups.reduce(0) { $0 + $1.rows.count + 2 }
    let sheet = TerminalSheet(
      "Keys", limit: GridSize(columns: 64, rows: rows + 1), hint: "Esc close")
    let keyColumns = min(24, groups.flatMap(\.rows).map(\.keys.columnWidth).max() ?? 0)
    sheet.collection.show(
      Content {
        for group in groups {
          Section(ItemID(group.title)) {
            ForEach(group.rows, id: \.self) { KeyRow(keys: $0.keys, title: $0.title, keyColumns: keyColumns) }
          }
          .header { Text(group.title).bold() }
          .footer { Text("") }
        }
      })
    sheet.onClose = { [weak self, weak sheet] in
      if let sheet { self?.remove(sheet) }
    }
    add(sheet)
  }

  /// The keys that have an effect at this moment. A key is listed where it takes effect, and nowhere else.
  var keyGroups: [KeyGroup] {
    var taken = Set<KeyStroke>()
    func group(_ title: String, _ commands: [(title: String, strokes: [KeyStroke])]) -> KeyGroup {
      var group = KeyGroup(title: title)
      for command in commands {
        let strokes = command.strokes.filter { taken.insert($0).inserted }
        guard !strokes.isEmpty else { continue }
        group.rows.append(
          KeyGroup.Row(keys: strokes.map(\.description).joined(separator: ", "), title: command.title))
      }
      return group
    }
    let engine = collection.engine
    var groups = [group("This list", engine.keyCommands.map { ($0.title, $0.strokes) })]
    groups.append(group("The focused item and the selection", engine.contentKeys + engine.boundKeys))
    // Letters begin a word before they mean anything else.
    let isFree = { (stroke: KeyStroke) in !engine.isTypeAheadEnabled || !stroke.isLetter }
    groups.append(group("This program", boundCommands.map { ($0.title, $0.strokes.filter(isFree)) }))
    func commands(_ isWanted: (TerminalCommand) -> Bool) -> [(title: String, strokes: [KeyStroke])] {
      availableCommands.filter(isWanted).map { command in
        (command.title, (Self.fixedKeys[command] ?? []) + keyMap[command].filter(isFree))
      }
    }
    groups.append(group("Moving", commands { $0.move != nil }))
    groups.append(group("Everywhere", commands { $0.move == nil }))
    return groups.filter { !$0.rows.isEmpty }
  }

  /// The commands that have an effect on this screen.
  var availableCommands: [TerminalCommand] {
    TerminalCommand.allCases.filter { command in
      switch command {
      case .nextPane, .previousPane: hasSeveralPanes
      case .wrapLines: collection.lineColumns != nil
      default: true
      }
    }
  }

  /// The keys that always move.
  private static let fixedKeys: [TerminalCommand: [KeyStroke]] = [
    .up: [KeyStroke(.up)], .down: [KeyStroke(.down)], .left: [KeyStroke(.left)], .right: [KeyStroke(.right)],
    .first: [KeyStroke(.home)], .last: [KeyStroke(.end)], .pageUp: [KeyStroke(.pageUp)],
    .pageDown: [KeyStroke(.pageDown)],
  ]
}

extension KeyStroke {
  /// Whether the key types a character that can begin a word.
  fileprivate var isLetter: Bool {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return false }
    return character != " "
  }
}
