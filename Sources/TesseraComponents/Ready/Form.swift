import TesseraKernel
import TesseraLayout

/// A section of rows with controls: a box on a desktop, dense lines in a terminal.
///
///     Content {
///       Form("account", title: "Account", footer: "Your friends see the name.") {
///         FormRow("Name") { TextField("your name", text: name) { name = $0; show() } }
///         FormRow("Wi-Fi", detail: "Only at home") { Toggle("", isOn: usesWiFi) { usesWiFi = $0; show() } }
///         if hasChanged { Button("Save", role: .prominent) { save() } }
///       }
///     }
///
/// The labels of the rows are in a column that is as wide as the widest of them.
public struct Form {
  private let id: ItemID
  private let title: String?
  private let footer: String?
  private let rows: [FormItem]

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - id: The value that identifies the section.
  ///   - title: The title above the rows; `nil` for none.
  ///   - footer: A text below the rows; `nil` for none.
  ///   - rows: The rows. A row without an id is identified by its place in the declaration, so it stays the same row if an
  ///     `if` before it shows or hides another one.
  public init(
    _ id: some Hashable & Sendable, title: String? = nil, footer: String? = nil,
    @FormBuilder _ rows: () -> [FormItem]
  ) {
    (self.id, self.title, self.footer) = (ItemID(id), title, footer)
    self.rows = rows()
  }

  /// Returns the form as a section, to which modifiers can be added.
  public func section<H: CollectionHost>() -> Section<H> {
    let labelWidth = rows.reduce(0) { max($0, $1.label.width) }
    let cells = rows.enumerated().map { position, row in
      FormCell(
        row: row, labelWidth: min(labelWidth, Self.largestLabelWidth),
        part: .row(isFirst: position == 0, isLast: position == rows.count - 1))
    }
    var section = Section<H>(id) { ForEach(cells, id: { $0.row.id }) { $0 } }
    if let title { section = section.header { FormText(text: title, role: .headline) } }
    if let footer { section = section.footer { FormText(text: footer, role: .caption) } }
    return section
  }

  /// The largest width of the column of labels, in characters.
  private static var largestLabelWidth: Int { 32 }
}

extension ContentBuilder {
  /// Builds the section of a form.
  public static func buildExpression(_ form: Form) -> [Section<H>] { [form.section()] }
}

/// A label beside a control, in a ``Form``.
///
///     for field in fields {
///       FormRow(field.name, id: field.id) { TextField("", text: field.text) { set($0, field) } }
///     }
public struct FormRow<Control: Component>: PrimitiveComponent {
  fileprivate let id: ItemID?
  private let label: String
  private let detail: String?
  private let control: Control

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - detail: A text below the label; `nil` for none.
  ///   - control: The control. A text field takes the space that the label leaves. On a desktop, any other control is at the end of
  ///     the row.
  public init(_ label: String, detail: String? = nil, @ComponentBuilder control: () -> Control) {
    (self.label, self.detail, id) = (label, detail, nil)
    self.control = control()
  }

  /// Creates a row with an id, for rows in a `for` loop that change places. Any other row is identified by its place.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - detail: A text below the label; `nil` for none.
  ///   - id: The value that identifies the row.
  ///   - control: The control, as in a row without an id.
  public init(
    _ label: String, detail: String? = nil, id: some Hashable & Sendable,
    @ComponentBuilder control: () -> Control
  ) {
    (self.label, self.detail, self.id) = (label, detail, ItemID(id))
    self.control = control()
  }

  /// The width that the label needs, in characters.
  var labelWidth: Int { max(label.columnWidth, detail?.columnWidth ?? 0) }

  /// Appends the label, in the column of labels of the form, and the control.
  public func resolve(into tree: inout TreeBuilder) {
    let width = tree.inherited.labelWidth ?? labelWidth
    tree.useExtras().formLabel = FormLabel(id: id, width: labelWidth)
    let frame = FrameSize(width: .fill, horizontal: .end, vertical: .center, isLeadingOnGrid: true)
    HStack {
      VStack {
        Text(label)
        if let detail { Text(detail).style(.caption) }
      }
      .frame(width: .characters(width))
      AdjustedComponent(WrappedComponent(.frame(frame), control)) { [label] in $0.rowLabel = label }
    }
    .resolve(into: &tree)
  }
}

/// A row of a form with its place in the box.
private struct FormCell: PrimitiveComponent {
  let row: FormItem
  let labelWidth: Int
  let part: BoxPart

  func resolve(into tree: inout TreeBuilder) {
    tree.inherited.labelWidth = labelWidth
    row.resolve(&tree)
    tree.row.box = part
  }
}

/// The title or the footer of a form.
private struct FormText: PrimitiveComponent {
  let text: String
  let role: TextRole

  func resolve(into tree: inout TreeBuilder) {
    Text(text).style(role).padding(.top, role == .caption ? .tight : .loose).resolve(into: &tree)
    tree.row.box = .outside
  }
}

/// The properties of a row of a form that the form has to know.
struct FormLabel {
  /// The value that identifies the row; `nil` for its place.
  var id: ItemID?
  /// The width of the label, in characters; 0 if there is none.
  var width = 0
}

/// A row of a form, whose component is of any type.
public struct FormItem {
  /// The place of the row in the declaration.
  fileprivate var path: [Int] = []
  fileprivate let label: FormLabel
  fileprivate let resolve: (inout TreeBuilder) -> Void

  fileprivate init<C: Component>(_ component: C, _ label: FormLabel) {
    self.label = label
    resolve = { component.resolve(into: &$0) }
  }

  fileprivate var id: ItemID { label.id ?? ItemID(path) }
}

/// A result builder that lists the rows of a form, with `if`, `switch` and `for`.
@resultBuilder
public enum FormBuilder {
  /// Builds a row with a label.
  public static func buildExpression<Control: Component>(_ row: FormRow<Control>) -> [FormItem] {
    [FormItem(row, FormLabel(id: row.id, width: row.labelWidth))]
  }

  /// Builds a row from any component, such as a row with a label and with modifiers.
  public static func buildExpression<C: Component>(_ component: C) -> [FormItem] {
    var tree = TreeBuilder()
    component.resolve(into: &tree)
    return [FormItem(component, tree.extras?.formLabel ?? FormLabel())]
  }

  /// Concatenates the rows of several statements.
  public static func buildBlock(_ rows: [FormItem]...) -> [FormItem] { nested(rows) }

  /// Builds the rows of an `if` without `else`.
  public static func buildOptional(_ rows: [FormItem]?) -> [FormItem] { rows ?? [] }

  /// Builds the rows of the first branch.
  public static func buildEither(first rows: [FormItem]) -> [FormItem] { nested([rows, []]) }

  /// Builds the rows of the second branch.
  public static func buildEither(second rows: [FormItem]) -> [FormItem] { nested([[], rows]) }

  /// Builds the rows of a `for` loop.
  public static func buildArray(_ rows: [[FormItem]]) -> [FormItem] { nested(rows) }

  /// Returns the rows of several statements, each with the number of its statement before its place.
  private static func nested(_ statements: [[FormItem]]) -> [FormItem] {
    statements.enumerated().flatMap { position, rows in
      rows.map { row in
        var row = row
        row.path.insert(position, at: 0)
        return row
      }
    }
  }
}
