/// Where the content of a collection comes from, and which content it is.
package struct ContentState {
  /// Declares the content again when what it was made from has changed; nil: it was shown as it is.
  private(set) var source: ContentSource?
  /// Counts the requests for content, so that what was prepared for an older one is not shown.
  package private(set) var requestNumber = 0
  /// Counts the contents that were taken over.
  package var number = 0
  /// What is kept of the present content, where it was prepared.
  package var memory: AnyObject?

  /// Whether content has to be declared again.
  var hasChanged: Bool { source?.hasChanged ?? false }

  /// Notes a request for content: older ones do not count any more.
  ///
  /// - Parameter source: What declares it again later.
  package mutating func begin(_ source: ContentSource? = nil) {
    self.source = source
    requestNumber += 1
  }
}

/// Something that declares content whenever what it reads has changed.
package protocol ContentSource: AnyObject {
  /// Whether there is something to declare.
  var hasChanged: Bool { get }

  /// Declares the content, as of now.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func declare() -> DeclaredContent
}

extension Engine {
  /// Takes content for the next transaction.
  package func request(_ content: DeclaredContent, _ prepared: PreparedContent? = nil) {
    var content = content
    var prepared = prepared
    if !content.traits.isEmpty { installBehaviors(of: content.traits) }
    callBehaviors(in: .rewrite) { behavior in
      guard let other = behavior.rewrite(content, self) else { return }
      (content, prepared) = (other, nil)
    }
    requests.show(content, prepared)
  }
}

extension Stage {
  /// Declares content again where what it was made from has changed.
  func declareAgain() {
    guard let source = engine.contentState.source, source.hasChanged else { return }
    let content = tracer.around(.declare, engine.updateCount + 1) { source.declare() }
    // The closure may have shown something else, which counts.
    if source === engine.contentState.source { engine.request(content) }
  }
}
