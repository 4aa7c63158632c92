@testable import TesseraWeb

/// A page without a browser: reads the operations of frames as the script does, and keeps what they show.
struct PageModel {
  /// An element of a cell.
  struct Element: Equatable {
    var isShown = true
    var isPinned = false
    var frame = Rect.zero
    /// The opacity of the whole element.
    var opacity: Float = 1
    var texts: [String] = []
    var buttons: [String] = []
    /// The opacities of the texts and buttons, in their order.
    var opacities: [Float] = []
    var attributes: [String: String] = [:]
  }

  private(set) var elements: [UInt32: Element] = [:]
  private(set) var layer = Point.zero
  private(set) var extent = Size.zero
  /// The scroll position of the element of the collection.
  var scroll = Point.zero
  private(set) var wake: Double?
  private(set) var order: [UInt32] = []
  private(set) var collection: [String: String] = [:]
  private(set) var focused: UInt32?
  /// The number of times that an element got the focus.
  private(set) var focusCount = 0
  private(set) var menu: [String] = []
  /// The order in which assistive technologies read the elements, if it is not that of the page.
  private(set) var readingOrder: [UInt32] = []
  /// The scripts of optional functions that got bytes.
  private(set) var parts: Set<String> = []

  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    var position = 0

    mutating func value<Value: BitwiseCopyable>(_ type: Value.Type = Value.self) -> Value {
      defer { position += MemoryLayout<Value>.size }
      return bytes.loadUnaligned(fromByteOffset: position, as: type)
    }

    mutating func text() -> String {
      let count = Int(value(UInt32.self))
      defer { position += count }
      return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    mutating func point() -> Point { Point(x: value(), y: value()) }
    mutating func rect() -> Rect { Rect(origin: point(), size: Size(width: value(), height: value())) }
  }

  /// Performs the operations of a frame.
  ///
  /// - Returns: `false` if an operation is unknown.
  @MainActor
  mutating func perform(_ writer: FrameWriter) -> Bool {
    var reader = Reader(bytes: writer.bytes)
    wake = nil
    while let operation = PageOperation(rawValue: reader.value()), operation != .end {
      perform(operation, &reader)
    }
    return reader.position == writer.count
  }

  private mutating func perform(_ operation: PageOperation, _ reader: inout Reader) {
    switch operation {
    case .end: break
    case .mount: elements[reader.value(), default: Element()].isShown = true
    case .unmount: elements[reader.value(), default: Element()].isShown = false
    case .discard: elements[reader.value()] = nil
    case .place:
      let (number, flags) = (reader.value(UInt32.self), reader.value(UInt8.self))
      elements[number, default: Element()].isPinned = flags & 1 != 0
      elements[number, default: Element()].frame = reader.rect()
      if flags & 4 != 0 { reader.position += 16 }
    case .effect:
      let number = reader.value(UInt32.self)
      elements[number, default: Element()].opacity = reader.value()
      reader.position += 20
    case .draw: draw(&reader)
    case .layer: layer = reader.point()
    case .extent: extent = Size(width: reader.value(), height: reader.value())
    case .scroll: scroll = reader.point()
    case .wake: wake = reader.value(Double.self)
    case .fonts: reader.position += 128
    case .order: order = (0..<reader.value(UInt32.self)).map { _ in reader.value() }
    case .part:
      let (name, count) = (reader.text(), Int(reader.value(UInt32.self)))
      parts.insert(name)
      if name == "order" {
        readingOrder = (0..<count / 4).map { _ in reader.value() }
        return
      }
      guard name == "menu" else { return reader.position += count }
      reader.position += 16
      menu = (0..<reader.value(UInt32.self)).map { _ in
        reader.position += 1
        return reader.text()
      }
    case .attributes:
      let number = reader.value(UInt32.self)
      for _ in 0..<reader.value(UInt32.self) {
        let (name, value) = (reader.text(), reader.text())
        let entry = value.isEmpty ? nil : value
        if number == .max { collection[name] = entry } else { elements[number]?.attributes[name] = entry }
      }
    case .focus:
      focused = reader.value(UInt32.self)
      reader.position += 4
      focusCount += Int(reader.value(UInt8.self))
    }
  }

  /// Reads a drawing of fills, texts and buttons.
  private mutating func draw(_ reader: inout Reader) {
    let number = reader.value(UInt32.self)
    var (texts, buttons, opacities): ([String], [String], [Float]) = ([], [], [])
    for _ in 0..<reader.value(UInt32.self) {
      var (code, opacity): (UInt8, Float) = (reader.value(), 1)
      if code == 9 { (opacity, code) = (reader.value(), reader.value()) }
      if code == 3 || code == 6 { opacities.append(opacity) }
      reader.position += 16
      switch code {
      case 1: reader.position += 8
      case 2: reader.position += 12
      case 3:
        reader.position += 12
        texts.append(reader.text())
      case 6:
        reader.position += 9
        _ = reader.text()
        reader.position += 2
        buttons.append(reader.text())
      default: return
      }
    }
    elements[number, default: Element()].texts = texts
    elements[number, default: Element()].buttons = buttons
    elements[number, default: Element()].opacities = opacities
  }

  /// The texts of the shown elements that overlap the viewport, from top to bottom, with their distances from its top.
  func visibleTexts(in size: Size) -> [(text: String, top: Double)] {
    var visible: [(text: String, top: Double)] = []
    for element in elements.values where element.isShown {
      let top = element.isPinned ? element.frame.minY : element.frame.minY + layer.y - scroll.y
      guard top < size.height, top + element.frame.height > 0 else { continue }
      visible.append((element.texts.joined(separator: " "), top))
    }
    return visible.sorted { $0.top < $1.top }
  }
}
