import Tessera

/// A node of a tree that is written down.
struct Twig: Equatable {
  var name: String
  var twigs: [Twig]?

  /// A node with children; none at all: it can have none.
  init(_ name: String, _ twigs: Twig...) {
    self.name = name
    self.twigs = twigs.isEmpty ? nil : twigs
  }

  init(_ name: String, twigs: [Twig]?) {
    self.name = name
    self.twigs = twigs
  }
}

/// The row of an outline, as it prints.
struct RowCell: CanvasCell {
  var text: String

  init(_ row: OutlineRow<Twig>) { text = row.description }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(text)
  }
}

extension Outline where Node == Twig, ID == String {
  /// An outline of a tree that is written down.
  convenience init(_ roots: Twig..., policy: OutlinePolicy = OutlinePolicy(marksEmpty: false)) {
    self.init(roots, id: { $0.name }, policy: policy) { $0.twigs }
  }

  /// The rows, as they print.
  var lines: [String] { rows.map { $0.description } }

  /// The ids of the rows, in one line.
  var names: String { rows.map { $0.id.description }.joined(separator: " ") }
}
