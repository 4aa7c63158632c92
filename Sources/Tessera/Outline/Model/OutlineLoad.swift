/// A request for the children of a node. Only the first result counts, and none after the request was
/// canceled.
public final class OutlineLoad<Node> {
  /// The node whose children are requested.
  public let node: Node
  /// A handler that is called when the children are no longer needed.
  public var onCancel: (() -> Void)?
  private var finish: ((Result<[Node], OutlineFailure>) -> Void)?

  init(_ node: Node, finish: @escaping (Result<[Node], OutlineFailure>) -> Void) {
    self.node = node
    self.finish = finish
  }

  /// Whether a result is still expected.
  public var isWanted: Bool { finish != nil }

  /// Finishes the request with the children.
  public func succeed(_ children: [Node]) { complete(.success(children)) }

  /// Finishes the request with a failure.
  public func fail(_ failure: OutlineFailure) { complete(.failure(failure)) }

  private func complete(_ result: Result<[Node], OutlineFailure>) {
    let finish = self.finish
    self.finish = nil
    onCancel = nil
    finish?(result)
  }

  /// Cancels the request; later results are ignored.
  func cancel() {
    let onCancel = self.onCancel
    finish = nil
    self.onCancel = nil
    onCancel?()
  }
}
