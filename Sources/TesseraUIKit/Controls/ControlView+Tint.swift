#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import Tessera
import TesseraComponents
import UIKit

// The tints of controls. Their colors adapt to dark mode and increased contrast by themselves.

extension ControlView {
  /// The color of fills in the declared tint; `nil` if none is declared, and the control has a color of its own.
  var fillTint: UIColor? { control.tint == .accent ? nil : .fill(control.tint, tint: accentColor) }

  /// Returns the color of text in the tint, legible on a ground; in that of the collection if none is declared.
  func textTint(on ground: Palette.Ground) -> UIColor {
    let (tint, accent) = (control.tint, accentColor)
    return UIColor { Palette($0, tint: accent).tinted(tint, on: ground).uiColor }
  }

  /// Returns the color of symbols and carets in the tint, legible on a ground; `nil` if none is declared.
  func symbolTint(on ground: Palette.Ground) -> UIColor? {
    control.tint == .accent ? nil : textTint(on: ground)
  }

  /// The colors of a prominent button in the tint.
  var prominentColors: (fill: UIColor, title: UIColor) {
    let (tint, accent) = (control.tint, accentColor)
    return (
      UIColor { Palette($0, tint: accent).prominent(tint).fill.uiColor },
      UIColor { Palette($0, tint: accent).prominent(tint).title.uiColor }
    )
  }
}

extension Palette {
  /// Returns the color of text in the tint of a control, also in an exact one, legible on a ground.
  fileprivate func tinted(_ tint: Color, on ground: Ground) -> RGBA {
    fill(tint).legible(on: backgrounds(ground), towards: fill(.primary))
  }

  /// Returns the color of a prominent button and that of its title: white on the accent color, else black or white.
  fileprivate func prominent(_ tint: Color) -> (fill: RGBA, title: RGBA) {
    if tint == .accent { return (fill(.focus), .white) }
    let opaque = fill(tint).composited(over: fill(.background))
    return (opaque, opaque.opposite)
  }
}
#endif
