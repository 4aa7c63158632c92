/// The source and the identity of a collection's content.
package struct ContentState {
  /// Declares the content again when its inputs have changed; `nil` if the content was shown directly.
  private(set) var source: ContentSource?
  /// The number of requests for content, by which results prepared for older ones are discarded.
  package private(set) var requestNumber = 0
  /// The number of contents that were applied.
  package var number = 0
  /// The data stored with the present content, if that was prepared. See ``PreparedContent/comparisonCache``.
  package var comparisonCache: AnyObject?

  /// Whether the content has to be declared again.
  var hasChanged: Bool { source?.hasChanged ?? false }

  /// Records a request for content, which supersedes older ones.
  ///
  /// - Parameter source: Declares the content again later; `nil` if the content is fixed.
  package mutating func begin(_ source: ContentSource? = nil) {
    self.source = source
    requestNumber += 1
  }
}

/// A source that declares content again whenever the data that it reads has changed.
package protocol ContentSource: AnyObject {
  /// Whether the data has changed since the last declaration.
  var hasChanged: Bool { get }

  /// Declares the content from the current data.
  #if !hasFeature(Embedded)
  @MainActor
  #endif
  func declare() -> DeclaredContent
}
