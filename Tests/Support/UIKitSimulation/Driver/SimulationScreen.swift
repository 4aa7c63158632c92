/// What the user has set, and the traits that follow from it.
@MainActor enum SimulationScreen {
  static var traits = Traits()

  static var idiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }

  static func reset() { traits = Traits() }
}
