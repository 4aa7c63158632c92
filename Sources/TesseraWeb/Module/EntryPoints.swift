#if arch(wasm32)
// The functions that the script calls. There is one thread, and no call begins during another.

/// The buffer for one event.
nonisolated(unsafe) private var event = UnsafeMutableRawBufferPointer(start: nil, count: 0)

/// Calls a function with the bytes that the script has put into the buffer.
func withEventBuffer(_ count: Int, _ body: (UnsafeRawBufferPointer) -> String) -> String {
  body(UnsafeRawBufferPointer(rebasing: event[..<min(count, event.count)]))
}

/// Returns the version of the module.
@_cdecl("tessera_version")
public func version() -> Int32 { WebModule.version }

/// Returns the address of a buffer for an event with a number of bytes.
@_cdecl("tessera_event_buffer")
public func eventBuffer(_ count: UInt32) -> UnsafeMutableRawPointer? {
  if event.count < Int(count) {
    event.deallocate()
    event = .allocate(byteCount: max(1024, 2 * Int(count)), alignment: 16)
  }
  return event.baseAddress
}

/// Handles the event in the buffer. Returns 1 if the browser must not handle it as well.
@_cdecl("tessera_event")
public func handleEvent(_ collection: Int32, _ count: UInt32, _ time: Double) -> Int32 {
  guard let collection = find(collection), Int(count) <= event.count else { return 0 }
  var reader = EventReader(UnsafeRawBufferPointer(rebasing: event[..<Int(count)]))
  guard let event = reader.read() else { return 0 }
  return collection.handle(event, at: time) ? 1 : 0
}

/// Draws a frame. Returns the address of its operations, of which the last one is the end; 0 if there is no such collection.
@_cdecl("tessera_frame")
public func drawFrame(_ collection: Int32, _ time: Double) -> UnsafeRawPointer? {
  guard let collection = find(collection) else { return nil }
  collection.drawFrame(at: time)
  return collection.writer.bytes.baseAddress
}

private func find(_ number: Int32) -> WebCollection? {
  let index = Int(number)
  return WebModule.collections.indices.contains(index) ? WebModule.collections[index] : nil
}
#endif
