#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Files with a beginning and an end, as opposed to devices, pipes, sockets and directories.
enum RegularFile {
  /// Opens a file for reading. It throws an error for anything but a regular file, and never waits.
  static func open(_ path: String) throws(GalleryError) -> Int32 {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .noInput("cannot read '\(path)': \(InputFile.lastError)")
    }
    try check(status, path)
    // Between the two calls a pipe may have replaced the file: opening it would wait for a writer.
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw .noInput("cannot read '\(path)': \(InputFile.lastError)")
    }
    do { try check(status, path) } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func check(_ status: stat, _ path: String) throws(GalleryError) {
    let kind: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: kind = "a directory"
    case S_IFCHR, S_IFBLK: kind = "a device"
    case S_IFIFO: kind = "a pipe"
    case S_IFSOCK: kind = "a socket"
    default: kind = "something else"
    }
    throw .noInput("cannot read '\(path)': it is \(kind), not a file")
  }
}

/// Calls the system's `open`, whose name means something else within the type.
private func openFile(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
