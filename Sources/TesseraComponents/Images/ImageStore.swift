#if !hasFeature(Embedded)
import TesseraKernel

/// A cache that loads images, a few at a time, and keeps those that were shown most recently.
///
///     let images = ImageStore { (path: String) in try decode(path) }
///     images.onChange = { app.show(content()) }
///
///     ForEach(people) { person in
///       ListRow(person.name) { AsyncPicture(images.state(of: person.portrait)) }
///     }
///
/// A row that comes into view asks for the state of its image, which begins to load the image. When the image
/// is loaded, the app shows its content again.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@MainActor
public final class ImageStore<Key: Hashable & Sendable> {
  /// A handler that is called after images have arrived or failed, at most once per turn of the main actor.
  /// It should show the content again.
  public var onChange: () -> Void = {}

  private let capacity: Int
  private let width: Int
  private let load: @Sendable (Key) async throws -> Image
  private var entries: [Key: Entry] = [:]
  /// The keys that wait to be loaded. The newest is the last one, and the first to be loaded: it is most likely visible.
  private var waiting: [Key] = []
  private var tasks: [Key: Task<Void, Never>] = [:]
  /// The keys of images that have changed while they are loaded.
  private var changed: Set<Key> = []
  /// The number of pixels of all stored images.
  private var pixelCount = 0
  /// The number of times that rows have asked again for their images. Images that were asked for in the last round are visible.
  private var round = 0
  /// Whether the handler was called since the last round. Until rows ask again, those of the last round are visible.
  private var isRoundOver = false
  private var useCount = 0
  private var isReportScheduled = false

  private struct Entry {
    var state: ImageState
    var lastRound: Int
    var lastUse: Int

    var pixelCount: Int { if case .loaded(let image) = state { image.pixels.count } else { 0 } }
  }

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - capacity: The maximum number of pixels of the stored images. Images that are in use are kept, even
  ///     if they have more.
  ///   - width: The maximum number of images that are loaded at the same time.
  ///   - load: A closure that loads and decodes an image, off the main actor. If it throws an error, the
  ///     image has failed. After a `CancellationError`, it is loaded again when it is next requested.
  public init(
    capacity: Int = 16 << 20, width: Int = 4, load: @escaping @Sendable (_ key: Key) async throws -> Image
  ) {
    (self.capacity, self.width) = (max(0, capacity), max(1, width))
    self.load = load
  }

  deinit { for task in tasks.values { task.cancel() } }

  // MARK: Images

  /// Returns the state of an image. If it has not been loaded, this begins to load it as soon as fewer images are loading.
  ///
  /// An image that waits is left out if its row does not ask for it again after ``onChange``, because the row has gone.
  public func state(of key: Key) -> ImageState {
    useCount += 1
    if isRoundOver { (round, isRoundOver) = (round + 1, false) }
    if let entry = entries[key] {
      entries[key]?.lastRound = round
      entries[key]?.lastUse = useCount
      return entry.state
    }
    entries[key] = Entry(state: .loading, lastRound: round, lastUse: useCount)
    waiting.append(key)
    loadNext()
    return .loading
  }

  /// Loads an image again, after it has failed or changed. The old image stays until the new one is loaded.
  public func reload(_ key: Key) {
    guard tasks[key] == nil else {
      changed.insert(key)
      return
    }
    if entries[key]?.state == .failed { entries[key]?.state = .loading }
    waiting.removeAll { $0 == key }
    if entries[key] == nil { entries[key] = Entry(state: .loading, lastRound: round, lastUse: useCount) }
    entries[key]?.lastRound = round
    waiting.append(key)
    loadNext()
    report()
  }

  /// Removes all images, for example because memory is short. An image that is requested again is loaded
  /// again.
  public func removeAll() {
    for task in tasks.values { task.cancel() }
    (entries, waiting, tasks, changed, pixelCount) = ([:], [], [:], [], 0)
    report()
  }

  /// The number of images that are loading or waiting to be loaded.
  public var pendingCount: Int { tasks.count + waiting.count }

  // MARK: Loading

  private func loadNext() {
    while tasks.count < width, let key = waiting.popLast() {
      guard entries[key]?.lastRound == round else {
        // Its row has gone, and asks again when it comes back.
        pixelCount -= entries.removeValue(forKey: key)?.pixelCount ?? 0
        continue
      }
      tasks[key] = Task { [weak self, load] in
        let state: ImageState?
        do {
          state = .loaded(try await load(key))
        } catch is CancellationError {
          state = nil
        } catch {
          state = .failed
        }
        if !Task.isCancelled { self?.finish(key, state) }
      }
    }
  }

  /// Stores the result of a load.
  ///
  /// - Parameter state: The state of the image; `nil` if the load was canceled.
  private func finish(_ key: Key, _ state: ImageState?) {
    tasks[key] = nil
    if let old = entries[key] {
      pixelCount -= old.pixelCount
      entries[key] = state.map { Entry(state: $0, lastRound: old.lastRound, lastUse: old.lastUse) }
      pixelCount += entries[key]?.pixelCount ?? 0
    }
    if changed.remove(key) != nil { return reload(key) }
    removeOldest()
    loadNext()
    report()
  }

  /// Removes the images that were not used for the longest time until the others fit, except those in use.
  private func removeOldest() {
    guard pixelCount > capacity else { return }
    let unused = entries.filter { $0.value.lastRound < round && $0.value.pixelCount > 0 }
    for (key, entry) in unused.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where pixelCount > capacity
    {
      pixelCount -= entry.pixelCount
      entries[key] = nil
    }
  }

  private func report() {
    guard !isReportScheduled else { return }
    isReportScheduled = true
    Task { [weak self] in
      guard let self else { return }
      (isReportScheduled, isRoundOver) = (false, true)
      onChange()
    }
  }
}
#endif
