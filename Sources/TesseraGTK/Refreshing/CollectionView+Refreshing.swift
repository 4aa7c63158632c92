import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// The widgets of pull to refresh.
struct RefreshState {
  /// The container of the others; `nil` before the first pull.
  var overlay: Widget?
  var arrow: Widget?
  var spinner: Widget?
  /// Whether a touchpad pulls.
  var isPulling = false
}

// Pull to refresh: a wheel or a touchpad pulls at the start of the content, and the engine computes the
// progress. Kinetic scrolling that arrives there does not pull, because no release would follow.

extension CollectionView {
  /// Handles a touchpad's scrolling beyond the start of the content as a pull, if the content can be
  /// refreshed. Returns `true` if it does.
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

  /// Ends the pull when the fingers leave the touchpad.
  func endPull() {
    guard refreshing.isPulling else { return }
    refreshing.isPulling = false
    engine.endScrolling()
    setNeedsUpdate()
  }

  /// Shows the progress of the pull, or that a refresh is running.
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

  /// Returns the frame of the indicator, which a pull brings in from above the start of the viewport.
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

  /// 1 if the content begins at the left or the top, else -1.
  private var pullDirection: Double {
    engine.axis == .horizontal && engine.configuration.direction == .rightToLeft ? -1 : 1
  }

  private static let indicatorSide = 36.0
  private static let indicatorGap = 12.0
}
