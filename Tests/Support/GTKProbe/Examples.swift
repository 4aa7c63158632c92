import TesseraGTK

/// A number.
struct NumberCell: CanvasCell {
  var number: Int

  func draw(in canvas: inout Canvas) { canvas.text("\(number)") }
}

/// A name in a GTK label.
struct NameCell: Cell {
  var name: String
  static let sizing = Sizing.height(32)

  final class View: WidgetView {
    private let label: Widget
    init() {
      label = gtk_label_new(nil)
      super.init(label)
    }
    func show(_ name: String) { gtk_label_set_text(OpaquePointer(label), name) }
  }

  func makeView() -> View { View() }
  func update(_ view: View, state: CellState) { view.show(name) }
}

/// The examples of the probe, by name.
@MainActor
struct Examples {
  /// A folder with subfolders.
  private struct Folder {
    var name: String
    var folders: [Folder]?
  }

  private let outline = Outline(
    [
      Folder(name: "home", folders: [Folder(name: "letters"), Folder(name: "music", folders: [])]),
      Folder(name: "trash"),
    ], id: \.name
  ) { $0.folders }

  func content(_ name: String) -> Content<GTK> {
    switch name {
    case "list": list
    case "grid": grid
    case "tree": tree
    case "table": table
    case "form": form
    default: numbers
    }
  }

  func onChange(_ body: @escaping () -> Void) { outline.onChange = body }

  private var numbers: Content<GTK> {
    Content {
      Section("numbers") {
        ForEach(0..<1_000) { number in
          NumberCell(number: number).onTap { say("tap \(number)") }
            .draggable { DragOffer(text: "number \(number)", uris: ["file:///numbers/\(number)"]) }
        }
      }
      .onDropText { drop in say("drop \(drop.values) \(drop.action)") }
    }
  }

  private var list: Content<GTK> {
    Content {
      Section("people") {
        ForEach(["Anna", "Ben"], id: { $0 }) { name in
          NameCell(name: name).onTap { say("tap \(name)") }
            .contextAction("Greet") { say("greet \(name)") }
        }
        NameCell(name: "nobody").accessibilityHidden()
        NumberCell(number: 4).accessibilityLabel("four").accessibilityHint("A number")
      }
      .header { NameCell(name: "People") }
    }
  }

  private var grid: Content<GTK> {
    Content {
      Section("numbers", layout: .grid(columns: .count(3))) { ForEach(0..<7) { NumberCell(number: $0) } }
    }
  }

  private var tree: Content<GTK> {
    Content {
      Section("folders") {
        ForEach(outline.rows) { row in
          NameCell(name: row.node?.name ?? "").expands(row, in: outline)
        }
      }
    }
  }

  private var table: Content<GTK> {
    Content {
      Section("ages") {
        ForEach([7, 9], id: { $0 }) { age in
          Group(layout: .row()) {
            NumberCell(number: age); NumberCell(number: age + 1)
          }
        }
      }
      .accessibilityKind(.table)
    }
  }

  private var form: Content<GTK> {
    Content {
      Section("form") {
        HStack {
          Text("Name")
          TextField("your name", text: "Ada") { _ in }
        }
        SecureField("Password", text: "secret") { _ in }
        Toggle("Subscribe", isOn: true) { _ in }
        HStack {
          Text("Guests")
          Stepper(2, in: 1...8) { _ in }
        }
        HStack {
          Text("Size")
          Menu(["Small", "Large"], selected: 1) { _ in }
        }
        Button("Save", role: .prominent) { say("save") }
      }
      .focusesFirstField()
    }
  }
}
