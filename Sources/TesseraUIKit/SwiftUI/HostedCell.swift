#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
import SwiftUI
import Tessera
import UIKit

/// A cell that is a view of SwiftUI.
///
///     struct WeatherCell: HostedCell {
///       var weather: Weather
///       func body(for state: CellState) -> some View {
///         Label(weather.text, systemImage: weather.symbol).opacity(state.contains(.highlighted) ? 0.5 : 1)
///       }
///     }
///
/// The cell is the value that is compared: the body is asked for again only where the cell or its state is another. It stands
/// without margins, and where its height is measured (``Sizing``) it is as high as the body likes.
///
/// Taps, swipes, menus and keys are Tessera's; buttons and fields in the body are SwiftUI's. State that the body keeps (`@State`)
/// stays with the view, which other items use as well: what belongs to an item belongs into the cell.
@available(iOS 16, tvOS 16, *)
public protocol HostedCell: ConfiguredCell {
  /// The type of what is shown.
  associatedtype Body: SwiftUI.View

  /// What is shown.
  @ViewBuilder @MainActor
  func body(for state: CellState) -> Body
}

@available(iOS 16, tvOS 16, *)
extension HostedCell {
  /// The body, without margins, and as small as it likes: by itself a configuration is as high as a row for a finger.
  @MainActor
  public func configuration(for state: CellState) -> any UIContentConfiguration {
    UIHostingConfiguration { body(for: state) }.margins(.all, 0).minSize(width: 0, height: 0)
  }
}
#endif
