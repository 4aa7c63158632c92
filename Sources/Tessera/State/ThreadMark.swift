#if canImport(Observation) && !hasFeature(Embedded)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Remembers a thread, to tell later whether that is the one at work.
///
/// Where threads cannot be told apart none is ever the one at work.
struct ThreadMark: @unchecked Sendable {
  // Sendable by hand because the handle of a thread is a pointer on some platforms. It is a constant that is compared and
  // never followed, and comparing handles is allowed on every thread.
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  private let thread = pthread_self()

  /// Whether this code runs on that thread.
  var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }
  #else
  /// Nobody knows.
  var isCurrent: Bool { false }
  #endif
}
#endif
