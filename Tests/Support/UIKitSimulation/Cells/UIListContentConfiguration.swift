/// The content of a row of a list. The margins, paddings and fonts are plausible, not looked up.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The text styles of the text and the secondary text.
  let textStyle: UIFont.TextStyle
  let secondaryTextStyle: UIFont.TextStyle

  private init(_ textStyle: UIFont.TextStyle, _ secondaryTextStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    self.secondaryTextStyle = secondaryTextStyle
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .subheadline) }
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1)
  }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.body, .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote)
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote)
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
