#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel

/// Written with the ids as they are where they are numbers or texts; others are written as their descriptions, and found by
/// those: give them distinct ones that stay the same from run to run.
extension ScrollPosition: Codable {
  /// Reads a position.
  public init(from decoder: any Decoder) throws {
    let coded = try CodedPosition(from: decoder)
    self.init(coded.hold, across: coded.across ?? 0, strips: coded.stripsBySection)
  }

  /// Writes the position.
  public func encode(to encoder: any Encoder) throws { try CodedPosition(self).encode(to: encoder) }
}

/// A scroll position as it is written.
private struct CodedPosition: Codable {
  /// `start`, `end`, `offset`, `section`, or the part of a section that is held.
  var at: String
  /// The section and those around it, the outermost first.
  var section: [CodedID]?
  var item: CodedID?
  var distance: Double?
  var across: Double?
  var strips: [CodedStrip]?

  struct CodedStrip: Codable {
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
      // A placeholder is all there is of its section; what is held is never a decoration: the section it belongs to is near enough.
      case .placeholder, .decoration, .itemDecoration: at = "section"
      }
      section = key.coded
      self.distance = distance
    }
    let coded = position.strips.map { key, strip in
      CodedStrip(
        section: key.coded, item: CodedID(strip.id, strip.occurrence), distance: strip.distance)
    }
    strips = coded.isEmpty ? nil : coded
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

  var stripsBySection: [SectionKey: ScrollPosition.Strip] {
    var strips: [SectionKey: ScrollPosition.Strip] = [:]
    for strip in self.strips ?? [] {
      guard let key = SectionKey(coded: strip.section) else { continue }
      strips[key] = ScrollPosition.Strip(
        id: strip.item.itemID, occurrence: strip.item.occurrence ?? 0, distance: strip.distance)
    }
    return strips
  }
}

/// An id as it is written.
private struct CodedID: Codable {
  var number: Int?
  var text: String?
  /// Left out for the first.
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

  /// Reads a key; nil where there is no id at all.
  fileprivate init?(coded: [CodedID]) {
    guard let own = coded.last else { return nil }
    self.init(
      own.itemID, occurrence: own.occurrence ?? 0,
      ancestors: coded.dropLast().map { Ancestor($0.itemID, occurrence: $0.occurrence ?? 0) })
  }
}
#endif
