#if HAS_GTK
/// Decodes pictures away from the main actor, a few at a time, and keeps those that were shown last.
@MainActor
final class PhotoStore {
  /// A picture for a width in pixels.
  struct Key: Hashable, Sendable {
    var id: String
    var width: Int
  }

  /// How many bytes of decoded pictures are kept.
  let capacity: Int
  /// How many pictures are decoded at the same time.
  let width: Int
  /// Called when a picture begins to be decoded, and when it is done.
  var onChange: () -> Void = {}

  /// How many pictures were decoded so far.
  private(set) var decodedCount = 0
  /// How many bytes are kept.
  private(set) var byteCount = 0
  private var kept: [Key: (texture: Texture, lastUse: Int)] = [:]
  private var useCount = 0
  private var running = 0
  /// Those that wait, the newest last: it is what somebody looks at.
  private var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var nextNumber = 0

  init(capacity: Int = 256 << 20, width: Int = 2) {
    (self.capacity, self.width) = (capacity, width)
  }

  /// How many pictures are on their way.
  var pendingCount: Int { running + waiting.count }

  /// A picture that is there already.
  func texture(_ key: Key) -> Texture? {
    guard let texture = kept[key]?.texture else { return nil }
    useCount += 1
    kept[key]?.lastUse = useCount
    return texture
  }

  /// A picture as soon as it is there; nil where it cannot be decoded, or the task is cancelled before that begins.
  func load(_ photo: Photo, width: Int) async -> Texture? {
    let key = Key(id: photo.id, width: width)
    await turn()
    defer { pass() }
    if let texture = texture(key) { return texture }
    guard !Task.isCancelled else { return nil }
    let texture = await Task.detached(priority: .userInitiated) { Texture(photo, width: width) }.value
    decodedCount += 1
    if let texture { keep(texture, for: key) }
    return texture
  }

  /// Waits until one more may be decoded.
  private func turn() async {
    guard running >= width else {
      running += 1
      return onChange()
    }
    nextNumber += 1
    let number = nextNumber
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append((number, $0)) }
    } onCancel: {
      Task { @MainActor in self.leave(number) }
    }
  }

  /// Lets somebody who does not want the picture any more go on at once.
  private func leave(_ number: Int) {
    guard let position = waiting.firstIndex(where: { $0.number == number }) else { return }
    running += 1
    waiting.remove(at: position).continuation.resume()
  }

  /// Lets the next one be decoded.
  private func pass() {
    running -= 1
    while running < width, let next = waiting.popLast() {
      running += 1
      next.continuation.resume()
    }
    onChange()
  }

  private func keep(_ texture: Texture, for key: Key) {
    useCount += 1
    byteCount += texture.byteCount - (kept[key]?.texture.byteCount ?? 0)
    kept[key] = (texture, useCount)
    while byteCount > capacity, kept.count > 1,
      let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= oldest.value.texture.byteCount
      kept[oldest.key] = nil
    }
  }
}
#endif
