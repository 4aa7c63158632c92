#if HAS_GTK
import CGTK
import Tessera
import TesseraGTK

/// A picture that is shown as soon as it is decoded.
struct PhotoCell: Cell {
  var photo: Photo
  /// The maximum width of the picture on screen, in pixels.
  var width: Int
  let store: PhotoStore

  static func == (left: PhotoCell, right: PhotoCell) -> Bool {
    left.photo == right.photo && left.width == right.width && left.store === right.store
  }

  var accessibility: CellAccessibility { CellAccessibility(label: photo.name) }

  func makeView() -> PhotoView { PhotoView() }
  func update(_ view: PhotoView, state: CellState) { view.show(photo, width: width, from: store) }
  func prepareForReuse(_ view: PhotoView) { view.clear() }
}

/// A `GtkPicture` that waits for its picture.
final class PhotoView: WidgetView {
  private var shown: PhotoStore.Key?
  private var waiting: Task<Void, Never>?
  /// Keeps the shown picture alive.
  private var texture: Texture?

  init() {
    super.init(gtk_picture_new())
    gtk_picture_set_can_shrink(picture, 1)
    gtk_picture_set_content_fit(picture, GTK_CONTENT_FIT_COVER)
  }

  deinit { waiting?.cancel() }

  private var picture: OpaquePointer { OpaquePointer(widget) }

  /// Shows a picture, now or when it is decoded.
  func show(_ photo: Photo, width: Int, from store: PhotoStore) {
    let key = PhotoStore.Key(id: photo.id, width: width)
    guard key != shown else { return }
    clear()
    shown = key
    gtk_picture_set_alternative_text(picture, photo.name)
    if let texture = store.texture(key) { return show(texture) }
    waiting = Task { [weak self] in
      let texture = await store.load(photo, width: width)
      guard let self, !Task.isCancelled else { return }
      waiting = nil
      if let texture { show(texture) } else { showNothing() }
    }
  }

  /// Removes the picture, and cancels the wait for one.
  func clear() {
    waiting?.cancel()
    (waiting, shown, texture) = (nil, nil, nil)
    gtk_picture_set_paintable(picture, nil)
  }

  private func show(_ texture: Texture) {
    self.texture = texture
    gtk_picture_set_paintable(picture, texture.paintable)
  }

  private func showNothing() {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget))
    let icon = gtk_icon_theme_lookup_icon(
      theme, "image-missing", nil, 48, gtk_widget_get_scale_factor(widget), gtk_widget_get_direction(widget),
      GtkIconLookupFlags(0))
    gtk_picture_set_paintable(picture, icon)
    if let icon { g_object_unref(UnsafeMutableRawPointer(icon)) }
  }
}
#endif
