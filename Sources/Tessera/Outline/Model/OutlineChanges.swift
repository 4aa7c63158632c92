/// Notifies observers of changes of the rows of an outline. This base class has no observers; see
/// `OutlineChanges+Observation.swift`.
class OutlineChanges {
  /// Records that an observer has read the rows.
  func read() {}

  /// Reports that the rows have changed.
  func recordChange() {}

  #if !canImport(Observation) || hasFeature(Embedded)
  /// Returns an object without observers.
  static func make() -> OutlineChanges { OutlineChanges() }
  #endif
}
