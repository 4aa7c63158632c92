import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

extension WidgetView {
  /// Places the row at its presented position, with its effect.
  ///
  /// - Parameters:
  ///   - presentation: The presentation of the row, in content coordinates.
  ///   - origin: The origin of the viewport, in content coordinates. The difference is small, however long
  ///     the content.
  func place(_ presentation: Presentation, from origin: Point) {
    let (frame, effect) = (presentation.frame, presentation.effect)
    var placement = TesseraPlacement(
      x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height,
      offset_x: effect.offset.x, offset_y: effect.offset.y, scale_x: effect.scale.x, scale_y: effect.scale.y,
      rotation: effect.rotation, opacity: effect.opacity)
    tessera_cell_place(cell, &placement)
  }

  /// Applies the clip and the layer of a placement.
  func setPlacement(_ placement: Placement, from origin: Point) {
    if let clip = placement.clip {
      var rect = clip.offset(by: Point.zero - origin).graphene
      tessera_cell_set_clip(cell, &rect)
    } else {
      tessera_cell_set_clip(cell, nil)
    }
    isPinned = placement.layer > 0
  }

  func set(_ state: GtkStateFlags, _ isSet: Bool) {
    if isSet {
      gtk_widget_set_state_flags(cell, state, 0)
    } else {
      gtk_widget_unset_state_flags(cell, state)
    }
  }
}
