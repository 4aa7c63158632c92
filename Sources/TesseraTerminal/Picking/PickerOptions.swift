import Tessera

/// The appearance and the keys of a picker.
package struct PickerOptions {
  /// The text in front of what the user types.
  package var prompt = "> "
  /// The lines above the list.
  package var header: [String] = []
  /// The text that the user finds typed already.
  package var query = ""
  /// Whether the user can choose several lines.
  package var isMultiple = false
  /// The part of the terminal; a list in a region of some rows leaves space for others.
  package var region = TerminalRegion.inline(rows: 12)
  /// The keys and their actions.
  package var actions: [KeyStroke: [PickerAction]] = PickerAction.standard
  /// Returns the lines of the preview of a line; `nil` for no preview.
  package var preview: (@Sendable (Int) async -> [String])?
  /// Returns the text that remains on the terminal after a choice; `nil` for none.
  package var summary: ([Int]) -> String? = { _ in nil }
  /// The number of the focused line at the start.
  package var initialNumber = 0

  package init() {}
}

/// An action of a picker that a key can have.
package enum PickerAction: String, Hashable, Sendable, CaseIterable {
  case accept, abort, up, down, first, last, toggle
  case pageUp = "page-up"
  case pageDown = "page-down"
  case selectAll = "select-all"
  case deselectAll = "deselect-all"
  case toggleAll = "toggle-all"
  case clearQuery = "clear-query"
  case togglePreview = "toggle-preview"
  case previewUp = "preview-up"
  case previewDown = "preview-down"

  /// Whether the action depends on the matches.
  var concernsLines: Bool {
    switch self {
    case .abort, .clearQuery, .togglePreview, .previewUp, .previewDown: false
    default: true
    }
  }

  /// The keys of fzf.
  package static let standard: [KeyStroke: [PickerAction]] = [
    KeyStroke(.enter): [.accept], .escape: [.abort], .control("c"): [.abort], .control("g"): [.abort],
    .control("q"): [.abort], KeyStroke(.up): [.up], .control("p"): [.up], .control("k"): [.up],
    KeyStroke(.down): [.down], .control("n"): [.down], .control("j"): [.down],
    KeyStroke(.pageUp): [.pageUp], KeyStroke(.pageDown): [.pageDown], KeyStroke(.tab): [.toggle, .down],
    KeyStroke(.backTab): [.toggle, .up],
  ]
}

/// The end of a picker.
package struct PickerResult: Hashable, Sendable {
  /// The numbers of the chosen lines, in the order of the choices; `nil` if the user chose none and left.
  package var numbers: [Int]?
  /// The text that the user has typed.
  package var query: String
}
