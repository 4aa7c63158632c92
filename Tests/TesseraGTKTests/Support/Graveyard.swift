import CTesseraGTK

@testable import TesseraGTK

/// Counts objects that are gone.
@MainActor
final class Graveyard {
  private(set) var awaited = 0
  /// What is not gone: how many objects of each name.
  private(set) var left: [String: Int] = [:]
  /// Whether all are gone.
  var isComplete: Bool { left.isEmpty }

  /// Waits for a GObject.
  func await(_ object: UnsafeMutableRawPointer) {
    let name = String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
    let token = Unmanaged.passRetained(makeToken(name))
    g_object_weak_ref(
      UnsafeMutablePointer(object.assumingMemoryBound(to: GObject.self)),
      { context, _ in
        guard let context else { return }
        nonisolated(unsafe) let token = context
        MainActor.assumeIsolated { Unmanaged<Token>.fromOpaque(token).release() }
      }, token.toOpaque())
  }

  /// Makes an object that waits for its own end, for others to keep.
  func makeToken(_ name: String) -> Token {
    awaited += 1
    left[name, default: 0] += 1
    return Token(name, self)
  }

  private func bury(_ name: String) {
    let count = left[name, default: 0] - 1
    left[name] = count == 0 ? nil : count
  }

  /// Something that is kept by what is to go.
  @MainActor
  final class Token {
    private let name: String
    private let graveyard: Graveyard

    fileprivate init(_ name: String, _ graveyard: Graveyard) {
      (self.name, self.graveyard) = (name, graveyard)
    }

    // Everything of GTK and of collections goes on the main thread.
    deinit { MainActor.assumeIsolated { [name, graveyard] in graveyard.bury(name) } }
  }
}
