import BenchmarkSupport

/// Who takes part in a row.
enum Program {
  case tessera
  /// A plain loop that does what cannot be left out.
  case floor
  /// Tessera with a thousand items.
  case small
}

/// A case, measured.
struct Row {
  let name: RowName
  /// Tessera's figure, in the unit of the part.
  var figure: Double?
  /// The floor's.
  var floor: Double?
  /// Tessera's to the floor's.
  var ratio: Double?
  /// Tessera's to its own with a thousand items.
  var ratioToSmall: Double?
  /// The blocks of memory that one operation asks for.
  var blocks: Double?
  /// What the arrangement takes.
  var heap: HeapUse?
  /// How many items a query finds.
  var found: Double?
  /// In which way it was done.
  var way: String?

  init(_ name: RowName) { self.name = name }

  /// A row of times; one call of Tessera does so many operations.
  init(_ name: RowName, _ measurement: Measurement<Program>, operations: Int = 1) {
    self.init(name)
    figure = measurement.time(of: .tessera).map { $0 / name.part.nanoseconds }
    floor = measurement.time(of: .floor).map { $0 / name.part.nanoseconds }
    ratio = measurement.ratio(of: .tessera, to: .floor)
    ratioToSmall = measurement.ratio(of: .tessera, to: .small)
    blocks = measurement.allocations[.tessera].map { Double($0) / Double(operations) }
  }

  /// What a query costs beyond writing down what it found.
  var figureWithoutOutput: Double? {
    guard let figure, let floor else { return nil }
    return max(0, figure - floor)
  }
}
