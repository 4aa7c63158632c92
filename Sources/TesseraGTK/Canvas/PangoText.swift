import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// Text of portable cells on the desktop, in the desktop's font.
///
/// Cells that draw themselves rely on lines of ``TextMetrics/lineHeight``, so for them the font has the size
/// that fits such lines; lines grow with a larger font. That size is a little less than the one of the
/// desktop's labels. Components have the size of labels, as there are widgets beside them.
///
/// Measuring and drawing use the same layout.
// Unchecked: only one thread at a time may use Pango's objects, which the mutex ensures. Content that is
// applied in the background may be measured there.
final class PangoText: TextMeasuring, @unchecked Sendable {
  /// Text in lines of ``TextMetrics/lineHeight``.
  static let shared = PangoText(isFitted: true)
  /// Text in the size of the desktop's labels.
  static let labels = PangoText(isFitted: false)

  private let isFitted: Bool
  private let mutex = UnsafeMutablePointer<GMutex>.allocate(capacity: 1)
  private let fonts: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private var font: DesktopFont?
  private var chosenScale = 1.0
  /// The height of a line of the size `body`, without the chosen scale.
  private var bodyHeight = TextMetrics.lineHeight
  private var fontCount = 0
  private var currentMetrics = HostMetrics.desktop

  private init(isFitted: Bool) {
    self.isFitted = isFitted
    mutex.initialize(to: GMutex())
    g_mutex_init(mutex)
    fonts = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fonts)
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    takeDesktopFont()
  }

  static func updateFont() {
    shared.updateFont()
    labels.updateFont()
  }

  private func updateFont() {
    g_mutex_lock(mutex)
    takeDesktopFont()
    g_mutex_unlock(mutex)
  }

  private func takeDesktopFont() {
    let desktop = DesktopFont()
    if desktop == font { return }
    font = desktop
    fontCount += 1
    let description = pango_font_description_from_string(desktop.name)
    let size = desktop.size(of: description)
    if isFitted {
      chosenScale = min(max(1, size / DesktopFont.usualSize), 4)
      fit(description)
    } else {
      tessera_copy_label_options(context)
      set(min(size, 4 * DesktopFont.usualSize), description)
      bodyHeight = lineHeight(of: description).rounded(.up)
    }
    currentMetrics = .desktop(lineHeight: bodyHeight * chosenScale)
    pango_context_set_font_description(context, description)
    pango_font_description_free(description)
    pango_layout_context_changed(layout)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fonts)
    g_mutex_clear(mutex)
    mutex.deallocate()
  }

  /// The scale of text relative to the usual size; at least 1. Text in the size of labels has the scale 1.
  var scale: Double { locked { chosenScale } }

  /// The metrics of the desktop, with controls as high as a line of text needs.
  var metrics: HostMetrics { locked { currentMetrics } }

  /// The number of fonts so far.
  var revision: Int { locked { fontCount } }

  var labelText: any TextMeasuring { PangoText.labels }

  private func locked<Result>(_ body: () -> Result) -> Result {
    g_mutex_lock(mutex)
    defer { g_mutex_unlock(mutex) }
    return body()
  }

  // MARK: Measuring

  func size(of text: String, style: TextStyle, width: Double?) -> Size {
    size(of: text, style, [], width: width, at: scale)
  }

  func size(of text: StyledText, width: Double?) -> Size {
    size(of: text.text, text.style, text.runs, width: width, at: scale)
  }

  func lineHeight(of style: TextStyle) -> Double { lineHeight(of: style, at: scale) }

  func lineHeight(of style: TextStyle, at scale: Double) -> Double {
    locked { style.size.lineHeight(ofBody: bodyHeight * scale) }
  }

  func baseline(of style: TextStyle) -> Double {
    with("x", style, width: nil, lineLimit: 1, scale: scale) {
      Double(pango_layout_get_baseline($0)) / Double(PANGO_SCALE)
    }
  }

  /// Returns the largest scale, up to the user's, at which all lines of a text fit into a size.
  func scale(
    fitting text: String, _ style: TextStyle, _ runs: [StyledText.Run] = [], in availableSize: Size
  ) -> Double {
    var scale = scale
    while scale > 1,
      size(of: text, style, runs, width: availableSize.width, at: scale).height > availableSize.height + 0.5
    {
      scale = max(1, scale - 0.125)
    }
    return scale
  }

  private func size(
    of text: String, _ style: TextStyle, _ runs: [StyledText.Run], width: Double?, at scale: Double
  ) -> Size {
    let lineHeight = lineHeight(of: style, at: scale)
    return with(
      text, style, runs.map { PangoRun($0) }, width: width, lineLimit: style.lineLimit, scale: scale
    ) { layout in
      var (width, height): (Int32, Int32) = (0, 0)
      pango_layout_get_size(layout, &width, &height)
      // Rounded up to a whole pixel, so that the measured text fits when it is drawn.
      return Size(
        width: (Double(width) / Double(PANGO_SCALE)).rounded(.up),
        height: Double(max(1, pango_layout_get_line_count(layout))) * lineHeight)
    }
  }

  /// Calls a function with the layout of a text; the layout is valid only during the call.
  ///
  /// - Parameters:
  ///   - text: The text, which may contain line breaks.
  ///   - style: The style; its color is ignored.
  ///   - runs: The appearance of parts of the text; empty if the whole text looks the same.
  ///   - width: The width at which lines wrap, in points; `nil` for no wrapping.
  ///   - lineLimit: The maximum number of lines; `nil` for any number.
  ///   - scale: The scale, relative to the usual size.
  func with<Result>(
    _ text: String, _ style: TextStyle, _ runs: [PangoRun] = [], width: Double?, lineLimit: Int?,
    scale: Double, _ body: (OpaquePointer) -> Result
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
    let lineHeight = style.size.lineHeight(ofBody: bodyHeight * scale)
    pango_attr_list_insert(
      attributes, pango_attr_line_height_new_absolute(Int32(lineHeight * Double(PANGO_SCALE))))
    let glyphScale = scale * style.size.factor
    if glyphScale != 1 { pango_attr_list_insert(attributes, pango_attr_scale_new(glyphScale)) }
    if style.isBold { pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
    if style.isItalic { pango_attr_list_insert(attributes, pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if style.isMonospaced { pango_attr_list_insert(attributes, pango_attr_family_new("monospace")) }
    if style.isUnderlined {
      pango_attr_list_insert(attributes, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
    }
    var start = 0
    for run in runs {
      run.insert(into: attributes, from: start)
      start += run.run.length
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return body(layout)
  }

  /// Sets the size of a font so that it fits a line of ``TextMetrics/lineHeight``.
  private func fit(_ font: OpaquePointer?) {
    // At a large size the rounding in font metrics does not matter.
    let probe = 1000.0
    set(probe, font)
    let height = lineHeight(of: font)
    set(height > 0 ? probe / height * TextMetrics.lineHeight : TextMetrics.lineHeight, font)
  }

  /// Sets the size of a font in points of the screen.
  private func set(_ size: Double, _ font: OpaquePointer?) {
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
  }

  /// Returns the height of the lines of a font.
  private func lineHeight(of font: OpaquePointer?) -> Double {
    let metrics = pango_context_get_metrics(context, font, nil)
    defer { pango_font_metrics_unref(metrics) }
    return Double(pango_font_metrics_get_height(metrics)) / Double(PANGO_SCALE)
  }
}

/// The font that the user has chosen for the desktop, and its resolution.
private struct DesktopFont: Equatable {
  /// The name, as Pango reads it.
  let name: String
  /// The dots per inch.
  let resolution: Double

  /// The usual size, 11 points at 96 dots per inch, in points of the screen.
  static var usualSize: Double { 11 * 96 / 72 }

  init() {
    let name = tessera_setting_font()
    defer { g_free(name) }
    self.name = name.map { String(cString: $0) } ?? ""
    let dots = tessera_setting_int("gtk-xft-dpi", -1)
    resolution = dots > 0 ? Double(dots) / 1024 : 96
  }

  /// Returns the size of the font in points of the screen.
  func size(of font: OpaquePointer?) -> Double {
    let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    guard size > 0 else { return Self.usualSize }
    return pango_font_description_get_size_is_absolute(font) != 0 ? size : size * resolution / 72
  }
}

extension TextSize {
  /// The size of the font relative to ordinary text.
  fileprivate var factor: Double {
    switch self {
    case .caption: 0.85
    case .body: 1
    case .title: 1.2
    case .largeTitle: 1.6
    }
  }

  /// Returns the height of a line, in whole points if it differs from ordinary text.
  fileprivate func lineHeight(ofBody height: Double) -> Double {
    self == .body ? height : (height * factor).rounded(.up)
  }
}

extension HostMetrics {
  /// Returns the metrics of the desktop for text with a line height: the sizes of widgets in GTK's themes,
  /// whose padding does not depend on the font.
  fileprivate static func desktop(lineHeight: Double) -> HostMetrics {
    var metrics = HostMetrics.desktop
    metrics.hasNativeControls = true
    metrics.controlHeight = max(metrics.controlHeight, lineHeight + 10)
    metrics.minimumRowHeight = max(metrics.minimumRowHeight, lineHeight + metrics.rowInsets.vertical)
    return metrics
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
