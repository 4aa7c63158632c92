extension WebFeature {
  /// Lets Control-F or Command-F search the whole collection, and not only its visible part.
  ///
  /// A bar asks for the text. Return and Shift-Return go to the next and to the previous match, and visible matches are
  /// highlighted. A second Control-F opens the search of the browser instead. See `TextFinder` for what matches.
  ///
  /// If several collections of a page have this function, the keys search the one with the focus, else the one that
  /// takes the largest part of the window.
  public static var find: WebFeature { FindFeature(nil) }

  /// Lets Control-F or Command-F search the whole collection, as ``find`` does, with a bar in another language.
  public static func find(_ texts: FindTexts) -> WebFeature { FindFeature(texts) }
}

/// The texts of the bar that searches a collection.
public struct FindTexts: Sendable {
  /// The name of the field for the searched text.
  public var field: String
  /// The title of the button that goes to the previous match.
  public var previous: String
  /// The title of the button that goes to the next match.
  public var next: String
  /// The title of the button that closes the bar.
  public var close: String
  /// The text that is shown if nothing matches.
  public var notFound: String

  /// Creates texts, in English if they are omitted.
  public init(
    field: String = "Find", previous: String = "Previous match", next: String = "Next match",
    close: String = "Close", notFound: String = "Not found"
  ) {
    (self.field, self.previous, self.next) = (field, previous, next)
    (self.close, self.notFound) = (close, notFound)
  }
}

/// The search of a page: the finder, and what the bar of the page shows.
private final class FindFeature: WebFeature {
  private let finder = TextFinder()
  private var published: (hasFailed: Bool, match: UInt32) = (false, .max)

  /// The texts that are not published yet; `nil` if there are none.
  private var texts: FindTexts?

  init(_ texts: FindTexts?) {
    self.texts = texts
    super.init(script: "find")
  }

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
    if let texts {
      send(to: writer) {
        writer.write(UInt8(2))
        for text in [texts.field, texts.previous, texts.next, texts.close, texts.notFound] {
          writer.write(text)
        }
      }
      self.texts = nil
    }
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
