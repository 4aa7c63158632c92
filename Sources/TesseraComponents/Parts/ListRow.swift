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
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.accessory = accessory()
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The parts of the row, side by side.
  public var body: some Component {
    HStack {
      if let image { Picture(image, size: subtitle == nil ? .line : .thumbnail) }
      VStack {
        Text(title).style(.headline)
        if let subtitle { Text(subtitle).style(.caption) }
      }
      Spacer()
      accessory
    }
  }
}

extension ListRow where Accessory == EmptyComponent {
  /// Creates a row without an accessory.
  public init(_ title: String, subtitle: String? = nil, image: Image? = nil) {
    self.init(title, subtitle: subtitle, image: image) {}
  }
}
