#if canImport(UIKit) && !os(watchOS)
import Tessera

/// The views of a collection that show controllers, and the appearance of its pages.
struct ControllerAppearances {
  /// The views that show controllers, by cell.
  private(set) var views: [CellID: ControllerView] = [:]
  /// The phases of the pages that are not gone.
  private var pages: [ItemKey: AppearancePhase] = [:]

  mutating func mount(_ view: ControllerView?, as id: CellID) { views[id] = view }

  mutating func unmount(_ id: CellID) { if !views.isEmpty { views[id] = nil } }

  mutating func record(_ event: PageEvent) {
    let phase = event.phase
    pages[event.page] = phase == .gone ? nil : phase
  }

  /// Returns the phase of the page that an item is or belongs to; `nil` if it is gone.
  func phase(of key: ItemKey) -> AppearancePhase? { pages.first { key.belongs(to: $0.key) }?.value }
}

extension PageEvent {
  var phase: AppearancePhase {
    switch self {
    case .willAppear: .appearing
    case .didAppear: .here
    case .willDisappear: .disappearing
    case .didDisappear: .gone
    }
  }

  /// The event that ends what this event begins; `nil` if it begins nothing.
  var end: PageEvent? {
    switch self {
    case .willAppear(let page): .didAppear(page)
    case .willDisappear(let page): .didDisappear(page)
    case .didAppear, .didDisappear: nil
    }
  }
}

extension ItemKey {
  /// Returns whether an item is a page, or a part of the group that is that page.
  func belongs(to page: ItemKey) -> Bool {
    if section == page.section, element == page.element { return true }
    guard !section.ancestors.isEmpty, case .item(let id, let occurrence) = page.element else { return false }
    return section.way.starts(with: page.section.way + [SectionKey.Ancestor(id, occurrence: occurrence)])
  }
}

extension SectionKey {
  /// The sections that contain this one, from the outermost to the innermost, and itself.
  fileprivate var way: [Ancestor] { ancestors + [Ancestor(id, occurrence: occurrence)] }
}
#endif
