@MainActor open class UIPointerRegionRequest: NSObject {
  open private(set) var location: CGPoint
  open var modifiers: UIKeyModifierFlags { [] }

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
