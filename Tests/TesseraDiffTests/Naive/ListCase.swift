import TesseraDiff

/// Two versions of a list, to be compared in a test.
struct ListCase: DifferenceCase {
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

  var brokenLaw: String? { difference.brokenLaw(from: old, to: new) }
}
