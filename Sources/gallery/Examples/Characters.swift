import TesseraComponents

/// All characters that Unicode assigns, in a grid, one section per block.
final class CharactersExample: BasicExample, Example {
  static let summary = "Every Unicode character in a grid; argument: a code point"

  private let blocks = UnicodeBlock.assigned()

  override init(arguments: [String]) throws(GalleryError) {
    super.init()
    if let errorMessage = arguments.first.flatMap({ answer($0) }) { throw .usage(errorMessage) }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for block in blocks {
        Section(block.name, layout: .grid(columns: .minimumWidth(7 * TextMetrics.characterWidth))) {
          ForEach(block.scalars, id: { Int($0.value) }) { scalar in
            VStack(alignment: .center, spacing: .none) {
              Text(scalar.visible)
              Text(scalar.hex).style(.caption)
            }
            .lineLimit(1).padding(.vertical, .tight).frame(width: .fill, horizontal: .center).rowInsets(.none)
            .selectable()
          }
          .size(.estimatedHeight(2 * TextMetrics.lineHeight))
        }
        .header(pinned: true) { SectionTitle(block.name, detail: "\(block.scalars.count)") }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    guard let value = focused?.value(as: Int.self),
      let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    else { return "\(blocks.reduce(0) { $0 + $1.scalars.count }) characters in \(blocks.count) blocks" }
    return "U+\(scalar.hex)  \(scalar.properties.name ?? scalar.properties.nameAlias ?? "")"
  }

  var prompt: String? { "code point" }

  func answer(_ text: String) -> String? {
    let hasPrefix = ["U+", "0X"].contains { text.uppercased().hasPrefix($0) }
    let digits = text.dropFirst(hasPrefix ? 2 : 0)
    guard digits.allSatisfy({ $0.isHexDigit }), let value = UInt32(digits, radix: 16) else {
      return "'\(text)' is not a code point; enter one such as 1F600 or U+00E9"
    }
    guard let block = blocks.first(where: { $0.range.contains(value) }),
      block.scalars.contains(where: { $0.value == value })
    else { return "no character is assigned to the code point \(text)" }
    target = ScrollTarget(section: ItemID(block.name), item: ItemID(Int(value)))
    return nil
  }
}

extension Unicode.Scalar {
  /// The code point in hexadecimal, with at least four digits.
  fileprivate var hex: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character in a visible form: combining marks are on a dotted circle, invisible characters are a dot.
  fileprivate var visible: String {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: "\u{25CC}\(self)"
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: "·"
    default: String(self)
    }
  }
}
