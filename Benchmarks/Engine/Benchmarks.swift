import Benchmark

/// Every benchmark of the engine.
let benchmarks: @Sendable () -> Void = {
  for count in [10_000, 1_000_000, 10_000_000] {
    registerDeclaring(count)
    registerScrolling(count)
    registerChanging(count)
  }
  for count in [3_000, 100_000, 1_000_000] { registerConversation(count) }
  registerTiles(100_000)
  registerHost()
  registerComponents()
  for count in [10_000, 1_000_000] {
    registerMeasured(count)
    registerFocusing(count)
    registerExpanding(count)
    registerComponentScreens(count)
  }
}
