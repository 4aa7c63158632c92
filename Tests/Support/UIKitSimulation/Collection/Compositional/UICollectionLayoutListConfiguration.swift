/// The configuration of a list.
///
/// Apple does not document how configurations are compared; here all properties but the closures are
/// compared.
public struct UICollectionLayoutListConfiguration: Hashable, Sendable {
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  public enum Appearance: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
    case sidebar
    case sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none
    case supplementary
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    case supplementary
  }

  public var appearance: Appearance
  public var showsSeparators = true
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none

  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  public static func == (
    left: UICollectionLayoutListConfiguration, right: UICollectionLayoutListConfiguration
  ) -> Bool {
    left.appearance == right.appearance && left.showsSeparators == right.showsSeparators
      && left.headerMode == right.headerMode && left.footerMode == right.footerMode
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(showsSeparators)
    hasher.combine(headerMode)
    hasher.combine(footerMode)
  }
}
