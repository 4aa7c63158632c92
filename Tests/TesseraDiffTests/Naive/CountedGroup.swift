import TesseraDiff

/// A section whose items count how often they are read.
struct CountedGroup: DifferenceSection {
  let id: Int
  var items: [CountedRow]
}
