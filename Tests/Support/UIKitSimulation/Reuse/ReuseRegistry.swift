/// The registered sources of reusable views, and the views that wait for reuse.
@MainActor
struct ReuseRegistry<View: ReusableView> {
  private enum Source {
    case viewClass(AnyClass)
    case nib(UINib)
    case prototype(() -> View)
  }

  private var sources: [ReuseSlot: Source] = [:]
  private var pool: [ReuseSlot: [View]] = [:]

  nonisolated init() {}

  mutating func register(_ viewClass: AnyClass?, at slot: ReuseSlot) {
    sources[slot] = viewClass.map(Source.viewClass)
  }

  mutating func register(_ nib: UINib?, at slot: ReuseSlot) { sources[slot] = nib.map(Source.nib) }

  mutating func register(prototype: @escaping () -> View, at slot: ReuseSlot) {
    sources[slot] = .prototype(prototype)
  }

  func isRegistered(_ slot: ReuseSlot) -> Bool { sources[slot] != nil }

  /// Returns a waiting view, prepared for reuse, or a new one.
  ///
  /// - Returns: `nil` if nothing is registered for the slot, or if the registration is unusable, which breaks
  ///   a rule.
  mutating func dequeue(_ slot: ReuseSlot) -> View? {
    if let view = pool[slot]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = make(slot)
    view?.slot = slot
    return view
  }

  mutating func recycle(_ view: View) {
    guard let slot = view.slot else { return }
    pool[slot, default: []].append(view)
  }

  private func make(_ slot: ReuseSlot) -> View? {
    switch sources[slot] {
    case .viewClass(let viewClass):
      if let type = viewClass as? View.Type { return type.init() }
      Simulation.raise(.registeredClassUnfit, "\(viewClass) is registered for \(slot.identifier)")
      return nil
    case .nib(let nib):
      let views = nib.topLevelViews
      if views.count == 1, let view = views[0] as? View { return view }
      Simulation.raise(
        .registeredNibUnfit,
        "the nib registered for \(slot.identifier) has \(views.count) views at its top level")
      return nil
    case .prototype(let make): return make()
    case nil: return nil
    }
  }
}
