#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel

/// Ids that are numbers or strings are encoded as they are. Other ids are encoded as their descriptions, and
/// found by those: these must be distinct and stay the same from launch to launch.
extension ScrollPosition: Codable {
  /// Creates a position by decoding it.
  public init(from decoder: any Decoder) throws {
    let coded = try CodedPosition(from: decoder)
    self.init(coded.hold, across: coded.across ?? 0, scrollers: coded.scrollersBySection)
  }

  /// Encodes the position.
  public func encode(to encoder: any Encoder) throws { try CodedPosition(self).encode(to: encoder) }
}

/// The encoded form of a scroll position.
private struct CodedPosition: Codable {
  /// `start`, `end`, `offset`, `section`, or the kind of the held element.
  var at: String
  /// The section and its ancestors, the outermost first.
  var section: [CodedID]?
  var item: CodedID?
  var distance: Double?
  var across: Double?
  var scrollers: [CodedScroller]?

  struct CodedScroller: Codable {
    var section: [CodedID]
    var item: CodedID
    var distance: Double
  }

  init(_ position: ScrollPosition) {
    switch position.hold {
    case .start: at = "start"
    case .end: at = "end"
    case .offset(let offset):
      at = "offset"
      distance = offset
    case .section(let key, let distance):
      at = "section"
      section = key.coded
      self.distance = distance
    case .element(let element, let key, let distance):
      switch element {
      case .header: at = "header"
      case .footer: at = "footer"
      case .item(let id, let occurrence):
        at = "item"
        item = CodedID(id, occurrence)
      // A placeholder is alone in its section, and a decoration is never held: the section is near enough.
      case .placeholder, .decoration, .itemDecoration: at = "section"
      }
      section = key.coded
      self.distance = distance
    }
    let coded = position.scrollers.map { key, scroller in
      CodedScroller(
        section: key.coded, item: CodedID(scroller.id, scroller.occurrence), distance: scroller.distance)
    }
    scrollers = coded.isEmpty ? nil : coded
    across = position.across == 0 ? nil : position.across
  }

  var hold: ScrollPosition.Hold {
    let distance = distance ?? 0
    let key = section.flatMap { SectionKey(coded: $0) }
    switch (at, key) {
    case ("end", _): return .end
    case ("offset", _): return .offset(distance)
    case ("section", let key?): return .section(key, distance: distance)
    case ("header", let key?): return .element(.header, section: key, distance: distance)
    case ("footer", let key?): return .element(.footer, section: key, distance: distance)
    case ("item", let key?):
      guard let item else { return .start }
      return .element(
        .item(item.itemID, occurrence: item.occurrence ?? 0), section: key, distance: distance)
    default: return .start
    }
  }

  var scrollersBySection: [SectionKey: ScrollPosition.Scroller] {
    var scrollers: [SectionKey: ScrollPosition.Scroller] = [:]
    for scroller in self.scrollers ?? [] {
      guard let key = SectionKey(coded: scroller.section) else { continue }
      scrollers[key] = ScrollPosition.Scroller(
        id: scroller.item.itemID, occurrence: scroller.item.occurrence ?? 0, distance: scroller.distance)
    }
    return scrollers
  }
}

/// The encoded form of an id.
private struct CodedID: Codable {
  var number: Int?
  var text: String?
  /// `nil` for the first item with the id.
  var occurrence: Int?

  init(_ id: ItemID, _ occurrence: Int) {
    number = id.value(as: Int.self)
    text = number == nil ? id.description : nil
    self.occurrence = occurrence == 0 ? nil : occurrence
  }

  var itemID: ItemID { number.map { ItemID($0) } ?? ItemID(text ?? "") }
}

extension SectionKey {
  fileprivate var coded: [CodedID] { path.map { CodedID($0.id, $0.occurrence) } }

  /// Creates a key from decoded ids; `nil` if there are none.
  fileprivate init?(coded: [CodedID]) {
    guard let own = coded.last else { return nil }
    self.init(
      own.itemID, occurrence: own.occurrence ?? 0,
      ancestors: coded.dropLast().map { Ancestor($0.itemID, occurrence: $0.occurrence ?? 0) })
  }
}
#endif
