@_spi(Behaviors) import TesseraKernel
import Tessera

// The focus that programs set, by the ids of controls, and the focus of forms.

extension ControlBehavior {
  /// Gives the keyboard focus to a control with an id, once the content is displayed.
  func focus(onControl id: ItemID, _ engine: Engine) {
    requestedID = id
    engine.requests.requested.insert(.lateRequests)
  }

  /// Gives the keyboard focus to a control that need not be on screen, and scrolls its row into view.
  func focus(at place: ControlPlace, _ engine: Engine) {
    guard let key = engine.itemKey(at: place.path) else { return }
    engine.focus(on: key.element, inSection: key.section.id)
    let target = ControlTarget(engine, at: place.path)
    if let target, key == engine.focusedKey || engine.cell(of: key).map({ engine.focus($0.id) }) ?? false {
      focus(place.control, of: target, engine)
    } else {
      wantedControl = FieldKey(item: key, control: place.control)
    }
  }

  /// Performs the request of the program, or gives the focus to the first field of a form that has appeared.
  func performFocusRequest(_ issues: inout [Issue], _ engine: Engine) {
    // The item cannot have the focus.
    if let wanted = wantedControl, wanted.item != engine.focusedKey { wantedControl = nil }
    if let id = requestedID {
      requestedID = nil
      guard let place = engine.place(ofControl: id) else { return issues.append(.unknownItem(id)) }
      binding.endForms()
      focus(at: place, engine)
    } else if let place = binding.newForms.lazy.compactMap({ engine.placeOfFirstField(in: $0) }).first {
      binding.endForms()
      focus(at: place, engine)
    }
  }

  func reportFocus(_ engine: Engine) {
    guard requestedID == nil, wantedControl == nil, let trait = engine.trait(FocusTrait.self),
      binding.report(engine.focusedControlID, isHeard: trait.onChange != nil)
    else { return }
    let id = binding.known
    engine.enqueue { trait.onChange?(id) }
    engine.setNeedsUpdate()
  }

  /// Moves the focus to the next field, in the row or in the rows after it, if a field does nothing else when
  /// the user presses Return. Returns `false` if the field has a handler for Return.
  @discardableResult
  func submit(_ control: Int, _ target: ControlTarget, _ engine: Engine) -> Bool {
    if target.tree.submits(control) { return false }
    if let next = target.enabledFields.first(where: { $0 > control }) {
      focus(next, of: target, engine)
    } else if let path = engine.path(of: target.key), let place = engine.placeOfFirstField(after: path) {
      // The next key may come before the next update, and belongs to the next field, even if that is not on screen yet.
      if engine.itemKey(at: place.path).map({ engine.cell(of: $0) == nil }) ?? false {
        engine.moveFocus(.down)
      }
      focus(at: place, engine)
    }
    return true
  }
}
