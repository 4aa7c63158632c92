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

/// The title of a section, with a detail at the end of the line.
///
///     Section("people") { … }.header { SectionTitle("People", detail: "12") }
public struct SectionTitle: Component {
  private let title: String
  private let detail: String

  /// Creates a title.
  public init(_ title: String, detail: String = "") {
    self.title = title
    self.detail = detail
  }

  /// The title and the detail on the background of headers.
  public var body: some Component {
    HStack(alignment: .firstBaseline) {
      Text(title).style(.headline)
      Spacer()
      if !detail.isEmpty { Text(detail).style(.caption) }
    }
    .rowBackground(.surface)
  }
}

/// A message in place of items: what is missing, why, and a button that helps.
///
///     Section("results") { … }.empty { PlaceholderMessage("No results", detail: "Try another word.") }
public struct PlaceholderMessage<Action: Component>: Component {
  private let title: String
  private let detail: String?
  private let action: Action

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: What the user sees.
  ///   - detail: A text below the title; `nil` for none.
  ///   - action: The components below the texts, such as a button that tries again.
  public init(_ title: String, detail: String? = nil, @ComponentBuilder action: () -> Action) {
    self.title = title
    self.detail = detail
    self.action = action()
  }

  /// The texts and the action, centered.
  public var body: some Component {
    VStack(alignment: .center, spacing: .regular) {
      Text(title).style(.headline).textAlignment(.center)
      if let detail { Text(detail).style(.caption).textAlignment(.center) }
      action
    }
    .frame(width: .fill, horizontal: .center)
  }
}

extension PlaceholderMessage where Action == EmptyComponent {
  /// Creates a message without an action.
  public init(_ title: String, detail: String? = nil) { self.init(title, detail: detail) {} }
}
