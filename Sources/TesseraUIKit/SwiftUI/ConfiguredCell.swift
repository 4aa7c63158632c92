#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// A cell that is described by one of UIKit's content configurations, such as a `UIListContentConfiguration`.
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
/// A view that supports a new configuration shows it; otherwise another view is created. See ``HostedCell``
/// for SwiftUI views.
public protocol ConfiguredCell: Cell where View == ConfigurationView {
  /// Returns the configuration that describes the cell.
  @MainActor
  func configuration(for state: CellState) -> any UIContentConfiguration
}

extension ConfiguredCell {
  /// Creates a view that shows nothing yet.
  @MainActor
  public func makeView() -> ConfigurationView { ConfigurationView() }

  /// Shows the configuration.
  @MainActor
  public func update(_ view: ConfigurationView, state: CellState) { view.show(configuration(for: state)) }
}
#endif
