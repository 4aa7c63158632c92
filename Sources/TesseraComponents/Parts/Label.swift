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

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The image, as high as a line, and the text.
  public var body: some Component {
    HStack(spacing: .tight) {
      Picture(image, size: .line)
      Text(text)
    }
  }
}
