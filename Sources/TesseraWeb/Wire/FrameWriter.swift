/// The buffer in which a frame of operations reaches the script: bytes in the order of the processor, without padding.
final class FrameWriter {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  /// The number of bytes so far.
  private(set) var count = 0

  init(capacity: Int = 65_536) {
    self.capacity = capacity
    start = .allocate(byteCount: capacity, alignment: 16)
  }

  deinit { start.deallocate() }

  /// The bytes so far; valid until the next change.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Begins a new frame.
  func removeAll() { count = 0 }

  func write(_ value: UInt8) { store(value) }
  func write(_ value: UInt32) { store(value.littleEndian) }
  func write(_ value: Double) { store(value.bitPattern.littleEndian) }
  func writeFloat(_ value: Double) { store(Float(value).bitPattern.littleEndian) }
  func write(_ operation: PageOperation) { store(operation.rawValue) }

  /// Appends a text: the number of its bytes, and the bytes in UTF-8.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Appends a part of a text.
  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    write(UInt32(bytes.count))
    reserve(bytes.count)
    if let source = bytes.baseAddress { (start + count).copyMemory(from: source, byteCount: bytes.count) }
    count += bytes.count
  }

  func writeFloats(_ rect: Rect) {
    writeFloat(rect.minX)
    writeFloat(rect.minY)
    writeFloat(rect.width)
    writeFloat(rect.height)
  }

  /// Appends bytes for the script of an optional function, `tessera-NAME.js`: their number, and those that a closure writes.
  func write(part name: String, _ body: () -> Void) {
    write(.part)
    write(name)
    writeCounted(body)
  }

  /// Appends the number of the bytes that a closure writes, and the bytes.
  func writeCounted(_ body: () -> Void) {
    let place = count
    write(UInt32(0))
    body()
    let length = UInt32(count - place - MemoryLayout<UInt32>.size)
    start.storeBytes(of: length.littleEndian, toByteOffset: place, as: UInt32.self)
  }

  private func store<Value: BitwiseCopyable>(_ value: Value) {
    reserve(MemoryLayout<Value>.size)
    start.storeBytes(of: value, toByteOffset: count, as: Value.self)
    count += MemoryLayout<Value>.size
  }

  private func reserve(_ additional: Int) {
    guard count + additional > capacity else { return }
    capacity = max(2 * capacity, count + additional)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    larger.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = larger
  }
}

/// The operations of a frame. The script has the same numbers; a change needs another ``WebModule/version``.
enum PageOperation: UInt8 {
  case end, mount, unmount, discard, place, effect, draw, layer, extent, scroll, wake, fonts, order,
    attributes, focus
  case part
}
