@_spi(Behaviors) import TesseraKernel

/// Which section is where, by keys and by keys that were read from a file.
struct SectionPlaces {
  private var places: [SectionKey: Int] = [:]
  private var placesInTexts: [SectionKey: Int] = [:]

  /// - Complexity: O(*s*) for *s* sections.
  init(_ snapshot: Snapshot) {
    for (place, section) in snapshot.sections.enumerated().reversed() {
      places[section.key] = place
      placesInTexts[section.key.inTexts] = place
    }
  }

  subscript(key: SectionKey) -> Int? { places[key] ?? placesInTexts[key] }
}

extension SectionKey {
  /// The key as it is read from a file.
  var inTexts: SectionKey {
    SectionKey(
      id.inText, occurrence: occurrence,
      ancestors: ancestors.map { Ancestor($0.id.inText, occurrence: $0.occurrence) })
  }
}

extension ItemID {
  /// The id as it is read from a file: numbers and texts are themselves, others their descriptions. In Embedded Swift ids
  /// of other types do not describe themselves, and are not read from files.
  var inText: ItemID {
    #if hasFeature(Embedded)
    self
    #else
    value(as: String.self) != nil || value(as: Int.self) != nil ? self : ItemID(description)
    #endif
  }

  /// Whether the other id is a text that describes this one, which is no text.
  func isDescribed(by other: ItemID) -> Bool { inText == other && self != other }
}
