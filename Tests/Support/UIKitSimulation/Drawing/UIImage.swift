// Unchecked: subclasses are possible, but all stored properties here are constant.
open class UIImage: NSObject, @unchecked Sendable {
  private let points: CGSize
  private let pixelsPerPoint: CGFloat

  /// The name of an image or a symbol, or a description of its source.
  let origin: String

  init(size: CGSize, scale: CGFloat, origin: String) {
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

  /// Data is not decoded: any data is an image.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(size: CGSize(width: 20, height: 20), scale: 1, origin: "data")
  }

  open var size: CGSize { points }
  open var scale: CGFloat { pixelsPerPoint }

  @MainActor public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.record(.image(name: origin, rect: rect))
  }
  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: points)) }
}
