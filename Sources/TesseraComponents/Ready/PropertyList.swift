import TesseraKernel
import TesseraLayout

/// Labels beside their values, in two columns.
///
///     PropertyList {
///       Property("Name", person.name)
///       Property("City", person.city)
///       if let age = person.age { Property("Age", String(age)) }
///     }
public struct PropertyList: PrimitiveComponent {
  private let properties: [Property]
  private let widths = ColumnWidths()

  /// Creates a list.
  public init(_ properties: [Property]) { self.properties = properties }

  /// Creates a list with `if`, `switch` and `for`.
  public init(@PropertyBuilder _ properties: () -> [Property]) { self.init(properties()) }

  /// Appends a row for each property. The labels are as wide as the widest one, but not wider than 24 characters, and values
  /// take as many lines as they need.
  public func resolve(into tree: inout TreeBuilder) {
    let labels = Column<Property>("", value: { $0.label }).width(.fitting(max: 24))
    let samples = labels.samples(of: properties, functions: widths.sampleFunctions)
    let layout = ColumnLayout(
      columns: [
        ColumnRule(title: "", width: labels.width, samples: samples),
        ColumnRule(title: "", width: .flexible()),
      ], pinnedCount: 0, offset: 0)
    tree.useStacks()
    tree.add(
      .stack(.vertical, spacing: .tight, alignment: .stretch),
      around: RepeatedComponent(
        properties.map { PropertyRow(property: $0, layout: layout, widths: widths) }))
  }
}

/// A label and its value, in a ``PropertyList``.
public struct Property: Hashable, Sendable {
  /// The label.
  public var label: String
  /// The value.
  public var value: String

  /// Creates a property.
  public init(_ label: String, _ value: String) { (self.label, self.value) = (label, value) }
}

private struct PropertyRow: PrimitiveComponent {
  let property: Property
  let layout: ColumnLayout
  let widths: ColumnWidths

  func resolve(into tree: inout TreeBuilder) {
    tree.append(layout, widths, vertical: .top) { column, tree in
      if column == 0 {
        Text(property.label).foreground(.secondary).lineLimit(1).resolve(into: &tree)
      } else {
        Text(property.value).resolve(into: &tree)
      }
      return .leading
    }
  }
}

/// A result builder that lists properties, with `if`, `switch` and `for`.
@resultBuilder
public enum PropertyBuilder {
  /// Builds a property.
  public static func buildExpression(_ property: Property) -> [Property] { [property] }

  /// Concatenates the properties of several statements.
  public static func buildBlock(_ properties: [Property]...) -> [Property] { properties.flatMap { $0 } }

  /// Builds the properties of an `if` without `else`.
  public static func buildOptional(_ properties: [Property]?) -> [Property] { properties ?? [] }

  /// Builds the properties of the first branch.
  public static func buildEither(first properties: [Property]) -> [Property] { properties }

  /// Builds the properties of the second branch.
  public static func buildEither(second properties: [Property]) -> [Property] { properties }

  /// Builds the properties of a `for` loop.
  public static func buildArray(_ properties: [[Property]]) -> [Property] { properties.flatMap { $0 } }
}
