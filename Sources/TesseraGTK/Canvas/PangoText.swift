import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// Text of portable cells on the desktop, in the desktop's font. At the usual font size it fits lines of
/// ``TextMetrics/lineHeight``; lines grow with a larger font.
///
/// Measuring and drawing use the same layout.
// Unchecked: only one thread at a time may use Pango's objects, which the mutex ensures. Content that is
// applied in the background may be measured there.
final class PangoText: TextMeasuring, @unchecked Sendable {
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

  /// Updates the font to the desktop's current one.
  func updateFont() {
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

  /// The scale of text that the user has chosen, relative to the usual size; at least 1.
  var scale: Double {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    return chosenScale
  }

  /// Returns the size of the lines.
  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    size(of: text, style, width: width, at: scale)
  }

  /// Returns the largest scale, up to the user's, at which all lines of a text fit into a size.
  func scale(fitting text: String, _ style: TextStyle, in availableSize: Size) -> Double {
    var scale = scale
    while scale > 1,
      size(of: text, style, width: availableSize.width, at: scale).height > availableSize.height + 0.5
    {
      scale = max(1, scale - 0.125)
    }
    return scale
  }

  private func size(of text: String, _ style: TextStyle, width: Double?, at scale: Double) -> Size {
    with(text, style, width: width, lineLimit: style.lineLimit, scale: scale) { layout in
      var (width, height): (Int32, Int32) = (0, 0)
      pango_layout_get_size(layout, &width, &height)
      // Rounded up to a whole pixel, so that the measured text fits when it is drawn.
      return Size(
        width: (Double(width) / Double(PANGO_SCALE)).rounded(.up),
        height: Double(max(1, pango_layout_get_line_count(layout))) * TextMetrics.lineHeight * scale)
    }
  }

  /// Calls a function with the layout of a text; the layout is valid only during the call.
  ///
  /// - Parameters:
  ///   - text: The text, which may contain line breaks.
  ///   - style: The style; its color is ignored.
  ///   - width: The width at which lines wrap, in points; `nil` for no wrapping.
  ///   - lineLimit: The maximum number of lines; `nil` for any number.
  ///   - scale: The scale, relative to the usual size.
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

  /// Returns the scale of a font, relative to the usual 11 points at 96 dots per inch; from 1 to 4.
  private static func scale(of font: OpaquePointer?) -> Double {
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    guard size > 0 else { return 1 }
    if pango_font_description_get_size_is_absolute(font) != 0 { return min(max(1, size / (11 * 96 / 72)), 4) }
    let resolution = tessera_setting_int("gtk-xft-dpi", -1)
    let dots = resolution > 0 ? Double(resolution) / 1024 : 96
    return min(max(1, size / 11 * dots / 96), 4)
  }

  /// Sets the size of a font so that it fits a line.
  private static func fit(_ font: OpaquePointer?, in context: OpaquePointer) {
    // At a large size the rounding in font metrics does not matter.
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
  /// Returns Pango's alignment; Pango swaps the edges for text that runs from right to left.
  fileprivate func pango(for direction: PangoDirection) -> PangoAlignment {
    switch (self, direction == PANGO_DIRECTION_RTL) {
    case (.leading, false), (.trailing, true): PANGO_ALIGN_LEFT
    case (.center, _): PANGO_ALIGN_CENTER
    case (.trailing, false), (.leading, true): PANGO_ALIGN_RIGHT
    }
  }
}
