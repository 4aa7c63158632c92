#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// A filter that reduces any content to the items whose texts match what the user types.
///
///     let filter = ContentFilter<Terminal> { collection.show($0) }
///     filter.content = content    // whenever the data changes
///     filter.text = "cfg js"      // after each letter
///
/// A text matches as a ``FuzzyPattern``. The text of an item is the one that ``ForEach/typeAheadText(_:)`` returns, else
/// its accessibility label, else all texts that its cell draws. Items keep their ids and their order, and sections without
/// a match disappear with their headers and footers.
///
/// The texts are collected on the main actor in small portions, once for each content, and searched on other threads.
/// A further letter interrupts the search, and examines only the matches found so far. New content does not: the result
/// is shown, and then the newest content is searched.
@MainActor
public final class ContentFilter<H: CollectionHost> {
  /// The whole content.
  public var content = Content<H>() { didSet { contentChanged() } }
  /// The text that items have to match; if it is empty, the whole content is shown.
  public var text = "" { didSet { if text != oldValue { textChanged() } } }
  /// The number of matching items; `nil` while there is no filter, and before the first result.
  public private(set) var matchCount: Int?
  /// A Boolean value that indicates whether a search is in progress.
  public var isSearching: Bool { task != nil }
  /// A handler that receives the content to show.
  public var onChange: (Content<H>) -> Void
  /// The size in which cells without a label draw their texts, in points.
  public var cellSize = Size(width: 4096, height: 256)

  private var task: Task<Void, Never>?
  /// The texts of all items; `nil` if they have not been collected.
  private var texts: TextBlocks?
  /// The last result.
  private var result: TextSearch?
  /// Whether the content has changed since the running search began.
  private var isOutdated = false

  /// Creates a filter of empty content.
  ///
  /// - Parameter onChange: A handler that receives the content to show.
  public init(onChange: @escaping (Content<H>) -> Void) { self.onChange = onChange }

  deinit { task?.cancel() }

  private func contentChanged() {
    isOutdated = true
    // Content may come faster than it can be searched.
    if task == nil { textChanged() }
  }

  private func textChanged() {
    task?.cancel()
    task = nil
    forgetOutdated()
    guard !FuzzyPattern(text).isEmpty else {
      (matchCount, result) = (nil, nil)
      return onChange(content)
    }
    search()
  }

  /// Forgets the texts and the result of former content.
  private func forgetOutdated() {
    if isOutdated { (texts, result, isOutdated) = (nil, nil, false) }
  }

  /// Begins a search, which does not keep the filter alive.
  private func search() {
    let (text, content, previous) = (text, content.declared, result)
    task = Task { [weak self, texts, cellSize] in
      var texts = texts
      if texts == nil { texts = await content.searchTexts(size: cellSize) }
      guard let texts, !Task.isCancelled else { return }
      self?.texts = texts
      let work = Task.detached(priority: .userInitiated) {
        await TextSearch(text, in: texts, after: previous)
      }
      let found = await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        work.cancel()
      }
      if let found, !Task.isCancelled { self?.show(found, in: content) }
    }
  }

  private func show(_ found: TextSearch, in searched: DeclaredContent) {
    (result, matchCount, task) = (found, found.ranked.count, nil)
    if isOutdated {
      forgetOutdated()
      search()
    }
    var rest = found.members.places[...]
    onChange(Content(searched.filtered(to: &rest)))
  }
}

extension DeclaredContent {
  /// Collects the texts of all items, and lets others use the main actor from time to time. Returns `nil` if the task is
  /// cancelled.
  ///
  /// - Parameter size: The size in which cells without a label draw their texts, in points.
  @MainActor
  fileprivate func searchTexts(size: Size) async -> TextBlocks? {
    // The number of texts that are collected at once.
    let portion = 2_000
    var collected = FilteredTexts()
    for run in allRuns {
      for index in 0..<run.count {
        collected.append(run.searchText(at: index, size: size))
        guard collected.count.isMultiple(of: portion) else { continue }
        await Task.yield()
        if Task.isCancelled { return nil }
      }
    }
    return collected.complete()
  }
}
#endif
