/// What a list looks like.
public struct UICollectionLayoutListConfiguration: Hashable, Sendable {
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

  public init(appearance: Appearance) { self.appearance = appearance }
}
