import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// The view of a cell: any GTK widget, in a row that the theme styles.
///
/// Subclass it to store the widgets that `update` needs:
///
///     final class NameView: WidgetView {
///       let label = gtk_label_new(nil)
///       init() { super.init(label) }
///     }
///
/// The view keeps its widget alive. It belongs to the main thread.
@MainActor
open class WidgetView {
  /// The widget that the view was created with.
  public let widget: Widget
  /// The row around it, which the collection places.
  nonisolated(unsafe) let cell: Widget
  /// The last measured size; `nil` if the widget has not been measured.
  var measured: (offered: Size, size: Size)?
  /// Whether the theme styles the row as pinned.
  var isPinned = false {
    didSet { if isPinned != oldValue { set("pinned", isPinned) } }
  }
  /// Whether the theme styles the row under a pointer or a press, as it does for rows that handle clicks.
  var isActivatable = false {
    didSet { if isActivatable != oldValue { set("activatable", isActivatable) } }
  }
  /// Whether the row shows no item and waits to be reused or hidden.
  var isReleased = false
  /// Whether screen readers find the row; they find published visible rows.
  var isExposedToAccessibility = true {
    didSet {
      if isExposedToAccessibility != oldValue {
        tessera_cell_set_heard(cell, isExposedToAccessibility ? 1 : 0)
      }
    }
  }

  /// Creates a view of a widget that has no parent.
  public init(_ widget: Widget) {
    self.widget = widget
    cell = tessera_cell_new(widget)
    g_object_ref_sink(cell)
  }

  /// Creates a view of a widget that has no parent, in the type that functions of its class and Swift
  /// wrappers return.
  ///
  /// - Precondition: The pointer is a `GtkWidget`.
  public init(_ widget: OpaquePointer) {
    self.widget = Widget(widget)
    cell = tessera_cell_new(self.widget)
    g_object_ref_sink(cell)
  }

  init(emptyRow row: Widget) {
    (widget, cell) = (row, row)
    g_object_ref_sink(row)
  }

  deinit { tessera_cell_release(cell) }

  private func set(_ styleClass: String, _ isSet: Bool) {
    if isSet {
      gtk_widget_add_css_class(cell, styleClass)
    } else {
      gtk_widget_remove_css_class(cell, styleClass)
    }
  }

  /// Returns the natural size with the row: at most as wide as offered, and as high as that width needs.
  func naturalSize(offered: Size) -> Size {
    Size(
      width: min(naturalExtent(.horizontal), offered.width),
      height: naturalExtent(.vertical, across: offered.width))
  }

  /// Returns the natural extent of the widget with its row, for the given other extent if there is one.
  func naturalExtent(_ axis: Axis, across: Double? = nil) -> Double {
    var extent: Int32 = -1
    if let across {
      gtk_widget_measure(cell, axis.cross.orientation, -1, &extent, nil, nil, nil)
      extent = max(extent, Int32(min(across, Engine.largestViewport)))
    }
    var natural: Int32 = 0
    gtk_widget_measure(cell, axis.orientation, extent, nil, &natural, nil, nil)
    return Double(natural)
  }
}

extension Axis {
  var orientation: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
