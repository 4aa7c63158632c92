extension WebFeature {
  /// Lets the user drag items to other elements and programs, and drop text, addresses and files on the collection.
  ///
  /// Items declare what they offer by ``Interactive/draggable(_:)``, and items and sections what they accept by
  /// `onDrop(of:)`, `onDropText` and `onDropURIs`. A dropped file is an address that begins with `blob:`, and ends with
  /// `#` and its name; files of text of at most 16 MB are also text. The page keeps the file until
  /// ``WebModule/releaseFile(at:)``. An item that is also ``Interactive/reorderable(_:)`` is reordered while the drag is over
  /// its own collection.
  public static var drags: WebFeature { DragFeature() }
}

extension WebModule {
  /// Frees a dropped file with the next frame, after which nothing can be loaded from its address.
  ///
  /// - Parameter address: The address that `onDropURIs` received.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  public static func releaseFile(at address: String) { DragFeature.released.append(address) }
}

/// Drags from and to a collection. The browser shows them, and exchanges data with other programs.
private final class DragFeature: WebFeature {
  /// The payload that is dragged from a collection of the page, and the collection; `nil` if there is none.
  #if hasFeature(Embedded)
  nonisolated(unsafe) private static var current: (payload: DragPayload, source: WebCollection)?
  #else
  private static var current: (payload: DragPayload, source: WebCollection)?
  #endif
  /// The addresses of dropped files that the next frame frees.
  #if hasFeature(Embedded)
  nonisolated(unsafe) fileprivate static var released: [String] = []
  #else
  fileprivate static var released: [String] = []
  #endif
  /// The drops whose data the script reads, by their numbers.
  private var pending: [(number: UInt32, drop: PendingDrop)] = []
  private var dropCount: UInt32 = 0
  private var published: DropIndicator?

  init() { super.init(script: "drag") }

  override func adjust(_ configuration: inout EngineConfiguration) { configuration.usesHostDrags = true }

  override func handle(_ event: FeatureEvent, of collection: WebCollection) -> Bool {
    let engine = collection.engine
    switch event.code {
    case 0:
      guard let cell = collection.cell(event.number) else { return false }
      return engine.draggableKey(of: cell.id) != nil
    case 1:
      guard let cell = collection.cell(event.number),
        let drag = engine.takeDrag() ?? engine.beginDrag(of: cell.id, at: event.point)
      else { return false }
      Self.current = (drag.payload, collection)
      Browser.answer(Self.description(of: drag.payload))
    case 2: return hover(event, over: collection)
    case 3: engine.dragLeave()
    case 4:
      guard let drop = engine.resolveDrop(info(event, collection), at: event.point) else { return false }
      if let current = current(event) { return engine.drop(current.payload, on: drop) != nil }
      dropCount &+= 1
      pending.append((dropCount, drop))
      Browser.answer(dropCount.description)
    case 5:
      guard let index = pending.firstIndex(where: { $0.number == event.number }) else { return false }
      let drop = pending.remove(at: index).drop
      let text = event.texts.0
      let uris = Self.lines(of: event.texts.1)
      guard engine.drop(DragPayload(text: text.isEmpty ? nil : text, uris: uris), on: drop) != nil else {
        return false
      }
      // A handler of texts does not receive the addresses of files.
      if drop.handler?.accepts(DropInfo(DragPayload(uris: uris))) == false {
        Self.released += uris.filter { $0.utf8.starts(with: "blob:".utf8) }
      }
    default:
      Self.current = nil
      engine.endDrag(event.number == 0 ? nil : event.number == 1 ? .copy : .move)
    }
    return true
  }

  override func publish(to writer: FrameWriter, _ collection: WebCollection) -> Bool {
    for address in Self.released {
      send(to: writer) {
        writer.write(UInt8(3))
        writer.write(address)
      }
    }
    Self.released = []
    let indicator = collection.engine.dropIndicator
    guard indicator != published else { return false }
    published = indicator
    send(to: writer) {
      writer.write(UInt8(indicator.map { $0.style == .line ? 1 : 2 } ?? 0))
      writer.writeFloats(indicator?.frame ?? .zero)
    }
    return false
  }

  /// Answers with the operation that a drop would perform.
  private func hover(_ event: FeatureEvent, over collection: WebCollection) -> Bool {
    guard let action = collection.engine.dragOver(info(event, collection), at: event.point) else {
      return false
    }
    Browser.answer(action == .copy ? "copy" : "move")
    return true
  }

  /// The information about a drag: the bits of the number are the kinds of data, the operations that the source allows,
  /// and the one that the user requests.
  private func info(_ event: FeatureEvent, _ collection: WebCollection) -> DropInfo {
    let bits = Int(event.number)
    let wanted: DragAction? = bits & 16 != 0 ? .copy : bits & 32 != 0 ? .move : nil
    if let current = current(event) {
      return DropInfo(current.payload, wanted: wanted, isOwn: current.source === collection)
    }
    return DropInfo(
      DragKinds(rawValue: bits & 3), actions: DragActions(rawValue: bits >> 2 & 3), wanted: wanted)
  }

  /// The drag of the page that an event is about; `nil` if another program drags.
  private func current(_ event: FeatureEvent) -> (payload: DragPayload, source: WebCollection)? {
    event.number & 64 != 0 ? Self.current : nil
  }

  /// The operations, the texts and the addresses of a payload, as the script reads them.
  private static func description(of payload: DragPayload) -> String {
    payload.actions.rawValue.description + (payload.texts ?? []).joined(separator: "\n") + "\0"
      + (payload.uris ?? []).joined(separator: "\r\n")
  }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}
