import Tessera

/// The searches of a collection: one that goes from match to match, and one that shows only the matches.
struct TerminalSearch {
  let finder = TextFinder()
  /// The filter; `nil` until the first text.
  var filter: ContentFilter<Terminal>?
  var content = Content<Terminal>()
}

extension TerminalCollection {
  // MARK: Finding

  /// Goes to the first item that contains a text, from the focused or first visible item on, and highlights
  /// all matches; see ``TextFinder``.
  ///
  /// Call it again for each letter that the user types: the search begins at the same item.
  public func find(_ text: String) {
    search.finder.search(text, in: engine)
    onWake?()
  }

  /// Records the place where the next search begins, and to which ``cancelFind()`` returns.
  public func beginFind() {
    search.finder.end()
    search.finder.begin(in: engine)
  }

  /// Goes to the next match.
  ///
  /// - Returns: `false` if no text is searched.
  @discardableResult
  public func findNext() -> Bool { findAgain { $0.next(in: $1) } }

  /// Goes to the previous match.
  ///
  /// - Returns: `false` if no text is searched.
  @discardableResult
  public func findPrevious() -> Bool { findAgain { $0.previous(in: $1) } }

  private func findAgain(_ step: (TextFinder, Engine) -> Void) -> Bool {
    guard !search.finder.text.isEmpty else { return false }
    step(search.finder, engine)
    onWake?()
    return true
  }

  /// Ends the search where it is, and removes the highlights.
  public func endFind() { search.finder.end() }

  /// Ends the search, and returns to the place where it began.
  public func cancelFind() { search.finder.cancel(in: engine) }

  /// The searched text; empty if there is none.
  public var findText: String { search.finder.text }

  /// A Boolean value that indicates whether no item contains the searched text.
  public var findFailed: Bool { search.finder.hasFailed }

  // MARK: Filtering

  /// The text that items have to match to be shown; empty to show all items. See ``ContentFilter``.
  ///
  /// Matches are highlighted. New content is filtered as well.
  public var filter: String {
    get { search.filter?.text ?? "" }
    set {
      if search.filter == nil, !newValue.isEmpty { search.filter = newFilter() }
      search.filter?.text = newValue
    }
  }

  /// The number of items that match the filter; `nil` while there is none, and before the first result.
  public var filterMatchCount: Int? { search.filter?.matchCount }

  private func newFilter() -> ContentFilter<Terminal> {
    let filter = ContentFilter<Terminal> { [weak self] content in
      self?.showFiltered(content)
      self?.onWake?()
    }
    filter.content = search.content
    return filter
  }

  /// Ends the filter, or else the search. Returns `false` if there was neither.
  func endSearch() -> Bool {
    if !filter.isEmpty {
      filter = ""
    } else if !findText.isEmpty {
      endFind()
    } else {
      return false
    }
    onWake?()
    return true
  }

  /// The filter and the number of its matches; empty if there is none.
  var filterSummary: String {
    guard !filter.isEmpty, let count = filterMatchCount else { return "" }
    return "\(count) of \(search.content.count)"
  }

  /// The search that is in effect; empty if there is none.
  var searchSummary: String {
    if !filter.isEmpty { return "&\(filter)  \(filterSummary)" }
    if findText.isEmpty { return "" }
    return findFailed ? "not found: \(findText)" : "/\(findText)"
  }

  // MARK: Highlights

  /// Highlights the matches in the rows of items on the screen.
  func highlightMatches(on surface: inout Surface, rows: Set<Int>) {
    let found = FoldedText(findText)
    let pattern = FuzzyPattern(filter)
    guard !findText.isEmpty || !pattern.isEmpty else { return }
    for row in rows {
      surface.highlight(row: row, columns: contentArea.columns) { text in
        findText.isEmpty ? pattern.match(in: text)?.bytes ?? [] : found.ranges(in: text)
      }
    }
  }
}
