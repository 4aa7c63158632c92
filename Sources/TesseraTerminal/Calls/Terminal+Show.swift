import Tessera
import TesseraComponents

// Calls that show data until the user quits, and print it where standard input or output is not a terminal.

extension Terminal {
  /// Shows content until the user quits; where standard input or output is not a terminal, prints it to standard
  /// output.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - rows: The maximum height, in rows; `nil` for the whole screen.
  ///   - title: The text on the left of the last line.
  /// - Throws: A ``TerminalError`` if another session uses the terminal, or it refuses its settings.
  @MainActor
  public static func show(
    _ content: Content<Terminal>, rows: Int? = nil, title: String = ""
  ) async throws(TerminalError) {
    guard TerminalSession.isInteractive else { return print(text(of: content)) }
    let app = try app(rows: rows, title: title)
    app.show(content)
    await app.runOnce()
  }

  /// Shows a table until the user chooses a row or quits; the user sorts it by pressing titles. Where standard
  /// input or output is not a terminal, prints it to standard output.
  ///
  ///     let chosen = try await Terminal.table(processes) {
  ///       Column("Name", value: \.name)
  ///       Column("Memory", value: \.memory)
  ///     }
  ///
  /// - Parameters:
  ///   - elements: The elements of the rows.
  ///   - rows: The maximum height, in rows; `nil` for the whole screen.
  ///   - title: The text on the left of the last line.
  ///   - columns: The columns.
  /// - Returns: The element of the row on which the user pressed Return; `nil` if the user quit, or the table was
  ///   printed.
  /// - Throws: A ``TerminalError``, as ``show(_:rows:title:)`` does.
  @MainActor @discardableResult
  public static func table<Element: Identifiable>(
    _ elements: [Element], rows: Int? = nil, title: String = "",
    @ColumnBuilder<Element> columns: () -> [Column<Element>]
  ) async throws(TerminalError) -> Element? where Element.ID: Sendable {
    let columns = TableColumns<Element>(columns)
    guard TerminalSession.isInteractive else {
      let table = Content<Terminal> { Table("table", of: elements, columns: columns, striped: false) }
      print(text(of: table, columns: plainTableColumns))
      return nil
    }
    let app = try app(rows: rows, title: title)
    var (state, chosen) = (TableState(), Element?.none)
    func show() {
      app.show(
        Content {
          Table(
            "table", of: columns.sorted(elements, by: state.sort), columns: columns, state: state,
            onChange: {
              state = $0
              show()
            }
          ) { row in
            row.onTap {
              chosen = row.element
              app.finish()
            }
          }
        })
    }
    show()
    await app.runOnce()
    return chosen
  }

  private static var plainTableColumns: Int { 120 }

  /// Shows a tree until the user chooses a node without children or quits; the user opens and closes its nodes.
  /// Where standard input or output is not a terminal, prints all of it to standard output.
  ///
  ///     let file = try await Terminal.tree([folder], id: \.path, children: \.files) { $0.name }
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - id: Returns the id of a node, which is unique in the tree.
  ///   - children: Returns the children of a node; `nil` for one that cannot have any.
  ///   - rows: The maximum height, in rows; `nil` for the whole screen.
  ///   - title: The text on the left of the last line.
  ///   - label: Returns the text of a node.
  /// - Returns: The node without children on which the user pressed Return; `nil` if the user quit, or the tree was
  ///   printed.
  /// - Throws: A ``TerminalError``, as ``show(_:rows:title:)`` does.
  @MainActor @discardableResult
  public static func tree<Node, ID: Hashable & Sendable>(
    _ roots: [Node], id: @escaping @Sendable (Node) -> ID, children: @escaping (Node) -> [Node]?,
    rows: Int? = nil, title: String = "", label: @escaping (Node) -> String
  ) async throws(TerminalError) -> Node? {
    let outline = Outline(roots, id: id, children: children)
    guard TerminalSession.isInteractive else {
      outline.expandAll()
      for row in outline.rows {
        guard let node = row.node else { continue }
        print(String(repeating: "  ", count: row.level) + label(node).printable)
      }
      return nil
    }
    let app = try app(rows: rows, title: title)
    var chosen: Node?
    func show() {
      app.show(
        Content {
          Section("tree") {
            ForEach(outline.rows) { row in
              TreeLine(text: row.node.map(label) ?? "", mark: row.mark, level: row.level)
                .expands(row, in: outline)
                .onTap {
                  if row.isExpandable { return outline.toggle(row) }
                  chosen = row.node
                  app.finish()
                }
            }
          }
        })
    }
    outline.onChange = show
    show()
    await app.runOnce()
    outline.onChange = {}
    return chosen
  }

  @MainActor
  static func app(
    rows: Int?, title: String, configuration: EngineConfiguration = EngineConfiguration(overscan: 32)
  ) throws(TerminalError) -> TerminalApp {
    var options = TerminalSession.Options()
    options.region = .preferred(rows.map { .inline(rows: $0) } ?? .fullScreen)
    let app = TerminalApp(
      session: try TerminalSession(options: options),
      collection: TerminalCollection(configuration: configuration))
    app.status = title
    return app
  }
}

extension TerminalApp {
  /// Handles events until the user quits; then drops the content, whose handlers keep the app alive.
  func runOnce() async {
    await runUntilQuit()
    collection.filter = ""
    collection.show(Content {})
    collection.update(at: nil)
  }
}

extension OutlineRow {
  /// The mark in front of the text.
  fileprivate var mark: String { isExpandable ? isExpanded ? "▾" : "▸" : " " }
}

/// A node of a tree.
private struct TreeLine: CanvasCell {
  var text: String
  var mark: String
  var level: Int

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    let indent = Double(2 * level) * TextMetrics.characterWidth
    canvas.text(
      "\(mark) \(text)",
      in: Rect(x: indent, y: 0, width: max(0, canvas.size.width - indent), height: canvas.size.height))
  }
}
