import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// The widgets that show a pull, and news on its way.
struct RefreshState {
  /// What is around them; nil: nobody has pulled yet.
  var overlay: Widget?
  /// How far people have pulled.
  var arrow: Widget?
  /// News is on its way.
  var spinner: Widget?
  /// Whether a touch pad pulls.
  var isPulling = false
}

// People ask for news: a wheel or a touch pad pulls at the start of the content, and the engine says how far. Kinetic
// scrolling that arrives there pulls nothing: nobody would have let go.

extension CollectionView {
  /// Takes what a touch pad scrolls beyond the start of the content, if that can be asked for news; whether it does.
  func pull(by step: Point) -> Bool {
    let axis = engine.axis
    if !refreshing.isPulling {
      guard step[axis] * pullDirection < 0, abs(step[axis]) > abs(step[axis.cross]), engine.isReadyToPull
      else {
        return false
      }
      refreshing.isPulling = true
      engine.beginScrolling()
    }
    engine.scroll(by: step)
    setNeedsUpdate()
    return true
  }

  /// The fingers have left the touch pad.
  func endPull() {
    guard refreshing.isPulling else { return }
    refreshing.isPulling = false
    engine.endScrolling()
    setNeedsUpdate()
  }

  /// Shows how far people have pulled, and that news is on its way.
  func showRefreshIndicator() {
    guard let indicator = engine.refreshIndicator else {
      if let overlay = refreshing.overlay { tessera_overlay_show(overlay, nil) }
      if let spinner = refreshing.spinner { gtk_spinner_stop(OpaquePointer(spinner)) }
      return
    }
    if refreshing.overlay == nil { makeRefreshIndicator() }
    guard let overlay = refreshing.overlay, let arrow = refreshing.arrow, let spinner = refreshing.spinner
    else {
      return
    }
    let isRefreshing = indicator.isRefreshing
    gtk_widget_set_visible(arrow, isRefreshing ? 0 : 1)
    gtk_widget_set_visible(spinner, isRefreshing ? 1 : 0)
    if isRefreshing {
      gtk_spinner_start(OpaquePointer(spinner))
    } else {
      gtk_spinner_stop(OpaquePointer(spinner))
    }
    gtk_image_set_from_icon_name(
      OpaquePointer(arrow), indicator.progress < 1 ? "pan-down-symbolic" : "view-refresh-symbolic")
    gtk_widget_set_opacity(arrow, 0.3 + 0.7 * indicator.progress)
    var area = place(of: indicator).graphene
    tessera_overlay_show(overlay, &area)
  }

  private func makeRefreshIndicator() {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), let arrow = gtk_image_new(),
      let spinner = gtk_spinner_new()
    else { return }
    for child in [arrow, spinner] {
      gtk_widget_set_vexpand(child, 1)
      gtk_widget_set_hexpand(child, 1)
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
    }
    refreshing.overlay = tessera_overlay_new(widget, "refresh", box)
    (refreshing.arrow, refreshing.spinner) = (arrow, spinner)
  }

  /// Where the indicator is: above the start of what is in view, from where a pull brings it in.
  private func place(of indicator: RefreshIndicator) -> Rect {
    let axis = engine.axis
    let insets = engine.configuration.contentInsets.sanitized
    let (side, gap) = (Self.indicatorSide, Self.indicatorGap)
    var place = Rect(size: Size(width: side, height: side))
    place.origin[axis.cross] = ((size[axis.cross] - side) / 2).rounded()
    let start = axis == .vertical ? insets.top : pullDirection > 0 ? insets.left : insets.right
    let way = start - side + indicator.reveal * (side + gap)
    place.origin[axis] = pullDirection > 0 ? way : size[axis] - side - way
    return place
  }

  /// 1 where the content begins at the left or at the top; else -1.
  private var pullDirection: Double {
    engine.axis == .horizontal && engine.configuration.direction == .rightToLeft ? -1 : 1
  }

  private static let indicatorSide = 36.0
  private static let indicatorGap = 12.0
}
