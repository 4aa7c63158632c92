#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// A row, header or footer with the look of the system's lists: an image, a text and a secondary text.
///
///     Section("network") {
///       ListContentCell("Wi-Fi", secondaryText: "Home", style: .value, image: UIImage(systemName: "wifi"))
///     }
///     .header { ListContentCell("Network", style: .groupedHeader) }
///
/// UIKit chooses fonts, colors and margins (`UIListContentConfiguration`), and the content determines the
/// height. Selected and pressed rows have the background of the system's lists. For other properties of the
/// configuration, declare a ``ConfiguredCell``.
public struct ListContentCell: ConfiguredCell {
  /// The text.
  public var text: String
  /// The secondary text; `nil` if there is none.
  public var secondaryText: String?
  /// The image; `nil` if there is none.
  public var image: UIImage?
  /// The style.
  public var style: ListContentStyle

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - secondaryText: The secondary text; `nil` if there is none.
  ///   - style: The style.
  ///   - image: The image; `nil` if there is none.
  public init(
    _ text: String, secondaryText: String? = nil, style: ListContentStyle = .cell, image: UIImage? = nil
  ) {
    self.text = text
    self.secondaryText = secondaryText
    self.style = style
    self.image = image
  }

  /// The height of the content, which is estimated as that of a row with one line until it is measured.
  public static var sizing: Sizing { .estimatedHeight(44) }

  /// A description with the texts. Headers are headings.
  public var accessibility: CellAccessibility {
    CellAccessibility(label: text, value: secondaryText, role: style.isHeader ? .heading : nil)
  }

  /// Returns the system's configuration for the style, with the content.
  @MainActor
  public func configuration(for state: CellState) -> any UIContentConfiguration { content }

  /// Shows the content in the look for a state.
  @MainActor
  public func update(_ view: ConfigurationView, state: CellState) {
    view.show(content.updated(for: state.configurationState(with: view.traitCollection)))
    let isMarked = !state.isDisjoint(with: [.selected, .highlighted])
    view.backgroundColor = isMarked ? .selectedBackground : nil
  }

  @MainActor
  private var content: UIListContentConfiguration {
    var content = style.configuration
    content.text = text
    content.secondaryText = secondaryText
    content.image = image
    return content
  }
}

extension CellState {
  /// Returns the state in UIKit's terms.
  @MainActor
  func configurationState(with traits: UITraitCollection) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = contains(.selected)
    state.isHighlighted = contains(.highlighted)
    state.isFocused = contains(.focused)
    return state
  }
}
#endif
