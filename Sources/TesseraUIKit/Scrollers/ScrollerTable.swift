#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// The scroll views of the visible scrolling sections.
@MainActor
struct ScrollerTable {
  var views: [SectionKey: ScrollerView] = [:]
  /// The keys of the sections, outer ones before inner ones.
  var order: [SectionKey] = []
}
#endif
