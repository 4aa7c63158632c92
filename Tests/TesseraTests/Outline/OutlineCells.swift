import Tessera

/// A node of a literal tree.
struct Twig: Equatable {
  var name: String
  var twigs: [Twig]?

  /// A node with children. Without any, the node cannot have children.
  init(_ name: String, _ twigs: Twig...) {
    self.name = name
    self.twigs = twigs.isEmpty ? nil : twigs
  }

  init(_ name: String, twigs: [Twig]?) {
    self.name = name
    self.twigs = twigs
  }
}

/// The printed row of an outline.
struct RowCell: CanvasCell {
  var text: String

  init(_ row: OutlineRow<Twig>) { text = row.description }

  func draw(in canvas: inout Canvas) {
    canvas.highlight()
    canvas.text(text)
  }
}

extension Outline where Node == Twig, ID == String {
  /// An outline of a literal tree.
  convenience init(_ roots: Twig..., policy: OutlinePolicy = OutlinePolicy(marksEmpty: false)) {
    self.init(roots, id: { $0.name }, policy: policy) { $0.twigs }
  }

  var lines: [String] { rows.map { $0.description } }

  /// The ids of the rows in one line.
  var names: String { rows.map { $0.id.description }.joined(separator: " ") }
}
