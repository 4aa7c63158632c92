@_spi(Behaviors) import TesseraKernel
import Tessera

// Finds controls by their ids, and the fields of forms.

extension Engine {
  /// Gives the keyboard focus to the first control with an id, and scrolls its row into view.
  ///
  /// The next transaction looks up the control in the content that it displays, among the first thousand rows. If no control
  /// has the id, or if it is disabled, the engine reports an issue and the focus stays.
  ///
  /// - Parameter id: The id that ``Component/focusID(_:)`` gives.
  public func focus(control id: some Hashable & Sendable) {
    install { ControlBehavior() }.focus(onControl: ItemID(id), self)
  }

  /// The id of the control with the keyboard focus; `nil` if no control has the focus, or if it has no id.
  public var focusedControlID: ItemID? {
    guard let index = focusedControl, let target = ControlTarget(self) else { return nil }
    return target.tree.focusID(ofControl: index)
  }

  /// Returns the path of an element, on screen or not; `nil` if there is none.
  func path(of key: ItemKey) -> ElementPath? {
    cell(of: key)?.path ?? snapshot.path(of: key.element, inSection: key.section.id)
  }

  /// Returns the place of the first control with an id that the user can operate; `nil` if there is none.
  func place(ofControl id: ItemID) -> ControlPlace? {
    // Nearly always the control is on screen.
    for cell in cells where cell.path != .nowhere {
      // The cell may show the previous content.
      if let target = ControlTarget(self, at: cell.path), let control = target.enabledControl(id) {
        return ControlPlace(path: cell.path, control: control)
      }
    }
    return firstPlace(in: 0..<sectionCount) { $0.enabledControl(id) }
  }

  /// Returns the place of the first field of a section; `nil` if it has none.
  func placeOfFirstField(in section: SectionKey) -> ControlPlace? {
    guard let position = (0..<sectionCount).first(where: { sectionKey(at: $0) == section }) else {
      return nil
    }
    return firstPlace(in: position..<position + 1) { $0.enabledFields.first }
  }

  /// Returns the place of the first field in the rows after a path; `nil` if there is none.
  func placeOfFirstField(after path: ElementPath) -> ControlPlace? {
    firstPlace(in: path.section..<max(path.section + 1, sectionCount), after: path) { $0.enabledFields.first }
  }

  /// Returns the first control that a function finds in the rows of some sections, in the order of their declaration.
  private func firstPlace(
    in sections: Range<Int>, after start: ElementPath? = nil, _ find: (ControlTarget) -> Int?
  ) -> ControlPlace? {
    var left = 1000
    for section in sections {
      let items = itemCount(inSection: section)
      // The header, the items, a placeholder and the footer.
      var next = start.flatMap { $0.section == section ? $0.order(items) + 1 : nil } ?? 0
      while next < items + 3, left > 0 {
        let element: ElementPath.Element =
          next == 0 ? .header : next <= items ? .item(next - 1) : next == items + 1 ? .placeholder : .footer
        let path = ElementPath(section: section, element: element)
        if let target = ControlTarget(self, at: path), let control = find(target) {
          return ControlPlace(path: path, control: control)
        }
        (next, left) = (next + 1, left - 1)
      }
    }
    return nil
  }
}

/// A control of the content, which need not be on screen.
struct ControlPlace {
  var path: ElementPath
  var control: Int
}

extension ElementPath {
  /// Returns the position of the element among the header, the items, the placeholder and the footer of its
  /// section.
  fileprivate func order(_ items: Int) -> Int {
    switch element {
    case .header: 0
    case .item(let item): item + 1
    case .placeholder: items + 1
    default: items + 2
    }
  }
}
