#if canImport(UIKit) && !os(watchOS)
import Tessera

/// The declaration of a collection that another framework owns, such as SwiftUI.
struct CollectionDeclaration {
  var content: Content<UIKitHost>
  /// The app's selection; `nil` if the collection manages it.
  var selection: SelectionLink?
  /// Adjustments of the view, in this order.
  var adjustments: [@MainActor (CollectionView) -> Void] = []
}

/// A binding to the app's selection.
struct SelectionLink {
  var mode: SelectionMode
  var get: @MainActor () -> Set<ItemID>
  var set: @MainActor (Set<ItemID>) -> Void
}
#endif
