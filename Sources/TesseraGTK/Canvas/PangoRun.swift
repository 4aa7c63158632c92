import CGTK
import CTesseraGTK
import Tessera

/// A part of a text with its own appearance, for Pango.
struct PangoRun {
  let run: StyledText.Run
  /// The color of the characters; `nil` to measure them.
  let text: GdkRGBA?
  /// The color behind the characters; `nil` for none.
  let background: GdkRGBA?

  init(_ run: StyledText.Run, text: GdkRGBA? = nil, background: GdkRGBA? = nil) {
    (self.run, self.text, self.background) = (run, text, background)
  }

  /// Adds the attributes of the run to those of a text. Attributes that are added later take precedence.
  ///
  /// - Parameter start: The start of the run, in bytes.
  func insert(into list: OpaquePointer?, from start: Int) {
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
      attribute?.pointee.start_index = guint(clamping: start)
      attribute?.pointee.end_index = guint(clamping: start + run.length)
      pango_attr_list_insert(list, attribute)
    }
    let style = run.style
    insert(pango_attr_weight_new(style.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL))
    insert(pango_attr_style_new(style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL))
    insert(pango_attr_underline_new(style.isUnderlined ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_NONE))
    if let text {
      insert(pango_attr_foreground_new(text.red.pango, text.green.pango, text.blue.pango))
      insert(pango_attr_foreground_alpha_new(text.alpha.pango))
    }
    if let background {
      insert(pango_attr_background_new(background.red.pango, background.green.pango, background.blue.pango))
      insert(pango_attr_background_alpha_new(background.alpha.pango))
    }
  }
}

extension Float {
  /// The component of a color in Pango's range, from 0 to 65535.
  fileprivate var pango: UInt16 { UInt16(max(0, min(self, 1)) * 65535) }
}
