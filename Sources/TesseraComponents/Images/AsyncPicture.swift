import TesseraKernel

/// The state of an image that is loaded, such as from a file or a server.
public enum ImageState: Hashable, Sendable {
  /// The image has not been loaded yet.
  case loading
  /// The image.
  case loaded(Image)
  /// The image could not be loaded.
  case failed
}

/// A picture that shows other components until its image is loaded.
///
///     AsyncPicture(images.state(of: person.portrait))
///
///     AsyncPicture(images.state(of: photo.id), size: .fill) {
///       Spinner("Loading…")
///     } failure: {
///       Button("Try again") { images.reload(photo.id) }
///     }
///
/// An ``ImageStore`` loads and keeps images, and provides their states.
public struct AsyncPicture<Placeholder: Component, Failure: Component>: Component {
  private let state: ImageState
  private let size: ImageSize
  private let placeholder: Placeholder
  private let failure: Failure

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - state: The state of the image.
  ///   - size: The size of the picture. It keeps the proportions of the image.
  ///   - placeholder: The components that are shown until the image is loaded.
  ///   - failure: The components that are shown if the image could not be loaded.
  public init(
    _ state: ImageState, size: ImageSize = .thumbnail, @ComponentBuilder placeholder: () -> Placeholder,
    @ComponentBuilder failure: () -> Failure
  ) {
    (self.state, self.size) = (state, size)
    (self.placeholder, self.failure) = (placeholder(), failure())
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The picture, or the components in its place.
  public var body: some Component {
    switch state {
    case .loading: placeholder
    case .loaded(let image): Picture(image, size: size)
    case .failed: failure
    }
  }
}

extension AsyncPicture where Placeholder == BlankPicture, Failure == BlankPicture {
  /// Creates a picture with a gray square in its place until it is loaded, and a crossed one if it cannot be loaded.
  public init(_ state: ImageState, size: ImageSize = .thumbnail) {
    self.init(state, size: size) {
      BlankPicture(size: size)
    } failure: {
      BlankPicture(size: size, isCrossed: true)
    }
  }
}

/// A gray square in place of a picture, in the size that a square picture has.
public struct BlankPicture: Component {
  private let size: ImageSize
  private let isCrossed: Bool

  /// Creates a square.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - isCrossed: Whether a cross in the square shows that there is no picture.
  public init(size: ImageSize = .thumbnail, isCrossed: Bool = false) {
    (self.size, self.isCrossed) = (size, isCrossed)
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The square.
  public var body: some Component {
    ZStack {
      Picture(Image(width: 1, height: 1, pixels: [0x808080]), size: size)
      if isCrossed { Text("✕").foreground(.negative).background(.surface).accessibilityHidden() }
    }
  }
}
