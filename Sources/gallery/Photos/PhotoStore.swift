#if HAS_GTK
/// A cache that decodes pictures off the main actor, a few at a time, and keeps the most recently shown ones.
@MainActor
final class PhotoStore {
  /// A picture for a width in pixels.
  struct Key: Hashable, Sendable {
    var id: String
    var width: Int
  }

  /// The maximum size of the decoded pictures, in bytes.
  let capacity: Int
  /// The maximum number of pictures decoded at the same time.
  let width: Int
  /// A handler that is called when the decoding of a picture begins, and when it ends.
  var onChange: () -> Void = {}

  private(set) var decodedCount = 0
  /// The size of the stored pictures, in bytes.
  private(set) var byteCount = 0
  private var kept: [Key: (texture: Texture, lastUse: Int)] = [:]
  private var useCount = 0
  private var running = 0
  /// The waiting requests, the newest last: that one is the most likely to be visible.
  private var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var nextNumber = 0

  init(capacity: Int = 256 << 20, width: Int = 2) {
    (self.capacity, self.width) = (capacity, width)
  }

  /// The number of pictures being decoded or waiting.
  var pendingCount: Int { running + waiting.count }

  /// Returns a stored picture; `nil` if it is not stored.
  func texture(_ key: Key) -> Texture? {
    guard let texture = kept[key]?.texture else { return nil }
    useCount += 1
    kept[key]?.lastUse = useCount
    return texture
  }

  /// Returns a picture as soon as it is decoded; `nil` if it cannot be decoded, or the task is canceled
  /// before decoding begins.
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

  /// Waits until one more picture may be decoded.
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

  /// Ends the wait of a canceled request.
  private func leave(_ number: Int) {
    guard let position = waiting.firstIndex(where: { $0.number == number }) else { return }
    running += 1
    waiting.remove(at: position).continuation.resume()
  }

  /// Lets the next request begin.
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
