import TesseraDiff

/// A section whose items count how often they are looked at.
struct CountedGroup: DifferenceSection {
  let id: Int
  var items: [CountedRow]
}
