#if canImport(UIKit) && !os(watchOS)
import Tessera

/// What is declared about a collection that somebody else keeps, such as SwiftUI.
struct CollectionDeclaration {
  /// What it shows.
  var content: Content<UIKitHost>
  /// What is selected; nil: that is the collection's business.
  var selection: SelectionLink?
  /// What else is said about the view, in this order.
  var adjustments: [@MainActor (CollectionView) -> Void] = []
}

/// Where an app keeps what is selected.
struct SelectionLink {
  /// How much people can select.
  var mode: SelectionMode
  /// What the app says.
  var get: @MainActor () -> Set<ItemID>
  /// Tells the app.
  var set: @MainActor (Set<ItemID>) -> Void
}
#endif
