// Drawings as the script reads them.

/// The commands of drawings.
private enum DrawingCode: UInt8 {
  case fill = 1, stroke, text, styledText, part, control, address, spinner
  /// The opacity of the command that follows, if it is not 1.
  case opacity
}

extension FrameWriter {
  /// Appends a drawing: the number of its commands without those of groups, and the commands. Each has the opacity of the
  /// groups around it.
  func write(_ drawing: Drawing) {
    var groups = OpenGroups()
    let count = drawing.commands.reduce(0) { $1.isOfGroup ? $0 : $0 + 1 }
    write(UInt32(count))
    var part = 0
    for command in drawing.commands {
      _ = groups.shows(command)
      if command.isOfGroup { continue }
      if groups.opacity < 1 {
        write(DrawingCode.opacity.rawValue)
        writeFloat(groups.opacity)
      }
      if case .control(var control, let rect) = command, groups.opacity <= 0 {
        // Nothing can be pressed that cannot be seen, neither the control nor the row in its place.
        control.isEnabled = false
        write(.control(control, rect), part: part, isLabel: drawing.usesLabelText)
      } else {
        write(command, part: part, isLabel: drawing.usesLabelText)
      }
      if case .nativeView = command { part += 1 }
    }
  }

  private func write(_ command: Drawing.Command, part: Int, isLabel: Bool) {
    switch command {
    case .fill(let rect, let color, let radius):
      begin(.fill, rect)
      write(color.code)
      writeFloat(radius)
    case .stroke(let rect, let color, let width, let radius):
      begin(.stroke, rect)
      write(color.code)
      writeFloat(width)
      writeFloat(radius)
    case .text(let text, let rect, let style):
      begin(.text, rect)
      write(style, lines: rect, isLabel: isLabel)
      write(style.color.code)
      write(text)
    case .styledText(let text, let rect):
      begin(.styledText, rect)
      write(text.style, lines: rect, isLabel: isLabel)
      write(text)
    case .image(let image, let rect):
      write(part: "pixels", element: "img", in: rect) {
        write(UInt32(image.width))
        write(UInt32(image.height))
        for pixel in image.pixels { write(pixel) }
      }
    case .control(let control, let rect):
      begin(.control, rect)
      write(control)
    case .nativeView(let view, let rect):
      if let content = view.content as? WebContent {
        return content.write(to: self, view, part: part, in: rect)
      }
      begin(.text, rect)
      write(TextStyle.body, lines: rect, isLabel: isLabel)
      write(Color.primary.code)
      write(view.accessibilityLabel)
    case .spinner(let color, let rect):
      begin(.spinner, rect)
      write((color ?? .accent).code)
    case .beginGroup, .endGroup: break
    }
  }

  private func begin(_ code: DrawingCode, _ rect: Rect) {
    write(code.rawValue)
    writeFloats(rect)
  }

  /// Appends a picture that the browser loads.
  func write(picture address: String, description: String, isLazy: Bool, in rect: Rect) {
    begin(.address, rect)
    write(address)
    write(description)
    write(UInt8(isLazy ? 1 : 0))
  }

  /// Appends an element that the script `tessera-NAME.js` fills: its kind, and the bytes that a closure writes.
  func write(part name: String, element: String, in rect: Rect, _ body: () -> Void) {
    begin(.part, rect)
    write(name)
    write(element)
    writeCounted(body)
  }

  /// Appends the font, the alignment and the number of lines that fit.
  private func write(_ style: TextStyle, lines rect: Rect, isLabel: Bool) {
    let font = BrowserFont(style, isLabel: isLabel)
    let alignment: UInt32 =
      switch style.alignment {
      case .leading: 0
      case .center: 1
      case .trailing: 2
      }
    let rows = max(1, min((rect.height / font.lineHeight).rounded(), 10_000))
    write(font.number | alignment << 7)
    write(UInt32(min(Int(rows), max(1, style.lineLimit ?? Int(rows)))))
  }

  private func write(_ text: StyledText) {
    write(UInt32(text.runs.count))
    var copy = text.text
    copy.withUTF8 { bytes in
      var start = 0
      for run in text.runs {
        let style = run.style
        write(
          (style.isBold ? BrowserFont.bold : 0) | (style.isItalic ? BrowserFont.italic : 0)
            | (style.isUnderlined ? BrowserFont.underlined : 0))
        write(style.foreground.code)
        write(style.background?.code ?? .max)
        let end = min(start + run.length, bytes.count)
        write(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }

  /// Appends a control: its position, its kind, its state and its texts.
  private func write(_ control: Control) {
    write(UInt32(control.index))
    write(UInt8(control.isEnabled ? 1 : 0))
    write(control.tint.code)
    write(control.label ?? "")
    switch control.kind {
    case .button(let title, let role):
      write(UInt8(0))
      write(role.code)
      write(title)
    case .toggle(let title, let isOn):
      write(UInt8(1))
      write(UInt8(isOn ? 1 : 0))
      write(title)
    case .stepper(let value, let range, let step):
      write(UInt8(2))
      write(Double(value))
      write(Double(range.lowerBound))
      write(Double(range.upperBound))
      write(Double(step))
    case .menu(let options, let selected):
      write(UInt8(3))
      write(UInt32(bitPattern: Int32(clamping: selected ?? -1)))
      write(UInt32(options.count))
      for option in options { write(option) }
    case .textField(let text, let placeholder, let isSecure):
      write(UInt8(4))
      write(UInt8(isSecure ? 1 : 0))
      write(text)
      write(placeholder)
    case .textEditor(let text, let placeholder, _):
      write(UInt8(5))
      write(text)
      write(placeholder)
    }
  }
}

extension Drawing.Command {
  /// Whether the command begins or ends a group.
  fileprivate var isOfGroup: Bool {
    switch self {
    case .beginGroup, .endGroup: true
    default: false
    }
  }
}

extension ButtonRole {
  fileprivate var code: UInt8 {
    switch self {
    case .normal: 0
    case .prominent: 1
    case .destructive: 2
    case .plain: 3
    case .link: 4
    }
  }
}

extension Color {
  /// The number of the color: a role, or an exact color with a bit above its components.
  var code: UInt32 {
    switch self {
    case .rgb(let red, let green, let blue):
      1 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    case .primary: 0
    case .secondary: 1
    case .accent: 2
    case .background: 3
    case .surface: 4
    case .selection: 5
    case .focus: 6
    case .separator: 7
    case .positive: 8
    case .warning: 9
    case .negative: 10
    }
  }
}
