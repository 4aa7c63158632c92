import Foundation

extension BrowserPage {
  /// Sets the size of the viewport.
  ///
  /// - Parameters:
  ///   - width: The width in CSS pixels.
  ///   - height: The height in CSS pixels.
  ///   - scale: The device's pixels per CSS pixel.
  ///   - isMobile: Whether the viewport behaves like that of a phone.
  package func resize(width: Int, height: Int, scale: Double = 1, isMobile: Bool = false) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": .number(scale), "mobile": .bool(isMobile),
      ])
  }

  /// Sets preferences of the user.
  package func setMedia(isDark: Bool = false, reducesMotion: Bool = false, forcesColors: Bool = false)
    async throws
  {
    let features: [(String, String)] = [
      ("prefers-color-scheme", isDark ? "dark" : "light"),
      ("prefers-reduced-motion", reducesMotion ? "reduce" : "no-preference"),
      ("forced-colors", forcesColors ? "active" : "none"),
    ]
    try await call(
      "Emulation.setEmulatedMedia",
      ["features": .array(features.map { ["name": .string($0.0), "value": .string($0.1)] })])
  }

  /// Slows the page's scripts down, as on a processor that is slower by a factor.
  package func setProcessorSlowdown(_ factor: Double) async throws {
    try await call("Emulation.setCPUThrottlingRate", ["rate": .number(factor)])
  }

  /// Returns a picture of the viewport in the PNG format.
  package func screenshot() async throws -> [UInt8] {
    let picture = try await call("Page.captureScreenshot", ["format": "png"])
    guard let data = picture["data"].string.flatMap({ Data(base64Encoded: $0) }) else {
      throw ChromiumError.refused(method: "Page.captureScreenshot", message: "no picture")
    }
    return Array(data)
  }

  /// The number of DOM nodes of the page's process, after a garbage collection.
  package func nodeCount() async throws -> Int {
    try await call("HeapProfiler.collectGarbage")
    return try await call("Memory.getDOMCounters")["nodes"].int ?? 0
  }

  /// The bytes of the script heap in use, after a garbage collection.
  package func heapSize() async throws -> Int {
    try await call("HeapProfiler.collectGarbage")
    return try await call("Runtime.getHeapUsage")["usedSize"].int ?? 0
  }
}
