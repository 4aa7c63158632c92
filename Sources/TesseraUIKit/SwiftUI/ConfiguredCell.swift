#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// A cell that one of UIKit's content configurations describes, such as a `UIListContentConfiguration`.
///
///     struct SettingCell: ConfiguredCell {
///       var setting: Setting
///       func configuration(for state: CellState) -> any UIContentConfiguration {
///         var configuration = UIListContentConfiguration.valueCell()
///         configuration.text = setting.name
///         configuration.secondaryText = setting.value
///         return configuration
///       }
///     }
///
/// A view that can show a new configuration shows it; else another view is made. See ``HostedCell`` for views of SwiftUI.
public protocol ConfiguredCell: Cell where View == ConfigurationView {
  /// What describes the cell.
  @MainActor
  func configuration(for state: CellState) -> any UIContentConfiguration
}

extension ConfiguredCell {
  /// Makes a view that shows nothing yet.
  @MainActor
  public func makeView() -> ConfigurationView { ConfigurationView() }

  /// Shows the configuration.
  @MainActor
  public func update(_ view: ConfigurationView, state: CellState) { view.show(configuration(for: state)) }
}
#endif
