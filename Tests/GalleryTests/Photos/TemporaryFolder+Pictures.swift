#if HAS_GTK
import CGTK
import TestSupport

extension TemporaryFolder {
  func makePicture(_ name: String, width: Int32, height: Int32, color: UInt32 = 0x3060_90FF) {
    let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height)
    gdk_pixbuf_fill(picture, color)
    gdk_pixbuf_savev(picture, path(name), "png", nil, nil, nil)
    g_object_unref(picture.map { UnsafeMutableRawPointer($0) })
  }
}
#endif
