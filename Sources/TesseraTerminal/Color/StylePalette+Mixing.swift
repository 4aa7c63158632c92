import Tessera

extension StylePalette {
  /// Returns the style of characters that are shown with an opacity in front of the background of another style.
  ///
  /// Where the colors are known, they are mixed. With few or unknown colors, a low opacity changes the color to one of less
  /// important characters.
  func mixed(_ style: GridStyle, over behind: GridStyle, opacity: Double) -> GridStyle {
    let (own, ground) = (style.background ?? .background, behind.background ?? .background)
    var mixed = style
    guard depth >= .ansi256, let back = background(of: ground), let front = foreground(of: style),
      let ownBack = background(of: own)
    else {
      if opacity < Self.leastPlainOpacity { mixed.foreground = depth == .ansi16 ? .secondary : .separator }
      if opacity < 0.5 { mixed.background = ground }
      return mixed
    }
    mixed.foreground = Color(back.mixed(with: front, opacity))
    if own != ground { mixed.background = Color(back.mixed(with: ownBack, opacity)) }
    return mixed
  }

  /// The least opacity that does not change characters where colors cannot be mixed.
  private static var leastPlainOpacity: Double { 0.75 }

  /// Returns the color of a background as the terminal shows it; `nil` if it is unknown.
  private func background(of color: Color) -> RGB? {
    color == .background ? theme.assumedBackground.rgb : theme.background(color).rgb
  }

  /// Returns the color of the characters of a style; `nil` if it is unknown.
  private func foreground(of style: GridStyle) -> RGB? {
    rendition(of: style).foreground.rgb ?? theme.assumedText.rgb
  }
}

extension Color {
  fileprivate init(_ color: RGB) { self = .rgb(red: color.red, green: color.green, blue: color.blue) }
}
