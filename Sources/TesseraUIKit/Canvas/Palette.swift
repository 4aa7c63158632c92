#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

/// The colors of the roles of portable cells, derived from the system's colors for an appearance: light or dark, with usual
/// or increased contrast.
///
/// Text has a contrast of at least 4.5 on its background: many colors of the system have less.
struct Palette {
  private let traits: UITraitCollection
  /// The color of the role `accent`.
  private let tint: UIColor

  /// The backgrounds of texts.
  enum Ground: Hashable, Sendable, CaseIterable {
    /// The background of the collection, or a surface on it.
    case content
    /// A surface.
    case surface
    /// A selected or pressed row.
    case selection
    /// The row with the keyboard focus, or a button of the most likely action.
    case focus
    /// A row, selected or not.
    case row
    /// A button in a row.
    case button
    /// A text field.
    case field
  }

  /// Creates the colors for an appearance and a tint.
  init(_ traits: UITraitCollection, tint: UIColor = .systemBlue) { (self.traits, self.tint) = (traits, tint) }

  /// Returns the color of a role for fills and outlines.
  func fill(_ color: Color) -> RGBA {
    switch color {
    case .rgb(let red, let green, let blue):
      RGBA(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    case .primary: resolved(.label)
    case .secondary: resolved(.secondaryLabel)
    case .accent: resolved(tint)
    case .background: resolved(.ground)
    case .surface: resolved(.raisedBackground)
    case .selection: resolved(.selectedBackground)
    case .focus: resolved(tint).makingLegible(.white)
    case .separator: resolved(.separator)
    case .positive: resolved(.systemGreen)
    case .warning: resolved(.systemOrange)
    case .negative: resolved(.systemRed)
    }
  }

  /// Returns a legible color for text of a role: the system's color, else a mixture with the color of ordinary text.
  ///
  /// Exact colors, and those of thin lines, stay as they are.
  ///
  /// - Parameter background: The color behind the text; `nil` for the background of the collection, or a surface on it.
  func text(_ color: Color, over background: Color?) -> RGBA {
    switch background {
    case nil, .background: text(color, on: .content)
    case .surface: text(color, on: .surface)
    case .selection: text(color, on: .selection)
    case .focus: text(color, on: .focus)
    case .some(let other):
      text(color, on: [fill(other).composited(over: fill(.background))], own: fill(.primary))
    }
  }

  /// Returns a legible color for text of a role on a ground.
  func text(_ color: Color, on ground: Ground = .content) -> RGBA {
    text(color, on: backgrounds(ground), own: ground == .focus ? .white : fill(.primary))
  }

  private func text(_ color: Color, on backgrounds: [RGBA], own: RGBA) -> RGBA {
    let isInverted = own != fill(.primary)
    var wanted = fill(color)
    switch color {
    case .rgb, .separator: return wanted
    case .primary, .accent: if isInverted { wanted = own }
    case .secondary: if isInverted { (wanted, wanted.alpha) = (own, 0.75) }
    default: break
    }
    return wanted.legible(on: backgrounds, towards: own)
  }

  /// Returns the opaque colors that may be behind a text.
  func backgrounds(_ ground: Ground) -> [RGBA] {
    let content = [fill(.background), fill(.surface)].map { $0.composited(over: fill(.background)) }
    let selection = [fill(.selection).composited(over: content[0])]
    return switch ground {
    case .content: content
    case .surface: [content[1]]
    case .selection: selection
    case .focus: [fill(.focus)]
    case .row: content + selection
    case .button: (content + selection).map { resolved(.buttonBackground).composited(over: $0) }
    case .field: [content[0]]
    }
  }

  private func resolved(_ color: UIColor) -> RGBA { RGBA(color.resolvedColor(with: traits)) }
}
#endif
