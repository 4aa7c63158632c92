/// The place of the content view between the controls of a cell. Apple does not document their widths.
extension UITableViewCell {
  private static let accessoryWidth: CGFloat = 34
  private static let controlWidth: CGFloat = 40
  private static let indexWidth: CGFloat = 15
  private static let separatorThickness: CGFloat = 0.5

  /// The frame of the content view. An accessory, the section index and the controls of the editing mode take
  /// width from it (developer.apple.com/documentation/uikit/uitableviewcell/contentview).
  var contentFrame: CGRect {
    let table = superview as? UITableView
    var frame = CGRect(origin: .zero, size: bounds.size)
    if isEditing, shouldIndentWhileEditing {
      frame.origin.x += Self.controlWidth
      frame.size.width -= Self.controlWidth
    }
    if isEditing, showsReorderControl { frame.size.width -= Self.controlWidth }
    if let view = isEditing ? editingAccessoryView : accessoryView {
      frame.size.width -= view.bounds.width
    } else if (isEditing ? editingAccessoryType : accessoryType) != .none {
      frame.size.width -= Self.accessoryWidth
    }
    if let table, !table.indexTitles.isEmpty { frame.size.width -= Self.indexWidth }
    if let table, table.separatorStyle != .none, Simulation.quirks.separatorsTakeHeight {
      frame.size.height -= Self.separatorThickness
    }
    frame.size.width = max(0, frame.width)
    frame.size.height = max(0, frame.height)
    return frame
  }
}
