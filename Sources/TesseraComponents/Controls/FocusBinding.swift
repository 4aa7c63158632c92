@_spi(Behaviors) import TesseraKernel

// The focus of controls by their ids: names for controls, and content that says which control has the focus.

extension Component {
  /// Names the controls in the component, so that a program can give one of them the keyboard focus.
  ///
  ///     TextField("address", text: mail) { mail = $0 }.focusID("mail")
  ///
  /// Then ``TesseraKernel/Content/focus(_:onChange:)`` and ``Engine/focus(control:)`` find the control by the id. If several
  /// controls have the same id, they find the first one that is not disabled.
  public func focusID(_ id: some Hashable & Sendable) -> AdjustedComponent<Self> {
    let id = ItemID(id)
    return AdjustedComponent(self) { $0.focusID = id }
  }
}

extension Content {
  /// Says which control has the keyboard focus, and reports when the user moves it.
  ///
  ///     Content {
  ///       Section("form") {
  ///         TextField("name", text: name) { name = $0 }.focusID(Field.name)
  ///         TextField("address", text: mail) { mail = $0 }.focusID(Field.mail)
  ///       }
  ///     }
  ///     .focus(focusedField) { focusedField = $0 }
  ///
  /// The collection moves the focus when it shows content with another id than before. As long as the id stays the same,
  /// the user may move the focus anywhere. ``Engine/focus(control:)`` moves it back to the declared control, as to a field
  /// with a problem whose keyboard hides when the user presses Return.
  ///
  /// - Parameters:
  ///   - id: The id of the control with the focus; see ``Component/focusID(_:)``. `nil` if no control has it; then an item
  ///     keeps the focus. If no control has the id, an ``Issue`` is reported and the focus stays.
  ///   - onChange: The handler that is called with the id of the control that has got the focus, or with `nil` if that
  ///     control has no id of this type, or if no control has the focus. It should change the state that `id` comes from.
  public func focus<ID: Hashable & Sendable>(
    _ id: ID?, onChange: ((_ id: ID?) -> Void)? = nil
  ) -> Content {
    trait(
      FocusTrait(
        id.map { ItemID($0) }, onChange.map { onChange in { onChange($0?.value(as: ID.self)) } }))
  }
}

extension Section {
  /// Gives the keyboard focus to the first text field of the section when the section appears.
  ///
  ///     Section("login") {
  ///       TextField("name", text: name) { name = $0 }
  ///       SecureField("password", text: password) { password = $0 }
  ///     }
  ///     .focusesFirstField()
  ///
  /// A section with another id is another form. If the section has no field yet, as while it loads, the first one that it
  /// gets takes the focus, unless the user has pressed a key or tapped an item before.
  public func focusesFirstField(_ isWanted: Bool = true) -> Section {
    isWanted ? trait(FirstFieldTrait()) : self
  }
}

/// The trait of content that says which control has the focus. The handler is not compared.
final class FocusTrait: BehaviorTrait {
  let id: ItemID?
  /// The handler; `nil` if the app does not want to know which control has the focus.
  let onChange: ((ItemID?) -> Void)?

  init(_ id: ItemID?, _ onChange: ((ItemID?) -> Void)?) { (self.id, self.onChange) = (id, onChange) }

  override func install(in engine: Engine) { engine.install { ControlBehavior() } }

  override func isEqual(to other: Trait) -> Bool { (other as? FocusTrait)?.id == id }
}

/// The trait of a section whose first field gets the focus.
final class FirstFieldTrait: BehaviorTrait {
  override func install(in engine: Engine) { engine.install { ControlBehavior() }.binding.hasForms = true }

  override func isEqual(to other: Trait) -> Bool { other is FirstFieldTrait }
}

/// The state of the focus that content declares.
struct FocusBinding {
  /// The declared and the reported ids; `nil` while the content declares none.
  private var sent: SentValues<ItemID?>?
  /// The id that the app has declared last or that was reported last.
  private(set) var known: ItemID?
  /// The sections with the trait of forms that the content had before.
  private var forms: [SectionKey] = []
  /// The forms that have appeared, and have no field yet.
  private(set) var newForms: [SectionKey] = []
  var hasForms = false

  /// Takes the focus that new content declares. Returns the new id, and whether the focus is to be moved
  /// there.
  mutating func declare(_ engine: Engine) -> (id: ItemID?, moves: Bool) {
    guard let trait = engine.trait(FocusTrait.self) else {
      (sent, known) = (nil, nil)
      return (nil, false)
    }
    var sent = sent ?? SentValues(declared: nil)
    let moves = sent.replaces(known, byDeclared: trait.id)
    self.sent = sent
    if moves { known = trait.id }
    return (trait.id, moves)
  }

  /// Records that another control has the focus. Returns `true` if the app is to be told.
  ///
  /// - Parameter isHeard: Whether the app has a handler. Without one, an id that it declares is never a late answer.
  mutating func report(_ id: ItemID?, isHeard: Bool) -> Bool {
    guard sent != nil, id != known else { return false }
    if isHeard { sent?.add(id) }
    known = id
    return isHeard
  }

  /// Finds the forms that have appeared.
  mutating func updateForms(_ engine: Engine) {
    guard hasForms else { return }
    let forms = (0..<engine.sectionCount).compactMap { section in
      engine.trait(FirstFieldTrait.self, ofSection: section).flatMap { _ in engine.sectionKey(at: section) }
    }
    newForms = forms.filter { newForms.contains($0) || !self.forms.contains($0) }
    self.forms = forms
    hasForms = !forms.isEmpty
  }

  /// Ends the search for the fields of new forms.
  mutating func endForms() { newForms = [] }
}
