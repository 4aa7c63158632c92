#if !hasFeature(Embedded)
extension Outline where Node: Sendable {
  /// Creates an outline of nodes whose children are loaded asynchronously when they are expanded.
  ///
  ///     let outline = Outline([root], id: \.path) { file in try await Directory.read(file.path) }
  ///
  /// A row indicates that children are loading. If that fails, a row shows the reason, and
  /// ``Outline/retry(_:)`` tries again. Children are loaded only once, unless ``Outline/refresh(_:)`` loads
  /// them again.
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - id: Returns the id of a node, which is unique in the outline.
  ///   - policy: The rules for the other rows when a node is expanded or collapsed.
  ///   - isExpandable: Returns whether a node can have children.
  ///   - load: Loads the children of a node, away from the main actor. The task is canceled when the
  ///     children are no longer needed; a later result is ignored.
  public convenience init(
    _ roots: [Node], id: @escaping @Sendable (Node) -> ID, policy: OutlinePolicy = OutlinePolicy(),
    isExpandable: @escaping (Node) -> Bool = { _ in true },
    load: @escaping @Sendable (Node) async throws -> [Node]
  ) {
    self.init(
      roots, id: id, policy: policy, isExpandable: isExpandable,
      request: { request in
        let node = request.node
        let task = Task { @MainActor in
          do {
            request.succeed(try await load(node))
          } catch {
            request.fail((error as? OutlineFailure) ?? OutlineFailure(String(describing: error)))
          }
        }
        request.onCancel = { task.cancel() }
      })
  }
}
#endif
