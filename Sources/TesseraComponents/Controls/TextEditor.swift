import TesseraKernel
import TesseraLayout

/// A field for several lines of text.
///
///     TextEditor("Notes", text: person.notes) { person.notes = $0 }
///
/// The editor grows with its text up to a number of lines, and then scrolls. Return inserts a line break, and the Tab key leaves
/// the editor. See ``TextField`` for all else.
public struct TextEditor: PrimitiveComponent {
  private let placeholder: String
  private let text: String
  private let lines: ClosedRange<Int>
  private let onEdit: (String) -> Void

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - placeholder: The text that is shown while the editor is empty. Assistive technologies read it as the label.
  ///   - text: The text.
  ///   - lines: The least and the largest number of lines that are visible at a time, at least 1.
  ///   - onEdit: The handler that is called with the new text after each edit. It should change the state that `text` comes
  ///     from.
  public init(
    _ placeholder: String, text: String, lines: ClosedRange<Int> = 3...8,
    onEdit: @escaping (_ text: String) -> Void
  ) {
    self.placeholder = placeholder
    self.text = text
    let least = min(max(1, lines.lowerBound), 1000)
    self.lines = least...max(least, min(lines.upperBound, 1000))
    self.onEdit = onEdit
  }

  /// Appends the editor, which fills the available width.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(
      .textEditor(text, placeholder: placeholder, lines: lines),
      traits: LayoutTraits(fillsWidth: true, shrink: 1), handler: .edit(onEdit, submit: nil))
  }
}
