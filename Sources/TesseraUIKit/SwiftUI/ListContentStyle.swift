#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The style of a ``ListContentCell``.
public enum ListContentStyle: Hashable, Sendable {
  /// A row whose secondary text is below the text.
  case cell
  /// A row whose secondary text is below the text, smaller than in ``cell``.
  case subtitle
  /// A row whose secondary text is at its trailing edge if both texts fit into a line.
  case value
  /// A header of a plain list.
  case plainHeader
  /// A footer of a plain list.
  case plainFooter
  /// A header of a grouped list.
  case groupedHeader
  /// A footer of a grouped list.
  case groupedFooter

  /// Whether the style is that of a header.
  var isHeader: Bool { self == .plainHeader || self == .groupedHeader }

  /// The system's configuration for the style.
  @MainActor
  var configuration: UIListContentConfiguration {
    switch self {
    case .cell: .cell()
    case .subtitle: .subtitleCell()
    case .value: .valueCell()
    case .plainHeader: .plainHeader()
    case .plainFooter: .plainFooter()
    case .groupedHeader: .groupedHeader()
    case .groupedFooter: .groupedFooter()
    }
  }
}
#endif
