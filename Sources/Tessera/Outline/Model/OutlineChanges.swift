/// Who wants to know that the rows of an outline have changed: nobody here. See `OutlineChanges+Observation.swift`.
class OutlineChanges {
  /// Notes that somebody has read the rows.
  func read() {}

  /// Tells that they have changed.
  func note() {}

  #if !canImport(Observation) || hasFeature(Embedded)
  /// Makes what tells nobody.
  static func make() -> OutlineChanges { OutlineChanges() }
  #endif
}
