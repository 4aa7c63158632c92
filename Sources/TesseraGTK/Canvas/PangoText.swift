import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// Text as portable cells have it on the desktop: in its font, as large as lines allow that are ``TextMetrics/lineHeight``
/// high where the font has the usual size, and grow with a larger one.
///
/// What is measured is what is drawn: both ask here for the layout.
// Unchecked: Pango's objects may be used by one thread at a time, which the mutex sees to. Content that is applied in the
// background may be measured there.
final class PangoText: TextMeasuring, @unchecked Sendable {
  /// The text of all portable cells.
  static let shared = PangoText()

  private let mutex = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
  private let fonts: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private var chosenScale = 1.0

  private init() {
    mutex.initialize(to: GMutex())
    g_mutex_init(mutex)
    fonts = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fonts)
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    takeDesktopFont()
  }

  /// Sets text in the desktop's font, as it is now.
  func followDesktop() {
    g_mutex_lock(mutex)
    takeDesktopFont()
    g_mutex_unlock(mutex)
  }

  private func takeDesktopFont() {
    let name = tessera_setting_font()
    let font = pango_font_description_from_string(name)
    g_free(name)
    chosenScale = Self.scale(of: font)
    Self.fit(font, in: context)
    pango_context_set_font_description(context, font)
    pango_font_description_free(font)
    pango_layout_context_changed(layout)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fonts)
    g_mutex_clear(mutex)
    mutex.deallocate()
  }

  /// How large text is that people have chosen, in parts of the usual size, and never smaller than that.
  var scale: Double {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    return chosenScale
  }

  /// The size of the lines.
  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    size(of: text, style, width: width, at: scale)
  }

  /// The largest scale, up to the one that people have chosen, at which no line of a text falls out of a room.
  func scale(fitting text: String, _ style: TextStyle, in room: Size) -> Double {
    var scale = scale
    while scale > 1, size(of: text, style, width: room.width, at: scale).height > room.height + 0.5 {
      scale = max(1, scale - 0.125)
    }
    return scale
  }

  private func size(of text: String, _ style: TextStyle, width: Double?, at scale: Double) -> Size {
    with(text, style, width: width, lineLimit: style.lineLimit, scale: scale) { layout in
      var (width, height): (Int32, Int32) = (0, 0)
      pango_layout_get_size(layout, &width, &height)
      // Rounded up to a whole pixel, so that what was measured fits where it is drawn.
      return Size(
        width: (Double(width) / Double(PANGO_SCALE)).rounded(.up),
        height: Double(max(1, pango_layout_get_line_count(layout))) * TextMetrics.lineHeight * scale)
    }
  }

  /// Calls with a layout of a text as it is drawn; it is not to be kept.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks count.
  ///   - style: How it looks, its colour left out.
  ///   - width: Where lines wrap, in points; nil: nowhere.
  ///   - lineLimit: How many lines there may be; nil: any number.
  ///   - scale: How large it is, in parts of the usual size.
  func with<Result>(
    _ text: String, _ style: TextStyle, width: Double?, lineLimit: Int?, scale: Double,
    _ body: (OpaquePointer) -> Result
  ) -> Result {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    var text = text
    // A zero byte would end the text for Pango.
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    pango_layout_set_width(
      layout, width.map { Int32(clamping: Int(max(0, min($0, 1e6)) * Double(PANGO_SCALE))) } ?? -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_single_paragraph_mode(layout, lineLimit == 1 ? 1 : 0)
    pango_layout_set_height(layout, -Int32(clamping: lineLimit ?? Int(Int16.max)))
    pango_layout_set_ellipsize(layout, lineLimit == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    pango_layout_set_alignment(layout, style.alignment.pango(for: pango_layout_get_direction(layout, 0)))
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(
      attributes,
      pango_attr_line_height_new_absolute(Int32(TextMetrics.lineHeight * scale * Double(PANGO_SCALE))))
    if scale != 1 { pango_attr_list_insert(attributes, pango_attr_scale_new(scale)) }
    if style.isBold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    if style.isItalic { pango_attr_list_insert(attributes, pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if style.isUnderlined {
      pango_attr_list_insert(attributes, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return body(layout)
  }

  /// How large a font of the desktop is, in parts of the usual 11 points at 96 dots per inch; from 1 to 4.
  private static func scale(of font: OpaquePointer?) -> Double {
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    guard size > 0 else { return 1 }
    if pango_font_description_get_size_is_absolute(font) != 0 { return min(max(1, size / (11 * 96 / 72)), 4) }
    let resolution = tessera_setting_int("gtk-xft-dpi", -1)
    let dots = resolution > 0 ? Double(resolution) / 1024 : 96
    return min(max(1, size / 11 * dots / 96), 4)
  }

  /// Makes a font as large as a line allows.
  private static func fit(_ font: OpaquePointer?, in context: OpaquePointer) {
    // What fonts round does not count at a large size.
    let probe = 1000.0
    pango_font_description_set_absolute_size(font, probe * Double(PANGO_SCALE))
    let metrics = pango_context_get_metrics(context, font, nil)
    let height = Double(pango_font_metrics_get_height(metrics)) / Double(PANGO_SCALE)
    pango_font_metrics_unref(metrics)
    let size = height > 0 ? probe / height * TextMetrics.lineHeight : TextMetrics.lineHeight
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
  }
}

extension TextStyle.Alignment {
  /// As Pango has it, which exchanges the edges for text that is written from the right to the left.
  fileprivate func pango(for direction: PangoDirection) -> PangoAlignment {
    switch (self, direction == PANGO_DIRECTION_RTL) {
    case (.leading, false), (.trailing, true): PANGO_ALIGN_LEFT
    case (.center, _): PANGO_ALIGN_CENTER
    case (.trailing, false), (.leading, true): PANGO_ALIGN_RIGHT
    }
  }
}
