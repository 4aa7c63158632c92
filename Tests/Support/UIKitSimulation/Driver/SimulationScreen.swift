/// The user's settings and the resulting traits.
@MainActor enum SimulationScreen {
  static var traits = Traits()

  static var idiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

  static func reset() { traits = Traits() }
}
