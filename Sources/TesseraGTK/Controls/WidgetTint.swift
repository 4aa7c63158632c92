import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents

/// The style of widgets with a tint: a class of style sheets, and the rules for it.
@MainActor
struct WidgetTint {
  /// The class, which has the name of the exact color.
  let styleClass: String
  private let fill: String
  /// The color of text on the tint.
  private let text: String
  /// The color of text in the tint on the background of a row.
  private let letters: String

  /// The classes whose rules the display has.
  private static var added: Set<String> = []

  /// Creates the style of a control in the theme of a widget; `nil` if the theme itself shows the tint.
  init?(of control: Control, for widget: Widget) {
    let isUntinted = control.tint == .accent
    if isUntinted, !control.kind.showsAccent { return nil }
    let theme = Theme(of: widget)
    // Some themes have accent colors and links with too little contrast.
    let legible = isUntinted ? theme.legibleAccent : nil
    if isUntinted, legible == nil, case .button(_, .prominent) = control.kind { return nil }
    let fill = legible?.fill ?? theme.rgba(control.tint).composited(over: theme.rgba(.background))
    let letters: GdkRGBA
    if case .rgb = control.tint {
      letters = fill
    } else {
      letters = theme.textColorBelowPointer(control.tint)
    }
    (self.fill, self.letters) = (fill.css, letters.css)
    text = legible?.text.css ?? (fill.isDark ? "#ffffff" : "#000000")
    styleClass =
      "tessera-tint-\(self.fill.dropFirst())-\(self.letters.dropFirst())-\(text.dropFirst())"
  }

  /// Adds the rules of the class to the display of a widget.
  func addStyle(for widget: Widget) {
    guard Self.added.insert(styleClass).inserted else { return }
    tessera_add_style(gtk_widget_get_display(widget), rules)
  }

  /// The rules. Below the pointer, the tint gets more contrast to the text.
  private var rules: String {
    let filled = ["button.suggested-action.\(styleClass)", "checkbutton.\(styleClass) > check:checked"]
    let shade = text == "#000000" ? "white" : "black"
    let plain = ["button.flat.\(styleClass)", "button.link.\(styleClass)"]
    return """
      \(filled.map { $0 + ":not(:disabled)" }.joined(separator: ", ")) {
        background-color: \(fill); background-image: none; border-color: \(fill); color: \(text);
        text-shadow: none; -gtk-icon-shadow: none;
      }
      \(filled.map { $0 + ":hover:not(:disabled)" }.joined(separator: ", ")) {
        background-image: image(alpha(\(shade), 0.1));
      }
      \(filled.map { $0 + ":active:not(:disabled)" }.joined(separator: ", ")) {
        background-image: image(alpha(\(shade), 0.2));
      }
      \(plain.map { $0 + ":not(:disabled)" }.joined(separator: ", ")) { color: \(letters); }
      \(plain.map { "row:selected > " + $0 + ":not(:disabled)" }.joined(separator: ", ")) {
        color: @theme_selected_fg_color;
      }
      .\(styleClass):focus-visible, .\(styleClass):focus-within { outline-color: \(fill); }
      """
  }
}

extension Control.Kind {
  /// Whether the control shows the accent color of the theme as text or behind it.
  fileprivate var showsAccent: Bool {
    switch self {
    case .button(_, .link), .button(_, .prominent): true
    default: false
    }
  }
}

extension GdkRGBA {
  /// The color in style sheets, without its opacity.
  fileprivate var css: String {
    let parts = [red, green, blue].map { part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }
}
