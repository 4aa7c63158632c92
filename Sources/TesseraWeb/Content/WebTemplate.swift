@_spi(Behaviors) import TesseraKernel

/// A part of a row, or a whole row, whose elements come from the page.
///
///     ForEach(people) { person in
///       WebTemplate("person", height: 72, values: ["name": person.name, "portrait": person.portrait])
///         .onEvent { name, _ in if name == "call" { call(person) } }
///     }
///
/// The page has a `<template>` with the id, or a custom element with the name. The script copies the template when it
/// first shows a row, and then reuses the copy for other rows. In an element of the template, `data-set-ATTRIBUTE="KEY"`
/// sets an attribute to the value with a key, and `data-set-text="KEY"` sets the text:
///
///     <template id="person">
///       <img alt="" data-set-src="portrait"><b data-set-text="name"></b><button data-send="call">Call</button>
///     </template>
///
/// An element with the attribute `data-send` sends events with that name: a field sends its value with each change, and
/// other elements send an empty value when they are pressed. Values are never markup, handlers of events or scripts.
///
/// A custom element receives the values as attributes, and sends a `CustomEvent` of the type `tessera-send` that bubbles.
/// Its `detail` is an array of the name and the value.
public struct WebTemplate: PrimitiveComponent {
  private let name: String
  private let width: Double?
  private let height: Double
  private let values: [(key: String, value: String)]
  private let label: String
  private var handler: ((String, String) -> Void)?

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - name: The id of the template, or the name of the custom element.
  ///   - width: The width, in points; `nil` for all of the width that there is.
  ///   - height: The height, in points.
  ///   - values: The values by their keys.
  ///   - label: The text for the search, and for assistive technologies.
  public init(
    _ name: String, width: Double? = nil, height: Double, values: KeyValuePairs<String, String> = [:],
    label: String = ""
  ) {
    (self.name, self.width, self.height, self.label) = (name, width, height, label)
    self.values = values.map { ($0.key, $0.value) }
  }

  /// Returns the part with a handler for events of its elements: their names and values.
  public func onEvent(_ handler: @escaping (String, String) -> Void) -> WebTemplate {
    var copy = self
    copy.handler = handler
    return copy
  }

  /// Appends the part.
  public func resolve(into tree: inout TreeBuilder) {
    let source = TemplateSource(name, width, height, values, label, handler)
    let view = NativeView(source, index: 0, isEnabled: tree.inherited.isEnabled)
    tree.append(ComponentNode(.nativeView(view), traits: LayoutTraits(fillsWidth: width == nil)))
  }
}

/// The template of a part, and the values that fill it.
private final class TemplateSource: WebContent {
  private let name: String
  private let width: Double?
  private let height: Double
  private let values: [(key: String, value: String)]
  private let handler: ((String, String) -> Void)?

  init(
    _ name: String, _ width: Double?, _ height: Double, _ values: [(key: String, value: String)],
    _ label: String, _ handler: ((String, String) -> Void)?
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.values, self.handler) = (values, handler)
    super.init(accessibilityLabel: label)
  }

  override func size(offered: Size, lineHeight: Double) -> Size {
    let all = offered.width.isUnbounded ? 0 : offered.width
    return Size(width: min(width ?? all, offered.width), height: max(0, height))
  }

  override func write(to writer: FrameWriter, _ view: NativeView, part: Int, in rect: Rect) {
    writer.write(part: "template", element: "div", in: rect) {
      writer.write(UInt8(clamping: part))
      writer.write(UInt8(view.isEnabled ? 1 : 0))
      writer.write(name)
      writer.write(UInt32(values.count))
      for (key, value) in values {
        writer.write(key)
        writer.write(value)
      }
    }
  }

  override func handle(_ name: String, _ value: String) { handler?(name, value) }

  override func isEqual(to other: NativeContent) -> Bool {
    guard let other = other as? TemplateSource, name.utf8.elementsEqual(other.name.utf8),
      width == other.width, height == other.height, values.count == other.values.count,
      handler == nil && other.handler == nil,
      accessibilityLabel.utf8.elementsEqual(other.accessibilityLabel.utf8)
    else { return false }
    return values.indices.allSatisfy {
      values[$0].key.utf8.elementsEqual(other.values[$0].key.utf8)
        && values[$0].value.utf8.elementsEqual(other.values[$0].value.utf8)
    }
  }
}
