import TesseraKernel

/// The usual row of a list: an image, a title above a subtitle, and an accessory at the end.
///
///     ListRow(person.name, subtitle: person.city, image: person.picture) {
///       Badge(person.messageCount)
///     }
public struct ListRow<Accessory: Component>: Component {
  private let title: String
  private let subtitle: String?
  private let image: Image?
  private let accessory: Accessory
  /// Whether there may be an accessory, before which there is space.
  private let hasAccessory: Bool

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: A text below the title; `nil` for none.
  ///   - image: An image at the start of the row; `nil` for none.
  ///   - accessory: The components at the end of the row, such as a badge or a button.
  public init(
    _ title: String, subtitle: String? = nil, image: Image? = nil,
    @ComponentBuilder accessory: () -> Accessory
  ) {
    self.init(title, subtitle, image, accessory(), hasAccessory: true)
  }

  fileprivate init(
    _ title: String, _ subtitle: String?, _ image: Image?, _ accessory: Accessory, hasAccessory: Bool
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    (self.accessory, self.hasAccessory) = (accessory, hasAccessory)
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The parts of the row, side by side. On a grid of characters, the accessory is beside the title, and not between the
  /// lines.
  public var body: some Component {
    HStack(alignment: .stretch) {
      if let image { middle(Picture(image, size: subtitle == nil ? .line : .thumbnail)) }
      middle(
        VStack {
          Text(title).style(.headline)
          if let subtitle { Text(subtitle).style(.caption) }
        })
      Spacer()
      if hasAccessory { middle(accessory, isTopOnGrid: true) }
    }
  }

  /// Returns a part in the middle between the top and the bottom of the row.
  private func middle<Part: Component>(_ part: Part, isTopOnGrid: Bool = false) -> WrappedComponent<Part> {
    let frame = FrameSize(horizontal: .start, vertical: .center, isTopOnGrid: isTopOnGrid)
    return WrappedComponent(.frame(frame), part)
  }
}

extension ListRow where Accessory == EmptyComponent {
  /// Creates a row without an accessory.
  public init(_ title: String, subtitle: String? = nil, image: Image? = nil) {
    self.init(title, subtitle, image, EmptyComponent(), hasAccessory: false)
  }
}
