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
    var guide = KeyGuide(collection.engine, app: boundCommands)
    func commands(_ isWanted: (TerminalCommand) -> Bool) -> [(title: String, strokes: [KeyStroke])] {
      availableCommands.filter(isWanted).map { command in
        (command.title, (Self.fixedKeys[command] ?? []) + guide.free(keyMap[command]))
      }
    }
    guide.add("Moving", commands { $0.move != nil })
    guide.add("Everywhere", commands { $0.move == nil })
    return guide.groups
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
