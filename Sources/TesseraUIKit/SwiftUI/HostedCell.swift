#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
import SwiftUI
import Tessera
import UIKit

/// A cell that is a SwiftUI view.
///
///     struct WeatherCell: HostedCell {
///       var weather: Weather
///       func body(for state: CellState) -> some View {
///         Label(weather.text, systemImage: weather.symbol).opacity(state.contains(.highlighted) ? 0.5 : 1)
///       }
///     }
///
/// The cell is the value that is compared: the body is evaluated again only if the cell or its state has
/// changed. It has no margins, and if its height is measured (``Sizing``), it has the ideal height of the
/// body.
///
/// Tessera handles taps, swipes, menus and keys; SwiftUI handles buttons and fields in the body. State of the
/// body (`@State`) belongs to the view, which other items reuse: store the state of an item in the cell.
@available(iOS 16, tvOS 16, *)
public protocol HostedCell: ConfiguredCell {
  /// The type of the body.
  associatedtype Body: SwiftUI.View

  /// Returns the content of the cell.
  @ViewBuilder @MainActor
  func body(for state: CellState) -> Body
}

@available(iOS 16, tvOS 16, *)
extension HostedCell {
  /// Returns the body without margins and without a minimum size: by default a hosting configuration is as
  /// high as a row for a finger.
  @MainActor
  public func configuration(for state: CellState) -> any UIContentConfiguration {
    UIHostingConfiguration { body(for: state) }.margins(.all, 0).minSize(width: 0, height: 0)
  }
}
#endif
