extension WebFeature {
  /// Lets Control-F or Command-F search the whole collection, and not only its visible part.
  ///
  /// A bar asks for the text. Return and Shift-Return go to the next and to the previous match, and visible matches are
  /// highlighted. A second Control-F opens the search of the browser instead. See `TextFinder` for what matches.
  public static var find: WebFeature { FindFeature() }
}

/// The search of a page: the finder, and what the bar of the page shows.
private final class FindFeature: WebFeature {
  private let finder = TextFinder()
  private var published: (hasFailed: Bool, match: UInt32) = (false, .max)

  init() { super.init(script: "find") }

  override func handle(_ event: FeatureEvent, of collection: WebCollection) -> Bool {
    let engine = collection.engine
    switch event.code {
    case 0: finder.begin(in: engine)
    case 1: finder.search(event.texts.first, in: engine)
    case 2: finder.next(in: engine)
    case 3: finder.previous(in: engine)
    default: finder.end()
    }
    return true
  }

  override func publish(to writer: FrameWriter, _ collection: WebCollection) -> Bool {
    let wasSearching = finder.isSearching
    if wasSearching { finder.resume(in: collection.engine) }
    let match = finder.match.flatMap { collection.engine.cell(of: $0)?.id.pageNumber } ?? .max
    if published != (finder.hasFailed, match) {
      published = (finder.hasFailed, match)
      send(to: writer) {
        writer.write(UInt8(finder.hasFailed ? 1 : 0))
        writer.write(match)
      }
    }
    return wasSearching
  }
}
