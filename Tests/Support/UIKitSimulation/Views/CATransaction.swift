/// Changes of layers that are made together. A layer that is no view's moves by itself, unless actions are disabled
/// (developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)).
@MainActor open class CATransaction: NSObject {
  private static var disabled: [Bool] = [false]

  open class func begin() { disabled.append(disabled[disabled.count - 1]) }

  open class func commit() { if disabled.count > 1 { disabled.removeLast() } }

  open class func disableActions() -> Bool { disabled[disabled.count - 1] }

  open class func setDisableActions(_ flag: Bool) { disabled[disabled.count - 1] = flag }
}

extension Simulation {
  /// How often a layer that is no view's has moved by itself.
  public internal(set) static var implicitAnimations = 0
}
