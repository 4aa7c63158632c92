/// Something that Tessera's difference has to reach.
struct Threshold: Sendable {
  var title: String
  /// The most that is allowed, by kind of id.
  var limit: @Sendable (IDKind) -> Double
  /// With which ids, and at which size, the aim has to be met; elsewhere the figure is information.
  var places: [IDKind: Int]
  /// The figure, if what it needs was measured.
  var figure: @Sendable (Results, IDKind, Int) -> Double?

  static let all: [Threshold] =
    [
      ratio(.readmeMix, 10, string: 8), ratio(.scatter, 5), ratio(.fewEdits, 20), ratio(.moveFirstToLast, 20),
      ratio(.append, 30), ratio(.identical, 30), ratio(.updates, 30), ratio(.shuffle, 4),
      shuffleToListKit(5_000), shuffleToListKit(100_000), constantTime, allocations, linearPlanning, planning,
    ] + [.oneItem, .oneItemCopied, .acrossSections].map { ratio($0, 40) }

  /// A linear case takes at most one part in so many of Heckel's time.
  private static func ratio(_ linearCase: LinearCase, _ part: Double, string: Double? = nil) -> Threshold {
    let places = string == nil ? [IDKind.uuid: 5_000] : [.uuid: 5_000, .string: 5_000]
    return Threshold(
      title: linearCase.rawValue, limit: { 1 / ($0 == .string ? string ?? part : part) }, places: places
    ) { results, ids, count in
      results[linearCase, ids, count]?.measurement.ratio(of: .tessera, to: .heckel)
    }
  }

  /// The full shuffle takes at most two thirds of ListKit's time.
  private static func shuffleToListKit(_ count: Int) -> Threshold {
    Threshold(title: "full shuffle to ListKit", limit: { _ in 1 / 1.5 }, places: [.uuid: count]) {
      results, ids, count in
      results[.shuffle, ids, count]?.measurement.ratio(of: .tessera, to: .listKit)
    }
  }

  /// A sectioned case takes at most one part in so many of Heckel's time.
  private static func ratio(_ sectionedCase: SectionedCase, _ part: Double) -> Threshold {
    Threshold(
      title: "sections: " + sectionedCase.rawValue, limit: { _ in 1 / part },
      places: [.uuid: SectionedCase.totalCount]
    ) { results, ids, count in
      results[sectionedCase, ids, count]?.measurement.ratio(of: .tessera, to: .heckel)
    }
  }

  /// The same storage takes hardly longer at 100 k than at 1 k.
  private static let constantTime = Threshold(
    title: "same storage, to 1 k", limit: { _ in 3 }, places: [.uuid: 100_000]
  ) { results, ids, count in
    guard count > 1_000, let large = results[.sameStorage, ids, count]?.measurement.time(of: .tessera),
      let small = results[.sameStorage, ids, 1_000]?.measurement.time(of: .tessera)
    else { return nil }
    return large / small
  }

  /// No linear case asks for memory more often; known only when all of them were measured.
  private static let allocations = Threshold(
    title: "most allocations, linear", limit: { _ in 8 }, places: [.uuid: 5_000]
  ) { results, ids, count in
    let counts = LinearCase.allCases.compactMap { results[$0, ids, count]?.measurement.allocations[.tessera] }
    return counts.count == LinearCase.allCases.count ? counts.max().map(Double.init) : nil
  }
}

extension Threshold {
  /// A plan takes little time beyond its difference, in nanoseconds per item; known only when all sectioned cases were
  /// measured.
  fileprivate static let planning = Threshold(
    title: "sections: plan less difference", limit: { _ in 10 }, places: [.uuid: SectionedCase.totalCount]
  ) { results, ids, count in
    longestPlan(SectionedCase.allCases.map { results[$0, ids, count] })
  }

  /// The same for all linear cases.
  fileprivate static let linearPlanning = Threshold(
    title: "plan less difference, ns", limit: { _ in 10 }, places: [.uuid: 100_000]
  ) { results, ids, count in
    longestPlan(LinearCase.allCases.map { results[$0, ids, count] })
  }

  /// Returns the most nanoseconds per item that a plan takes beyond its difference; nil if a row was not measured.
  private static func longestPlan(_ rows: [Row?]) -> Double? {
    let times = rows.compactMap { row in
      row.flatMap { row in
        row.measurement.excess(of: .planned, over: .tessera).map { $0 / Double(row.name.count) }
      }
    }
    return times.count == rows.count ? times.max() : nil
  }
}

/// All rows, by name.
struct Results {
  private(set) var rows: [RowName: Row] = [:]

  mutating func add(_ row: Row) { rows[row.name] = row }

  subscript(linearCase: LinearCase, ids: IDKind, count: Int) -> Row? {
    rows[RowName(shape: .linear, ids: ids, count: count, title: linearCase.rawValue)]
  }

  subscript(sectionedCase: SectionedCase, ids: IDKind, count: Int) -> Row? {
    rows[RowName(shape: .sectioned, ids: ids, count: count, title: sectionedCase.rawValue)]
  }
}
