// Unchecked: subclasses are possible, but all stored properties here are constant.
open class UIImage: NSObject, @unchecked Sendable {
  private let points: CGSize
  private let pixelsPerPoint: CGFloat

  /// The name of an image or a symbol, or a description of its source.
  let origin: String

  /// The decoded pixels; `nil` for images without.
  private let pixmap: Pixmap?

  init(size: CGSize, scale: CGFloat, origin: String, pixmap: Pixmap? = nil) {
    self.pixmap = pixmap
    points = size
    pixelsPerPoint = scale
    self.origin = origin
    super.init()
  }

  /// Replaces an image of pixels, which needs Core Graphics.
  public convenience init(simulatedWidth width: Int, height: Int, pixels: [UInt32]) {
    self.init(size: CGSize(width: width, height: height), scale: 1, origin: "\(pixels.count) pixels")
  }

  /// There are no asset catalogs: every name is the name of an image of 20 by 20 points.
  public convenience init?(named name: String) {
    self.init(size: CGSize(width: 20, height: 20), scale: 2, origin: name)
  }

  public convenience init?(systemName name: String) {
    self.init(size: CGSize(width: 20, height: 20), scale: 2, origin: name)
  }

  /// Only portable pixmaps (P6, at most 255 per channel) are decoded; other data is an image without content,
  /// and text that begins with `no image` is none.
  public convenience init?(data: Data) {
    guard !data.isEmpty, !data.starts(with: Data("no image".utf8)) else { return nil }
    if let pixmap = Pixmap(data) {
      self.init(
        size: CGSize(width: pixmap.width, height: pixmap.height), scale: 1, origin: "data", pixmap: pixmap)
    } else {
      self.init(size: CGSize(width: 20, height: 20), scale: 1, origin: "data")
    }
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the pixels of the image drawn in a size, which replaces a bitmap context of Core Graphics.
  public func simulatedPixels(width: Int, height: Int, background: UInt32) -> [UInt32] {
    guard let pixmap else { return Array(repeating: background, count: width * height) }
    return (0..<height).flatMap { row in
      (0..<width).map { column in
        pixmap.pixels[row * pixmap.height / height * pixmap.width + column * pixmap.width / width]
      }
    }
  }

  open var size: CGSize { points }
  open var scale: CGFloat { pixelsPerPoint }

  @MainActor public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.record(.image(name: origin, rect: rect))
  }
  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: points)) }
}
