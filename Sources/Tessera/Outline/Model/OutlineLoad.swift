/// A request for the children of a node. It is answered once; answers after that, or after it was cancelled, count for
/// nothing.
public final class OutlineLoad<Node> {
  /// The node whose children are wanted.
  public let node: Node
  /// Called when the children are not wanted any more.
  public var onCancel: (() -> Void)?
  private var finish: ((Result<[Node], OutlineFailure>) -> Void)?

  init(_ node: Node, finish: @escaping (Result<[Node], OutlineFailure>) -> Void) {
    self.node = node
    self.finish = finish
  }

  /// Whether an answer still counts.
  public var isWanted: Bool { finish != nil }

  /// Answers with the children.
  public func succeed(_ children: [Node]) { answer(.success(children)) }

  /// Answers that there are none to be had.
  public func fail(_ failure: OutlineFailure) { answer(.failure(failure)) }

  private func answer(_ result: Result<[Node], OutlineFailure>) {
    let finish = self.finish
    self.finish = nil
    onCancel = nil
    finish?(result)
  }

  /// Lets no answer count any more.
  func cancel() {
    let onCancel = self.onCancel
    finish = nil
    self.onCancel = nil
    onCancel?()
  }
}
