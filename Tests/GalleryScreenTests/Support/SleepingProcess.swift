#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A process that sleeps until it is ended.
final class SleepingProcess {
  let id: pid_t
  private var hasEnded = false

  /// The process could not be started; contains the system's error number.
  struct NotStarted: Error {
    let code: Int32
  }

  init() throws {
    var id: pid_t = 0
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("600"), nil]
    defer { for word in words { free(word) } }
    let code = posix_spawn(&id, "/bin/sleep", nil, nil, &words, nil)
    if code != 0 { throw NotStarted(code: code) }
    self.id = id
  }

  deinit { end() }

  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }
}
