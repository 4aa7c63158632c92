import TesseraKernel
import TesseraLayout

/// An image beside a text.
public struct Label: Component {
  private let text: String
  private let image: Image

  /// Creates a label.
  public init(_ text: String, image: Image) {
    self.text = text
    self.image = image
  }

  /// The image, as high as a line, and the text.
  public var body: some Component {
    HStack(spacing: .tight) {
      Picture(image, size: .line)
      Text(text)
    }
  }
}

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

  /// Appends the image.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(ComponentNode(.image(image, size), traits: LayoutTraits(fillsWidth: size == .fill)))
  }
}
