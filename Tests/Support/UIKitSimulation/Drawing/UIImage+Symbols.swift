extension UIImage {
  /// A configuration of an image; images do not depend on it here.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// A configuration of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
  }
}
