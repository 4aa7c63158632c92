import Tessera
import TesseraLayout

/// A scalable picture (SVG 1.1) of drawings, for documentation and visual inspection.
public struct SVGPicture: CustomStringConvertible {
  /// The SVG document.
  public let description: String

  /// Creates a picture of drawings, from back to front.
  ///
  /// - Parameters:
  ///   - drawings: The drawings to show.
  ///   - size: The size of the picture, in points.
  ///   - theme: The colors of the roles.
  public init(_ drawings: [PlacedDrawing], size: Size, theme: PictureTheme) {
    var writer = SVGWriter(theme: theme)
    let bounds = Rect(origin: .zero, size: size)
    for (number, placed) in drawings.enumerated() where placed.isSeen(in: bounds) {
      writer.add(placed, number: number)
    }
    description = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(size.width))" height="\(number(size.height))" \
      viewBox="0 0 \(number(size.width)) \(number(size.height))" font-family="DejaVu Sans Mono, Menlo, Consolas, \
      monospace" font-size="13">
      <rect width="100%" height="100%" fill="\(theme.hex(.background))"/>
      \(writer.elements.joined(separator: "\n"))
      </svg>

      """
  }
}

/// A writer of drawings as SVG elements.
private struct SVGWriter {
  let theme: PictureTheme
  var elements: [String] = []
  private var grounds = PictureGrounds()

  init(theme: PictureTheme) { self.theme = theme }

  mutating func add(_ placed: PlacedDrawing, number index: Int) {
    guard let clip = placed.clip else { return addUnderEffect(placed, number: index) }
    elements.append(
      "<svg x=\"\(number(clip.minX))\" y=\"\(number(clip.minY))\" width=\"\(number(clip.width))\""
        + " height=\"\(number(clip.height))\" viewBox=\"\(number(clip.minX)) \(number(clip.minY))"
        + " \(number(clip.width)) \(number(clip.height))\">")
    addUnderEffect(placed, number: index)
    elements.append("</svg>")
  }

  /// Adds a cell, with the opacity, offset, scale and rotation of its effect.
  private mutating func addUnderEffect(_ placed: PlacedDrawing, number index: Int) {
    guard placed.effect != .none else { return addCell(placed, number: index) }
    let effect = placed.effect
    let (x, y) = (placed.frame.minX + placed.frame.width / 2, placed.frame.minY + placed.frame.height / 2)
    var attributes = effect.opacity == 1 ? "" : " opacity=\"\(fraction(effect.opacity))\""
    if effect.scale != 1 || effect.rotation != 0 || effect.offset != .zero {
      attributes += " transform=\"translate(\(number(x + effect.offset.x)) \(number(y + effect.offset.y)))"
      if effect.rotation != 0 { attributes += " rotate(\(number(effect.rotation * 180 / .pi)))" }
      if effect.scale != 1 { attributes += " scale(\(fraction(effect.scale.x)) \(fraction(effect.scale.y)))" }
      attributes += " translate(\(number(-x)) \(number(-y)))\""
    }
    elements.append("<g\(attributes)>")
    addCell(placed, number: index)
    elements.append("</g>")
  }

  /// Adds the commands of a cell, clipped to its frame.
  private mutating func addCell(_ placed: PlacedDrawing, number index: Int) {
    let frame = placed.frame
    elements.append(
      "<svg x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\""
        + " height=\"\(number(frame.height))\">")
    grounds = PictureGrounds()
    var groups = OpenGroups()
    for command in placed.drawing.commands where groups.shows(command) {
      switch command {
      case .fill(let rect, let color, let radius):
        grounds.add(rect, color)
        elements.append("<rect \(attributes(rect, radius)) fill=\"\(theme.hex(color))\"/>")
      case .stroke(let rect, let color, let width, let radius):
        let inner = rect.inset(by: Insets(width / 2))
        elements.append(
          "<rect \(attributes(inner, radius)) fill=\"none\" stroke=\"\(theme.hex(color))\""
            + " stroke-width=\"\(number(width))\"/>")
      case .text(let text, let rect, let style): add(text, rect, style)
      case .styledText(let text, let rect): add(text, rect)
      case .image(let image, let rect): add(image, rect)
      // A picture has no widgets: components draw their controls.
      case .control, .nativeView, .spinner: break
      case .beginGroup(let opacity): elements.append("<g opacity=\"\(fraction(opacity))\">")
      case .endGroup: elements.append("</g>")
      }
    }
    for _ in 0..<groups.count { elements.append("</g>") }
    elements.append("</svg>")
  }

  private func attributes(_ rect: Rect, _ radius: Double) -> String {
    "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
      + " height=\"\(number(rect.height))\"" + (radius > 0 ? " rx=\"\(number(radius))\"" : "")
  }

  /// Adds text line by line. Each line has an explicit length, so that columns align as in a terminal.
  private mutating func add(_ text: String, _ rect: Rect, _ style: TextStyle) {
    let columns = Int(max(0, min(rect.width / TextMetrics.characterWidth + 0.001, 1e6)))
    let rows = Int(max(1, min((rect.height / TextMetrics.lineHeight).rounded(), 1e6)))
    let limit = min(rows, style.lineLimit ?? rows)
    let ground = grounds.color(behind: rect)
    for (row, line) in LineBreaking.lines(of: text, columns: columns, limit: limit).enumerated()
    where !line.isEmpty {
      let length = Double(line.columnWidth) * TextMetrics.characterWidth
      let free = rect.width - length
      let indent = style.alignment == .leading ? 0 : style.alignment == .center ? free / 2 : free
      add(
        line, x: rect.minX + indent, top: rect.minY + Double(row) * TextMetrics.lineHeight, GridStyle(style),
        on: ground)
    }
  }

  /// Adds text whose parts look different, line by line.
  private mutating func add(_ text: StyledText, _ rect: Rect) {
    let columns = Int(max(0, min(rect.width / TextMetrics.characterWidth + 0.001, 1e6)))
    let rows = Int(max(1, min((rect.height / TextMetrics.lineHeight).rounded(), 1e6)))
    let limit = min(rows, text.style.lineLimit ?? rows)
    let ground = grounds.color(behind: rect)
    for (row, line) in text.lines(columns: columns, limit: limit).enumerated() {
      let widths = line.map { Double($0.text.columnWidth) * TextMetrics.characterWidth }
      let free = rect.width - widths.reduce(0, +)
      let alignment = text.style.alignment
      var x = rect.minX + (alignment == .leading ? 0 : alignment == .center ? free / 2 : free)
      let top = rect.minY + Double(row) * TextMetrics.lineHeight
      for (part, width) in zip(line, widths) {
        if let color = part.style.background {
          let background = Rect(x: x, y: top, width: width, height: TextMetrics.lineHeight)
          elements.append("<rect \(attributes(background, 0)) fill=\"\(theme.hex(color))\"/>")
        }
        add(part.text, x: x, top: top, part.style, on: part.style.background ?? ground)
        x += width
      }
    }
  }

  /// Adds text on one line, in front of a color.
  private mutating func add(
    _ text: Substring, x: Double, top: Double, _ style: GridStyle, on ground: Color?
  ) {
    let length = Double(text.columnWidth) * TextMetrics.characterWidth
    let baseline = top + 0.75 * TextMetrics.lineHeight
    let color = theme.hex(style.foreground, on: ground)
    elements.append(
      "<text x=\"\(number(x))\" y=\"\(number(baseline))\" textLength=\"\(number(length))\""
        + " lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" fill=\"\(color)\""
        + (style.isBold ? " font-weight=\"bold\"" : "") + (style.isItalic ? " font-style=\"italic\"" : "")
        + (style.isUnderlined ? " text-decoration=\"underline\"" : "") + ">\(escaped(text))</text>")
  }

  /// Adds an image as one rectangle for each run of equal pixels.
  private mutating func add(_ image: Image, _ rect: Rect) {
    guard image.width > 0, image.height > 0 else { return }
    let width = rect.width / Double(image.width)
    let height = rect.height / Double(image.height)
    for row in 0..<image.height {
      var column = 0
      while column < image.width {
        let pixel = image.pixels[row * image.width + column]
        let end =
          (column..<image.width).first { image.pixels[row * image.width + $0] != pixel } ?? image.width
        let run = Rect(
          x: rect.minX + Double(column) * width, y: rect.minY + Double(row) * height,
          width: Double(end - column) * width, height: height)
        let hex = String(pixel & 0xFFFFFF, radix: 16)
        let color = "#" + String(repeating: "0", count: 6 - hex.count) + hex
        elements.append("<rect \(attributes(run, 0)) fill=\"\(color)\" shape-rendering=\"crispEdges\"/>")
        column = end
      }
    }
  }

  /// Returns a text that is safe in an SVG file and in its viewer.
  ///
  /// Characters that the format reserves are escaped. Controls and bidirectional overrides are replaced by a
  /// replacement character, and other format scalars are omitted. Joiners and the parts of emoji stay.
  private func escaped(_ text: Substring) -> String {
    var result = ""
    for character in text {
      let isWhole = character.withoutControlAndFormat == character
      for scalar in character.unicodeScalars {
        switch scalar {
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "&": result += "&amp;"
        case "\"": result += "&quot;"
        case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
        case "\u{200C}", "\u{200D}": result.unicodeScalars.append(scalar)
        default:
          if scalar.isControlOrBidirectional {
            result += "\u{FFFD}"
          } else if isWhole || !scalar.isControlOrFormat {
            result.unicodeScalars.append(scalar)
          }
        }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar could control the viewer of the picture: a control character, a line or paragraph
  /// separator, an override or isolate of the writing direction.
  fileprivate var isControlOrBidirectional: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension PlacedDrawing {
  /// Returns whether the drawing may be visible in a part of the picture; `true` if it is rotated.
  fileprivate func isSeen(in bounds: Rect) -> Bool {
    effect.rotation != 0 || effect.presentedFrame(of: frame).overlaps(bounds)
  }
}

/// Returns a number with at most four decimals, for factors.
private func fraction(_ value: Double) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

/// Returns a number with at most two decimals.
private func number(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}
