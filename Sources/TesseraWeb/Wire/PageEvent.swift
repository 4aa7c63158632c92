import Tessera

enum PageEvent: Equatable {
  /// The element of the collection, or a setting of the user, has changed.
  case resize(Size, PageSettings)
  /// The browser has scrolled the element to a position.
  case scroll(Point)
  case pointer(PointerEvent.Phase, at: Point, button: PointerEvent.Button, KeyModifiers)
  case key(Key, KeyModifiers)
  /// The user has operated a control of the view with a number.
  case control(UInt32, ControlEvent)
  /// An element got the focus of the page: the view with a number, or the collection itself, and then a reason.
  case focus(UInt32?, control: Int?)
  /// An assistive technology activates the view with a number.
  case activate(UInt32)
  /// Fonts were loaded.
  case fonts
  /// An action of the context menu was chosen, by its position, or the menu was closed.
  case menu(Int?)
  /// The browser is about to open its own menu.
  case browserMenu
  /// The script of the optional function at a position has sent an event.
  case feature(Int, FeatureEvent)
}

/// The settings of the user and of the page.
struct PageSettings: Equatable {
  /// The number of pixels per point.
  var scale = 1.0
  var reducesMotion = false
  var isRightToLeft = false
}

/// A reader of the bytes of one event. Anything that is cut short or unknown reads as `nil`.
struct EventReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func read() -> PageEvent? {
    switch byte() {
    case 1:
      guard let width = double(), let height = double(), let scale = double(), let flags = byte(),
        width.isFinite, height.isFinite, scale.isFinite, scale > 0
      else { return nil }
      return .resize(
        Size(width: max(0, width), height: max(0, height)),
        PageSettings(scale: scale, reducesMotion: flags & 1 != 0, isRightToLeft: flags & 2 != 0))
    case 2: return point().map { .scroll($0) }
    case 3:
      guard let phase = byte(), phase < 4, let button = byte(), let modifiers = byte(), let point = point()
      else {
        return nil
      }
      let phases: [PointerEvent.Phase] = [.down, .moved, .up, .cancelled]
      return .pointer(
        phases[Int(phase)], at: point, button: button == 2 ? .secondary : .primary,
        KeyModifiers(rawValue: Int(modifiers & 15)))
    case 4:
      guard let modifiers = byte(), let named = Key(domName: text() ?? "") else { return nil }
      var held = KeyModifiers(rawValue: Int(modifiers & 15))
      let key = named.ignoringCapsLock(with: held)
      // With Control, a letter is a command, and Shift makes it a different one.
      if case .character = key, !held.contains(.control), !held.contains(.command) { held.remove(.shift) }
      return .key(key == .tab && held.contains(.shift) ? .backTab : key, held)
    case 5:
      guard let view = word(), let control = index(), let change = change() else { return nil }
      return .control(view, ControlEvent(control: control, change: change))
    case 6:
      guard let view = word(), hasWord else { return nil }
      return .focus(view == .max ? nil : view, control: index())
    case 7: return word().map { .activate($0) }
    case 8: return .fonts
    case 9: return hasWord ? .menu(index()) : nil
    case 10: return .browserMenu
    case 11:
      guard let position = byte(), let code = byte(), let number = word(), let point = point(),
        let first = text(), let second = text()
      else { return nil }
      return .feature(
        Int(position), FeatureEvent(code: code, number: number, point: point, texts: (first, second)))
    default: return nil
    }
  }

  private mutating func change() -> ControlEvent.Change? {
    switch byte() {
    case 0: .press
    case 1: byte().map { .turn(on: $0 != 0) }
    case 2: double().flatMap { Int(exactly: $0.rounded()) }.map { .set($0) }
    case 3: index().map { .choose($0) }
    case 4: text().map { .edit($0) }
    case 5: .submit
    default: nil
    }
  }

  private mutating func point() -> Point? {
    guard let x = double(), let y = double(), x.isFinite, y.isFinite else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func byte() -> UInt8? { take(1).map { $0[$0.startIndex] } }

  private mutating func word() -> UInt32? {
    take(4).map { UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self)) }
  }

  private var hasWord: Bool { bytes.count - position >= 4 }

  /// Reads a position; `nil` if it is none. A program in a browser has integers of 32 bits.
  private mutating func index() -> Int? { word().flatMap { Int32(exactly: $0) }.map { Int($0) } }

  private mutating func double() -> Double? {
    take(8).map { Double(bitPattern: UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self))) }
  }

  private mutating func text() -> String? {
    guard let count = word(), let bytes = take(Int(clamping: count)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func take(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }
}
