@_spi(Behaviors) import TesseraKernel
import Tessera
import TesseraLayout

// The text field with the keyboard focus, for hosts that draw it.

extension Engine {
  /// The frame of the caret in the text field with the keyboard focus, in the coordinates of ``viewport``; `nil` if there is none, or
  /// the field is a widget of the host.
  public var caretFrame: Rect? {
    guard let key = focusedKey, let cell = cell(of: key), let focus = cell.controlFocus as? TextFieldFocus,
      let target = ControlTarget(cell)
    else { return nil }
    target.layOut(self)
    let frame = cell.presentation.frame
    return target.tree.caretFrame(of: focus, in: frame.size)?.offset(by: frame.origin)
  }

  /// A Boolean value that indicates whether the keys go to a text field in a cell.
  ///
  /// A host, or an app with keys of its own, offers keys to ``press(_:modifiers:at:)`` first while a field is edited.
  public var isEditingText: Bool { behavior(ControlBehavior.self)?.isEditing(self) ?? false }

  /// Inserts pasted text into the text field with the keyboard focus.
  ///
  /// - Returns: `true` if a field has the focus.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    behavior(ControlBehavior.self)?.paste(text, self) ?? false
  }
}
