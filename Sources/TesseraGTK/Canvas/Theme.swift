import CGTK
import CTesseraGTK
import Tessera

/// The colours that a widget's theme gives to the roles of portable cells.
@MainActor
struct Theme {
  private let widget: Widget

  /// The theme of a widget, as it is now.
  init(of widget: Widget) { self.widget = widget }

  /// The colour of a role where something is filled with it or outlined in it.
  func rgba(_ color: Color) -> GdkRGBA {
    switch color {
    case .rgb(let red, let green, let blue):
      GdkRGBA(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: 1)
    case .primary: text
    case .secondary: text.faded(to: 0.55)
    // Older themes have no colour for what stands out: what is behind a selection is of the same hue.
    case .accent: named("accent_color", "theme_selected_bg_color", "#3584e4")
    case .background: background
    case .surface: named("card_bg_color", "theme_bg_color", "#f6f5f4")
    case .selection: selection
    case .focus: selection.mixed(with: text, 0.2).carrying(selectedText)
    case .separator: named("borders", "unfocused_borders", "#cdc7c2")
    case .positive: named("success_color", "success_color", "#26ab62")
    case .warning: named("warning_color", "warning_color", "#f57900")
    case .negative: named("error_color", "error_color", "#cc0000")
    }
  }

  /// The colour of a role as text: the role's own where that can be read, else one on the way to the theme's text.
  ///
  /// Exact colours, and those of thin lines, stay as they are.
  ///
  /// - Parameter ground: What the text stands on; nil: what is behind the cell, which may be a card.
  func textColor(_ color: Color, on ground: Color?) -> GdkRGBA {
    let isOnSelection = ground == .selection || ground == .focus
    let own = isOnSelection ? selectedText : text
    let wanted =
      switch color {
      case .rgb, .separator: rgba(color)
      case .primary: own
      case .secondary: own.faded(to: isOnSelection ? 0.75 : 0.55)
      case .accent: isOnSelection ? own : rgba(color)
      default: rgba(color)
      }
    if case .rgb = color { return wanted }
    if color == .separator { return wanted }
    let grounds = (ground.map { [$0] } ?? [.background, .surface]).map { rgba($0).seen(over: background) }
    return wanted.legible(on: grounds, towards: own)
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
    return color.carrying(selectedText)
  }
  private var selectedText: GdkRGBA {
    isInBackground
      ? named("theme_unfocused_selected_fg_color", "accent_fg_color", "#ffffff")
      : named("accent_fg_color", "theme_selected_fg_color", "#ffffff")
  }

  /// Whether the keyboard works on another window.
  private var isInBackground: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_BACKDROP.rawValue != 0
  }

  /// A colour by the name that newer themes give it, else by the one of older themes, else the one that is written.
  private func named(_ name: String, _ olderName: String, _ otherwise: String) -> GdkRGBA {
    var color = GdkRGBA()
    if tessera_theme_color(widget, name, &color) != 0 || tessera_theme_color(widget, olderName, &color) != 0 {
      return color
    }
    gdk_rgba_parse(&color, otherwise)
    return color
  }
}
