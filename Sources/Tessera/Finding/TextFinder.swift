@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A search for items by their texts, as in a pager: from one match to the next one, around the content.
///
///     finder.begin(in: engine)
///     finder.search("err", in: engine)   // after each letter that the user types
///     finder.next(in: engine)            // n
///     finder.cancel(in: engine)          // Escape: back to where the search began
///
/// An item matches if its text contains the searched one; case and the diacritics of Latin letters do not count. The
/// text of an item is the one that ``ForEach/typeAheadText(_:)`` returns, else its accessibility label, else all texts
/// that its cell draws. The focus moves to a match, or the content scrolls to it if it cannot have the focus.
///
/// A finder compares ``budget`` items at once. While ``isSearching`` is `true`, call ``resume(in:)`` in each frame.
public final class TextFinder {
  /// The searched text; empty if there is none.
  public private(set) var text = ""
  /// The key of the match that was found last; `nil` if there is none.
  public private(set) var match: ItemKey?
  /// A Boolean value that indicates whether no item matches.
  public private(set) var hasFailed = false
  /// The maximum number of items that are compared at once; at least one is.
  public var budget = 2_000

  private var pattern = FoldedText()
  /// The place where the search began, to which it returns.
  private var origin: FoundPlace?
  /// The place of the last match.
  private var place: FoundPlace?
  private var progress: Progress?

  /// The progress of a search.
  private struct Progress {
    /// The next item to compare.
    var next: FoundPlace
    /// The number of items left.
    var remaining: Int
    /// The number of items in the content.
    var count: Int
    var step: Int
  }

  /// Creates a finder.
  public init() {}

  /// A Boolean value that indicates whether the search continues with ``resume(in:)``.
  public var isSearching: Bool { progress != nil }

  /// Records the focused or the first visible item as the place where the search begins.
  public func begin(in engine: Engine) {
    origin = engine.startOfSearch
    place = origin
  }

  /// Searches for a text from the place where the search began, which may match itself.
  ///
  /// Without text, the content returns to that place.
  public func search(_ text: String, in engine: Engine) {
    self.text = text
    pattern = FoldedText(text)
    if origin == nil { begin(in: engine) }
    guard !pattern.isEmpty, let origin else { return cancelSearch(in: engine) }
    start(from: origin, step: 1, in: engine)
  }

  /// Goes on to the next match, after the focused item or the last match; after the last one, to the first one.
  public func next(in engine: Engine) { goOn(by: 1, in: engine) }

  /// Goes back to the previous match; from the first one, to the last one.
  public func previous(in engine: Engine) { goOn(by: -1, in: engine) }

  /// Continues the search.
  public func resume(in engine: Engine) {
    if let known = progress?.count, engine.count != known {
      // Items that have come in the meantime are compared as well.
      progress?.remaining += max(0, engine.count - known)
      progress?.count = engine.count
    }
    for _ in 0..<max(1, budget) {
      guard let current = progress else { return }
      guard current.remaining > 0, let next = engine.valid(current.next) else { return fail() }
      progress?.remaining -= 1
      progress?.next = engine.place(beside: next, by: current.step)
      guard pattern.isContained(in: engine.searchText(at: next)) else { continue }
      progress = nil
      place = next
      match = engine.reveal(next)
      return
    }
    if progress?.remaining == 0 { fail() }
  }

  /// Ends the search, and returns to the place where it began.
  public func cancel(in engine: Engine) {
    cancelSearch(in: engine)
    end()
  }

  /// Ends the search at the last match.
  public func end() {
    (text, pattern, match, hasFailed, progress) = ("", FoldedText(), nil, false, nil)
    (origin, place) = (nil, nil)
  }

  private func cancelSearch(in engine: Engine) {
    (match, hasFailed, progress) = (nil, false, nil)
    if let origin, let valid = engine.valid(origin) { _ = engine.reveal(valid) }
  }

  private func goOn(by step: Int, in engine: Engine) {
    guard !pattern.isEmpty, let start = engine.focusedPlace ?? place ?? engine.startOfSearch,
      let valid = engine.valid(start)
    else { return }
    self.start(from: engine.place(beside: valid, by: step), step: step, in: engine)
  }

  private func start(from place: FoundPlace, step: Int, in engine: Engine) {
    hasFailed = false
    progress = Progress(next: place, remaining: engine.count, count: engine.count, step: step)
    resume(in: engine)
  }

  private func fail() { (progress, match, hasFailed) = (nil, nil, true) }
}
