import CGTK
import CTesseraGTK
import Tessera

/// The colors of the roles of portable cells in a widget's theme.
@MainActor
struct Theme {
  private let widget: Widget

  init(of widget: Widget) { self.widget = widget }

  /// Returns the color of a role for fills and outlines.
  func rgba(_ color: Color) -> GdkRGBA {
    switch color {
    case .rgb(let red, let green, let blue):
      GdkRGBA(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: 1)
    case .primary: text
    case .secondary: text.withOpacity(to: 0.55)
    // Older themes have no accent color, but the background of their selection has the same hue.
    case .accent: named("accent_color", "theme_selected_bg_color", "#3584e4")
    case .background: background
    case .surface: named("card_bg_color", "theme_bg_color", "#f6f5f4")
    case .selection: selection
    case .focus: selection.mixed(with: text, 0.2).makingLegible(selectedText)
    case .separator: named("borders", "unfocused_borders", "#cdc7c2")
    case .positive: named("success_color", "success_color", "#26ab62")
    case .warning: named("warning_color", "warning_color", "#f57900")
    case .negative: named("error_color", "error_color", "#cc0000")
    }
  }

  /// Returns the color of a role for a bar or another graphic, which stands out from the backgrounds of
  /// cells.
  func graphicColor(_ color: Color) -> GdkRGBA {
    switch color {
    case .accent, .positive, .warning, .negative:
      let backgrounds = [Color.background, .surface].map { rgba($0).composited(over: background) }
      return rgba(color).legible(on: backgrounds, towards: text, contrast: GdkRGBA.minimumGraphicContrast)
    default: return rgba(color)
    }
  }

  /// Returns a legible color for text of a role: the role's own color, else a mixture with the theme's text
  /// color.
  ///
  /// Exact colors, and those of thin lines, stay as they are.
  ///
  /// - Parameter backgroundRole: The background of the text; `nil` for the background of the cell, which may
  ///   be a card.
  func textColor(_ color: Color, on backgroundRole: Color?) -> GdkRGBA {
    let isOnSelection = backgroundRole == .selection || backgroundRole == .focus
    let own = isOnSelection ? selectedText : text
    let wanted =
      switch color {
      case .rgb, .separator: rgba(color)
      case .primary: own
      case .secondary: own.withOpacity(to: isOnSelection ? 0.75 : 0.55)
      case .accent: isOnSelection ? own : rgba(color)
      default: rgba(color)
      }
    if case .rgb = color { return wanted }
    if color == .separator { return wanted }
    let backgrounds = (backgroundRole.map { [$0] } ?? [.background, .surface]).map {
      rgba($0).composited(over: background)
    }
    return wanted.legible(on: backgrounds, towards: own)
  }

  /// Returns a legible color for text of a role in a row that may be below the pointer, where themes tint the
  /// background.
  func textColorBelowPointer(_ color: Color) -> GdkRGBA {
    textColor(color, on: nil).legible(on: [background.mixed(with: text, 0.1)], towards: text)
  }

  /// The color behind matches in a text, on which ordinary text is legible: that of warnings, but softer.
  var highlight: GdkRGBA { rgba(.warning).mixed(with: background, 0.6).makingLegible(text) }

  /// The color of prominent buttons and that of their titles; `nil` if the theme's own colors are legible.
  var legibleAccent: (fill: GdkRGBA, text: GdkRGBA)? {
    let fill = named("accent_bg_color", "theme_selected_bg_color", "#3584e4")
    let text = named("accent_fg_color", "theme_selected_fg_color", "#ffffff")
    let legible = fill.makingLegible(text)
    return legible.red == fill.red && legible.green == fill.green && legible.blue == fill.blue
      ? nil : (legible, text)
  }

  private var text: GdkRGBA {
    var color = GdkRGBA()
    tessera_text_color(widget, &color)
    return color
  }

  private var background: GdkRGBA { named("view_bg_color", "theme_base_color", "#ffffff") }
  private var selection: GdkRGBA {
    let color =
      isInBackground
      ? named("theme_unfocused_selected_bg_color", "accent_bg_color", "#3584e4")
      : named("accent_bg_color", "theme_selected_bg_color", "#3584e4")
    return color.makingLegible(selectedText)
  }
  private var selectedText: GdkRGBA {
    isInBackground
      ? named("theme_unfocused_selected_fg_color", "accent_fg_color", "#ffffff")
      : named("accent_fg_color", "theme_selected_fg_color", "#ffffff")
  }

  /// Whether another window has the keyboard focus.
  private var isInBackground: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_BACKDROP.rawValue != 0
  }

  /// Returns a color by its name in newer themes, else by its name in older themes, else the given fallback.
  private func named(_ name: String, _ olderName: String, _ otherwise: String) -> GdkRGBA {
    var color = GdkRGBA()
    if tessera_theme_color(widget, name, &color) != 0 || tessera_theme_color(widget, olderName, &color) != 0 {
      return color
    }
    gdk_rgba_parse(&color, otherwise)
    return color
  }
}
