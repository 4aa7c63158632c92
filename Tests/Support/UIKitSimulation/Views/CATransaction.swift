/// A transaction of layer changes. A layer without a view animates its changes unless actions are disabled
/// (developer.apple.com/documentation/quartzcore/catransaction/setdisableactions(_:)).
@MainActor open class CATransaction: NSObject {
  private static var disabled: [Bool] = [false]

  open class func begin() { disabled.append(disabled[disabled.count - 1]) }

  open class func commit() { if disabled.count > 1 { disabled.removeLast() } }

  open class func disableActions() -> Bool { disabled[disabled.count - 1] }

  open class func setDisableActions(_ flag: Bool) { disabled[disabled.count - 1] = flag }
}

extension Simulation {
  /// The number of implicit animations of layers without a view.
  public internal(set) static var implicitAnimations = 0
}
