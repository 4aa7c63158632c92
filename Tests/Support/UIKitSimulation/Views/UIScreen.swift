@MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()

  open private(set) var bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  open var scale: CGFloat { SimulationScreen.traits.displayScale }
  open var maximumFramesPerSecond: Int { 60 }
}
