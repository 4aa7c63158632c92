@_spi(Behaviors) import TesseraKernel

/// A picture that the browser loads from an address.
///
///     ListRow(person.name) { WebPicture(person.portrait, description: person.name) }
///
/// The element is an `<img>`. Its place has its size from the start, so nothing moves when the picture arrives. The content
/// security policy of the page must allow the server of the picture by `img-src`.
public struct WebPicture: PrimitiveComponent {
  private let source: PictureSource
  private let fillsWidth: Bool

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - address: The address, relative to the page.
  ///   - description: The text that assistive technologies read; empty for a decoration.
  ///   - size: The size of the picture.
  ///   - ratio: The width of the picture divided by its height.
  ///   - loadsLazily: Whether the browser loads the picture only when it is nearly on screen.
  public init(
    _ address: String, description: String, size: ImageSize = .thumbnail, ratio: Double = 1,
    loadsLazily: Bool = true
  ) {
    let ratio = ratio.isFinite && ratio > 0 ? ratio : 1
    source = PictureSource(address, description, size, ratio: ratio, isLazy: loadsLazily)
    fillsWidth = size == .fill
  }

  /// Appends the picture.
  public func resolve(into tree: inout TreeBuilder) {
    tree.append(
      ComponentNode(
        .nativeView(NativeView(source, index: 0, isEnabled: true)),
        traits: LayoutTraits(fillsWidth: fillsWidth)))
  }
}

/// The address of a picture, and its size.
final class PictureSource: WebContent {
  private let address: String
  private let isLazy: Bool
  private let size: ImageSize
  private let ratio: Double

  init(_ address: String, _ description: String, _ size: ImageSize, ratio: Double, isLazy: Bool) {
    (self.address, self.size, self.ratio, self.isLazy) = (address, size, ratio, isLazy)
    super.init(accessibilityLabel: description)
  }

  override func size(offered: Size, lineHeight: Double) -> Size {
    size.size(ratio: ratio, offered: offered, lineHeight: lineHeight)
  }

  override func write(to writer: FrameWriter, _ view: NativeView, part: Int, in rect: Rect) {
    writer.write(picture: address, description: accessibilityLabel, isLazy: isLazy, in: rect)
  }

  override func isEqual(to other: NativeContent) -> Bool {
    guard let other = other as? PictureSource else { return false }
    return size == other.size && ratio == other.ratio && isLazy == other.isLazy
      && address.utf8.elementsEqual(other.address.utf8)
      && accessibilityLabel.utf8.elementsEqual(other.accessibilityLabel.utf8)
  }
}
