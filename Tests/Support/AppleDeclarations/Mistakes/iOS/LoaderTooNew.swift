import TesseraLoading

struct Letter: Identifiable, Sendable {
  var id: Int
}

typealias Letters = ClosureSource<Letter, Int>

// Clocks came with iOS 16.
@MainActor func loader(of source: Letters) -> Loader<Letters> {
  Loader(source, clock: ContinuousClock())  // error: 'ContinuousClock' is only available in iOS 16
}

@available(iOS 16, *)
@MainActor func newerLoader(of source: Letters) -> Loader<Letters> { Loader(source, clock: ContinuousClock()) }

@MainActor func olderLoader(of source: Letters) -> Loader<Letters> { Loader(source, period: .seconds(5)) }
