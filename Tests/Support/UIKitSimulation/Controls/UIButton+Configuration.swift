extension UIButton {
  /// The appearance of a button. Its colors are those of its style; the simulation draws none of it.
  public struct Configuration: Hashable, @unchecked Sendable {
    public var title: String?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic

    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

    fileprivate let style: Style

    fileprivate enum Style: Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    private init(_ style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
  }
}

extension UIButton.Configuration {
  /// The styles that configurations are made for.
  public enum SimulatedStyle: Sendable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }

  /// The style that the configuration was made for.
  public var simulatedStyle: SimulatedStyle {
    switch style {
    case .plain: .plain
    case .gray: .gray
    case .tinted: .tinted
    case .filled: .filled
    case .borderless: .borderless
    case .bordered: .bordered
    case .borderedTinted: .borderedTinted
    case .borderedProminent: .borderedProminent
    }
  }
}
