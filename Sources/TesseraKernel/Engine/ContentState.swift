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
