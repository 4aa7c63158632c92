import TesseraDiff
import Testing

/// Two versions of a list, to be compared in a test.
struct ListCase: Shrinkable {
  var old: [Row]
  var new: [Row]

  var difference: LinearDifference { LinearDifference(from: old, to: new) }

  var size: Int { old.count + new.count }

  var smaller: [() -> ListCase] {
    let withoutOld = old.parts.map { part in { ListCase(old: old.without(part), new: new) } }
    let withoutNew = new.parts.map { part in { ListCase(old: old, new: new.without(part)) } }
    let hasContent = old.contains { $0.content > 0 } || new.contains { $0.content > 0 }
    let withoutContent = { ListCase(old: old.map { Row(id: $0.id) }, new: new.map { Row(id: $0.id) }) }
    return withoutOld + withoutNew + (hasContent ? [withoutContent] : [])
  }

  /// Compares the versions and records the smallest case that breaks a law, if this one does.
  ///
  /// - Returns: Whether all laws hold.
  @discardableResult
  func check(
    _ origin: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    check(origin(), at: location) { $0.difference.brokenLaw(from: $0.old, to: $0.new) }
  }

  /// Records the smallest case that breaks a given law, if this one does.
  @discardableResult
  func check(
    _ origin: @autoclosure () -> String = "", at location: SourceLocation = #_sourceLocation,
    _ brokenLaw: (ListCase) -> String?
  ) -> Bool {
    if brokenLaw(self) == nil { return true }
    let smallest = shrunk { brokenLaw($0) != nil }
    let law = brokenLaw(smallest) ?? ""
    Issue.record(
      "\(origin()) \(smallest.old) to \(smallest.new) gave \(smallest.difference): \(law)",
      sourceLocation: location)
    return false
  }
}
