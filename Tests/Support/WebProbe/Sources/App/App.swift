import TesseraWebInspector

/// A row with a text, 40 points high.
struct Row: CanvasCell {
  var text: String

  static var kind: CellKind { CellKind("row") }
  static var sizing: Sizing { .height(40) }

  func draw(in canvas: inout Canvas) { canvas.text(text) }
}

/// The content that tests choose by the exported functions.
final class Probe {
  let list = WebCollection(in: "list", features: [.find, .pullToRefresh, .drags, .copy, .touchReordering])
  var ids: [Int] = []
  /// The number of the row that was tapped last.
  var tapped = -1
  /// The texts of the rows that can be reordered.
  var stops = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
  var groups = ["First", "Second"]
  /// The texts of the rows that accept drops.
  var dropped = ["One", "Two", "Three"]
  /// The texts that rows with templates show in their fields, by the numbers of the rows.
  var notes: [Int: String] = [:]
  /// The second collection of the page, in an element that a test adds.
  var second: WebCollection?
  /// Memory that is never used.
  var memory: [UnsafeMutableRawPointer] = []
  private var (name, count, isOn) = ("", 0, false)
  private var inspector: WebInspector?

  /// Shows the inspector of the list beside it.
  func inspect() { inspector = inspector ?? WebInspector(list, in: "inspector") }

  func show(_ rows: Range<Int>) {
    list.show(Content { Section("rows") { ForEach(rows) { Row(text: "Row " + $0.description) } } })
  }

  func showButtons(_ count: Int) {
    list.show(
      Content {
        Section("rows") {
          ForEach(0..<count) { number in
            Row(text: "Row " + number.description).onTap { self.tapped = number }
          }
        }
      })
  }

  func showIDs() { list.show(idContent) }

  /// Shows the inserted rows, with transitions of a second.
  func showMovingIDs() {
    list.show(idContent.transitions(Transitions(insert: .fade, delete: .fade, move: .linear(duration: 1))))
  }

  private var idContent: Content<Web> {
    Content {
      Section("rows") { ForEach(ids, id: { $0 }) { Row(text: "Row " + $0.description) } }
    }
  }

  /// Shows rows with a context menu, whose actions set the number of the tapped row.
  func showMenus() {
    list.show(
      Content {
        Section("rows") {
          ForEach(0..<100) { number in
            Row(text: "Row " + number.description).onTap { self.tapped = 5000 + number }
              .contextAction("Open") { self.tapped = number }
              .contextAction("Delete") { self.tapped = 1000 + number }
          }
        }
      })
  }

  func showTexts(_ texts: [String]) {
    list.show(
      Content {
        Section("texts") { ForEach(Array(texts.indices), id: { $0 }) { Row(text: texts[$0]) } }
        Section("components") { ForEach(Array(texts.indices), id: { $0 }) { Text(texts[$0]) } }
        Section("buttons") { ForEach(Array(texts.indices), id: { $0 }) { Button(texts[$0]) {} } }
      })
  }

  func showLineBreak() {
    list.show(
      Content {
        Section("texts") {
          Text("one\ntwo").lineLimit(1).id(1)
          Text("three").lineLimit(1).id(2)
        }
      })
  }

  func showForm() {
    list.show(
      Content {
        Section("form") {
          TextField("Name", text: name) { text in
            self.name = text
            self.showForm()
          }
          .id("name")
          Button("Add") {
            self.count += 1
            self.showForm()
          }
          .id("add")
          Toggle("Option", isOn: isOn) { isOn in
            self.isOn = isOn
            self.showForm()
          }
          .id("option")
          Text("name " + name + ", count " + count.description + (isOn ? ", on" : ", off")).id("result")
        }
      })
  }
}

nonisolated(unsafe) var probe: Probe?

/// Called by the script of the page when everything is loaded.
@_cdecl("start")
public func start() {
  probe = Probe()
  probe?.show(0..<1000)
}

/// Shows the rows from a number up to, but not including, another.
@_expose(wasm, "show_rows")
@_cdecl("show_rows")
public func showRows(_ first: Int32, _ end: Int32) { probe?.show(Int(first)..<Int(end)) }

/// Shows rows that are buttons.
@_expose(wasm, "show_buttons")
@_cdecl("show_buttons")
public func showButtons(_ count: Int32) { probe?.showButtons(Int(count)) }

/// Returns the number of the row that was tapped last; -1 if none was.
@_expose(wasm, "tapped")
@_cdecl("tapped")
public func tapped() -> Int32 { Int32(probe?.tapped ?? -1) }

/// Forgets which row was tapped.
@_expose(wasm, "reset_tapped")
@_cdecl("reset_tapped")
public func resetTapped() { probe?.tapped = -1 }

/// Scrolls to a row.
@_expose(wasm, "jump")
@_cdecl("jump")
public func jump(_ row: Int32) {
  probe?.list.engine.scroll(to: ItemID(Int(row)), inSection: "rows", at: .start)
}

/// Scrolls by a distance.
@_expose(wasm, "scroll_by")
@_cdecl("scroll_by")
public func scrollBy(_ distance: Double) { probe?.list.engine.scroll(by: Point(y: distance)) }

/// Inserts a row; `show_ids` shows it.
@_expose(wasm, "insert_id")
@_cdecl("insert_id")
public func insert(_ id: Int32, at index: Int32) { probe?.ids.insert(Int(id), at: Int(index)) }

/// Removes a row and returns its number.
@_expose(wasm, "remove_id")
@_cdecl("remove_id")
public func remove(at index: Int32) -> Int32 {
  guard let probe else { return -1 }
  return Int32(probe.ids.remove(at: Int(index)))
}

/// Shows the inserted rows.
@_expose(wasm, "show_ids")
@_cdecl("show_ids")
public func showIDs() { probe?.showIDs() }

/// Shows the inserted rows, with transitions.
@_expose(wasm, "show_moving_ids")
@_cdecl("show_moving_ids")
public func showMovingIDs() { probe?.showMovingIDs() }

/// Shows the inspector.
@_expose(wasm, "inspect")
@_cdecl("inspect")
public func inspect() { probe?.inspect() }

/// Shows rows with context menus.
@_expose(wasm, "show_menus")
@_cdecl("show_menus")
public func showMenus() { probe?.showMenus() }

/// Shows texts that would be dangerous as markup.
@_expose(wasm, "show_hostile")
@_cdecl("show_hostile")
public func showHostile() {
  probe?.showTexts([
    "<script>window.isHacked = 1</script>", "<img src=x onerror=\"window.isHacked = 1\">",
    "\"><b style='color:red'>&amp;</b>", "abc \u{202E}fed\u{202C} ghi", "\u{1F469}\u{200D}\u{1F680} e\u{301}",
  ])
}

/// Shows a text of one line that contains a line break, and one that contains none.
@_expose(wasm, "show_line_break")
@_cdecl("show_line_break")
public func showLineBreak() { probe?.showLineBreak() }

/// Shows a field, a button, a toggle, and a text with their values.
@_expose(wasm, "show_form")
@_cdecl("show_form")
public func showForm() { probe?.showForm() }
