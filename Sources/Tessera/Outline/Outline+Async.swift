#if !hasFeature(Embedded)
extension Outline where Node: Sendable {
  /// An outline of nodes whose children are loaded when they are expanded.
  ///
  ///     let outline = Outline([root], id: \.path) { file in try await Directory.read(file.path) }
  ///
  /// While they load, a row says so; where that fails, a row says why, and ``Outline/retry(_:)`` tries again. Nothing is
  /// loaded twice, unless ``Outline/refresh(_:)`` asks for it.
  ///
  /// - Parameters:
  ///   - roots: The outermost nodes.
  ///   - id: What makes a node the same node, anywhere in the outline.
  ///   - policy: What happens to other rows when one is expanded or collapsed.
  ///   - isExpandable: Whether a node can have children.
  ///   - load: Loads the children of a node, away from the main actor. The task is cancelled when nobody waits for it any
  ///     more; what it answers after that counts for nothing.
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
