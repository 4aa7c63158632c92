extension UICollectionView {
  /// A class or nib of cells, with a handler that configures them.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let handler: Handler
    let nib: UINib?
    let identity = RegistrationIdentity()

    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// A class or nib of supplementary views, with a handler that configures them.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let identity = RegistrationIdentity()

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let view = dequeue(.cell(indexPath), as: Cell.self, registration.identity, registration.nib)
    if let item { registration.handler(view, indexPath, item) }
    return view
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = ElementKey.supplementary(kind, indexPath)
    let view = dequeue(key, as: Supplementary.self, registration.identity, registration.nib)
    registration.handler(view, kind, indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ key: ElementKey, as type: View.Type, _ identity: RegistrationIdentity, _ nib: UINib?
  ) -> View {
    if identity.isMadeByProvider {
      Simulation.raise(
        .registrationMadeByProvider, "the registration for \(key) was made while a view was asked for")
    }
    let slot = ReuseSlot(kind: key.kind, identifier: identity.identifier)
    if !registry.isRegistered(slot) {
      if let nib { registry.register(nib, at: slot) } else { registry.register(type, at: slot) }
    }
    if let view = dequeue(key, identity.identifier) as? View { return view }
    Simulation.raise(.registeredNibUnfit, "the nib registered for \(key) contains no \(type)")
    return View()
  }
}
