/// A notifier of changes of an outline's rows, without observers; see `OutlineChanges+Observation.swift`.
class OutlineChanges {
  /// Records that an observer has read the rows.
  func read() {}

  func recordChange() {}

  #if !canImport(Observation) || hasFeature(Embedded)
  static func make() -> OutlineChanges { OutlineChanges() }
  #endif
}
