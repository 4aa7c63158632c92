/// An element as the browser shows it to assistive technology.
package struct AccessibleNode: Equatable, Sendable {
  package var role: String
  package var name: String
  package var value: String
  /// The states and other properties, such as `focused` and `level`, as text.
  package var properties: [String: String]
  package var children: [AccessibleNode]

  /// The node and all nodes in it, in reading order.
  package var all: [AccessibleNode] { [self] + children.flatMap(\.all) }

  /// Returns the nodes with a role, in reading order.
  package func all(_ role: String) -> [AccessibleNode] { all.filter { $0.role == role } }
}

extension BrowserPage {
  /// Returns the tree that the browser shows to assistive technology, without the nodes that it ignores.
  package func accessibilityTree() async throws -> AccessibleNode {
    try await call("Accessibility.enable")
    let nodes = try await call("Accessibility.getFullAXTree")["nodes"].array
    let byID = Dictionary(nodes.compactMap { node in node["nodeId"].string.map { ($0, node) } }) { $1 }
    guard let root = nodes.first else {
      throw ChromiumError.refused(method: "Accessibility.getFullAXTree", message: "no nodes")
    }
    return AccessibleNode(
      role: "root", name: "", value: "", properties: [:], children: Self.children(root, byID))
  }

  private static func children(_ node: JSON, _ byID: [String: JSON]) -> [AccessibleNode] {
    let parts = node["childIds"].array.compactMap { $0.string.flatMap { byID[$0] } }
      .flatMap { children($0, byID) }
    guard node["ignored"].bool != true, let role = node["role"]["value"].string else { return parts }
    let properties = node["properties"].array.compactMap { property in
      property["name"].string.map { ($0, text(property["value"]["value"])) }
    }
    return [
      AccessibleNode(
        role: role, name: node["name"]["value"].string ?? "", value: text(node["value"]["value"]),
        properties: Dictionary(properties) { $1 }, children: parts)
    ]
  }

  private static func text(_ value: JSON) -> String { value == .null ? "" : value.string ?? value.text }
}
