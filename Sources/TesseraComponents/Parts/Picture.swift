import TesseraKernel

/// An image in a cell.
public struct Picture: PrimitiveComponent {
  private let image: Image
  private let size: ImageSize

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - image: The pixels.
  ///   - size: The size of the picture. It keeps the proportions of the image.
  public init(_ image: Image, size: ImageSize = .thumbnail) {
    self.image = image
    self.size = size.sanitized
  }

  /// `true`: the component appends one node.
  @inlinable
  public static var isOneNode: Bool { true }

  /// Appends the image.
  public func resolve(into tree: inout TreeBuilder) {
    tree.add(ComponentNode(.image(image, size), traits: LayoutTraits(fillsWidth: size == .fill)))
  }
}
