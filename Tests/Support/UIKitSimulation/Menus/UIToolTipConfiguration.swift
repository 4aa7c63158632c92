@MainActor open class UIToolTipConfiguration: NSObject {
  open private(set) var toolTip: String
  /// The area of the tooltip; a null rectangle for the whole view.
  open private(set) var sourceRect: CGRect

  public init(toolTip: String) {
    self.toolTip = toolTip
    sourceRect = .null
    super.init()
  }

  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}
