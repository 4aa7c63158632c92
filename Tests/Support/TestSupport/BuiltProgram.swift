#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program of this package, which is located next to the tests, at most some folders above their binary.
package struct BuiltProgram {
  /// The program is not near the tests.
  package struct Missing: Error {
    package let name: String
  }

  package static func path(of name: String) throws -> String {
    var folder = testPath
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let path = folder + "/" + name
      if access(path, X_OK) == 0 { return path }
    }
    throw Missing(name: name)
  }

  /// The path of the running test program, or of the binary of its bundle.
  static var testPath: String {
    #if os(Linux)
    let buffer = [CChar](unsafeUninitializedCapacity: 4096) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = max(0, readlink("/proc/self/exe", start, buffer.count))
    }
    return String(decoding: buffer.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
    var info = Dl_info()
    guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return "" }
    return String(cString: name)
    #endif
  }
}
