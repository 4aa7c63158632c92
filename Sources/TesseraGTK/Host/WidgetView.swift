import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// A cell's view: any GTK widget, in a row that the theme styles.
///
/// Subclass it to keep what `update` has to reach:
///
///     final class NameView: WidgetView {
///       let label = gtk_label_new(nil)
///       init() { super.init(label) }
///     }
///
/// The view keeps its widget alive. It belongs to the main thread.
@MainActor
open class WidgetView {
  /// The widget that was given.
  public let widget: Widget
  /// The row around it, which the collection places.
  nonisolated(unsafe) let cell: Widget
  /// What the widget answered last when it was asked for its size; nil: it was not.
  var measured: (offered: Size, size: Size)?
  /// Whether the theme shows the row as one that is pinned.
  var isPinned = false {
    didSet { if isPinned != oldValue { set("pinned", isPinned) } }
  }
  /// Whether the theme shows that a pointer is over the row, or holds it down: it does where a click does something.
  var isActivatable = false {
    didSet { if isActivatable != oldValue { set("activatable", isActivatable) } }
  }
  /// Whether the row shows nothing, and is not hidden yet.
  var isReleased = false
  /// Whether screen readers find the row; those in view that were told about are.
  var isHeard = true {
    didSet { if isHeard != oldValue { tessera_cell_set_heard(cell, isHeard ? 1 : 0) } }
  }

  /// Makes a view of a widget that is in no container.
  public init(_ widget: Widget) {
    self.widget = widget
    cell = tessera_cell_new(widget)
    g_object_ref_sink(cell)
  }

  /// Makes a view of a widget as functions of its class and wrappers in Swift hand it out, which is in no container.
  ///
  /// - Precondition: It is a `GtkWidget`.
  public init(_ widget: OpaquePointer) {
    self.widget = Widget(widget)
    cell = tessera_cell_new(self.widget)
    g_object_ref_sink(cell)
  }

  /// Makes a view of a new row that has nothing in it.
  init(emptyRow row: Widget) {
    (widget, cell) = (row, row)
    g_object_ref_sink(row)
  }

  deinit { tessera_cell_release(cell) }

  /// Gives the row a class of style, or takes it away.
  private func set(_ styleClass: String, _ isSet: Bool) {
    if isSet {
      gtk_widget_add_css_class(cell, styleClass)
    } else {
      gtk_widget_remove_css_class(cell, styleClass)
    }
  }

  /// The size that the widget would like to have with its row: no wider than offered, and as high as it needs to be then.
  func naturalSize(offered: Size) -> Size {
    Size(
      width: min(naturalExtent(.horizontal), offered.width),
      height: naturalExtent(.vertical, across: offered.width))
  }

  /// The extent that the widget would like to have with its row, whatever its other extent or at the one that is given.
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
  /// The axis as GTK names it.
  var orientation: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}
