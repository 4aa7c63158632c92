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
  /// The item where the search began, to which it returns.
  private var origin: FoundItem?
  /// The last match, or else the item where the search began.
  private var place: FoundItem?
  private var progress: Progress?

  /// The progress of a search.
  private struct Progress {
    /// The next item to compare.
    var next: FoundItem
    /// The number of items left.
    var remaining: Int
    /// The number of items in the content.
    var count: Int
    var step: Int

    /// Adds the items that have come since the last portion, which follow those before the next item that are gone.
    mutating func update(next place: FoundPlace, count: Int) {
      remaining += max(0, count - self.count + (step > 0 ? next.itemsLost(at: place) : 0))
      self.count = count
    }
  }

  /// Creates a finder.
  public init() {}

  /// A Boolean value that indicates whether the search continues with ``resume(in:)``.
  public var isSearching: Bool { progress != nil }

  /// Records the focused or the first visible item as the place where the search begins.
  public func begin(in engine: Engine) {
    origin = engine.startOfSearch.map(engine.foundItem)
    place = origin
  }

  /// Searches for a text from the place where the search began, which may match itself.
  ///
  /// Without text, the content returns to that place.
  public func search(_ text: String, in engine: Engine) {
    self.text = text
    pattern = FoldedText(text)
    if origin == nil { begin(in: engine) }
    guard !pattern.isEmpty, let origin, let start = engine.presentPlace(of: origin) else {
      return cancelSearch(in: engine)
    }
    self.start(from: start, step: 1, in: engine)
  }

  /// Goes on to the next match, after the focused item or the last match; after the last one, to the first one.
  public func next(in engine: Engine) { goOn(by: 1, in: engine) }

  /// Goes back to the previous match; from the first one, to the last one.
  public func previous(in engine: Engine) { goOn(by: -1, in: engine) }

  /// Continues the search.
  public func resume(in engine: Engine) {
    guard var progress else { return }
    guard var next = engine.presentPlace(of: progress.next) else { return fail() }
    progress.update(next: next, count: engine.count)
    for _ in 0..<max(1, budget) where progress.remaining > 0 {
      progress.remaining -= 1
      let current = next
      next = engine.place(beside: current, by: progress.step)
      guard pattern.isContained(in: engine.searchText(at: current)) else { continue }
      self.progress = nil
      place = engine.foundItem(at: current)
      match = engine.reveal(current)
      return
    }
    if progress.remaining == 0 { return fail() }
    progress.next = engine.foundItem(at: next)
    self.progress = progress
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
    if let origin, let place = engine.presentPlace(of: origin) { _ = engine.reveal(place) }
  }

  private func goOn(by step: Int, in engine: Engine) {
    guard !pattern.isEmpty,
      let start = engine.focusedPlace ?? place.flatMap(engine.presentPlace) ?? engine.startOfSearch
    else { return }
    self.start(from: engine.place(beside: start, by: step), step: step, in: engine)
  }

  private func start(from place: FoundPlace, step: Int, in engine: Engine) {
    hasFailed = false
    progress = Progress(
      next: engine.foundItem(at: place), remaining: engine.count, count: engine.count, step: step)
    resume(in: engine)
  }

  private func fail() { (progress, match, hasFailed) = (nil, nil, true) }
}
