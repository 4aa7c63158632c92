@_spi(Behaviors) import TesseraKernel

/// The indexes of sections by their keys, and by keys that were decoded from a file.
struct SectionIndexes {
  private var places: [SectionKey: Int] = [:]
  private var placesByDecodedKey: [SectionKey: Int] = [:]

  /// Finds the sections of a snapshot. O(*s*) for *s* sections.
  init(_ snapshot: Snapshot) {
    for (place, section) in snapshot.sections.enumerated().reversed() {
      places[section.key] = place
      placesByDecodedKey[section.key.decodedForm] = place
    }
  }

  subscript(key: SectionKey) -> Int? { places[key] ?? placesByDecodedKey[key] }
}

extension SectionKey {
  /// The key in the form in which it is decoded.
  var decodedForm: SectionKey {
    SectionKey(
      id.inText, occurrence: occurrence,
      ancestors: ancestors.map { Ancestor($0.id.inText, occurrence: $0.occurrence) })
  }
}

extension ItemID {
  /// The id in the form in which it is decoded: numbers and strings are themselves, other ids are their
  /// descriptions. In Embedded Swift, ids of other types have no descriptions, and are not decoded.
  var inText: ItemID {
    #if hasFeature(Embedded)
    self
    #else
    value(as: String.self) != nil || value(as: Int.self) != nil ? self : ItemID(description)
    #endif
  }

  /// Returns whether another id is the description of this one.
  func isDescribed(by other: ItemID) -> Bool { inText == other && self != other }
}
