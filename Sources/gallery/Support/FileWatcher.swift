import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A watcher that reports changes of a file, without polling it.
@MainActor
final class FileWatcher {
  private let path: String
  private var source: (any DispatchSourceProtocol)?

  init(path: String) { self.path = path }

  #if os(Linux)
  /// Calls back on the main actor after every change of the file or of its directory entry.
  func start(_ onChange: @escaping @MainActor () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return }
    inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF))
    inotify_add_watch(descriptor, directory, UInt32(IN_CREATE | IN_MOVED_TO))
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    let path = path
    source.setEventHandler {
      // The kind of event does not matter: the file is read again.
      var events = [UInt8](repeating: 0, count: 4096)
      while events.withUnsafeMutableBytes({ read(descriptor, $0.baseAddress, $0.count) }) > 0 {}
      inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF))
      MainActor.assumeIsolated(onChange)
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }

  private var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
  #else
  /// Calls back on the main actor after every change of the file.
  func start(_ onChange: @escaping @MainActor () -> Void) {
    let descriptor = open(path, O_EVTONLY)
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .extend, .delete, .rename], queue: .main)
    source.setEventHandler { MainActor.assumeIsolated(onChange) }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }
  #endif

  func stop() {
    source?.cancel()
    source = nil
  }
}
