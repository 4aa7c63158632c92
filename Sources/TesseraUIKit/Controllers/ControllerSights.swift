#if canImport(UIKit) && !os(watchOS)
import Tessera

/// Which views of a collection show controllers, and how its pages come and go.
struct ControllerSights {
  /// The views that show controllers, by cell.
  private(set) var views: [CellID: ControllerView] = [:]
  /// What is seen of the pages that are not gone.
  private var pages: [ItemKey: AppearancePhase] = [:]

  /// Takes over that a view shows an item.
  mutating func mount(_ view: ControllerView?, as id: CellID) { views[id] = view }

  /// Takes over that a view has left its item.
  mutating func unmount(_ id: CellID) { if !views.isEmpty { views[id] = nil } }

  /// Takes over how a page comes or goes.
  mutating func note(_ event: PageEvent) {
    let phase = event.phase
    pages[event.page] = phase == .gone ? nil : phase
  }

  /// What is seen of the page that an item is, or belongs to; nil: nothing.
  func phase(of key: ItemKey) -> AppearancePhase? { pages.first { key.belongs(to: $0.key) }?.value }
}

extension PageEvent {
  /// What is seen of the page from now on.
  var phase: AppearancePhase {
    switch self {
    case .willAppear: .appearing
    case .didAppear: .here
    case .willDisappear: .disappearing
    case .didDisappear: .gone
    }
  }

  /// What ends what this event begins; nil: it begins nothing.
  var end: PageEvent? {
    switch self {
    case .willAppear(let page): .didAppear(page)
    case .willDisappear(let page): .didDisappear(page)
    case .didAppear, .didDisappear: nil
    }
  }
}

extension ItemKey {
  /// Whether an item is a page, or a part of the group that is that page.
  func belongs(to page: ItemKey) -> Bool {
    if section == page.section, element == page.element { return true }
    guard !section.ancestors.isEmpty, case .item(let id, let occurrence) = page.element else { return false }
    return section.way.starts(with: page.section.way + [SectionKey.Ancestor(id, occurrence: occurrence)])
  }
}

extension SectionKey {
  /// The sections that this one is in, from outside to inside, and itself.
  fileprivate var way: [Ancestor] { ancestors + [Ancestor(id, occurrence: occurrence)] }
}
#endif
