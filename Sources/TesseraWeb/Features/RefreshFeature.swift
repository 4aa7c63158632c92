extension WebFeature {
  /// Lets a finger pull content that can be refreshed; see ``Content/onRefresh(isRefreshing:_:)``.
  ///
  /// A spinner at the top of the collection shows the pull, and the refresh after it. Without this function, content is
  /// refreshed by keys only.
  public static var pullToRefresh: WebFeature { RefreshFeature("Refreshing") }

  /// Lets a finger pull content that can be refreshed, as ``pullToRefresh`` does.
  ///
  /// - Parameter label: The text that assistive technologies read during a refresh.
  public static func pullToRefresh(label: String) -> WebFeature { RefreshFeature(label) }
}

/// The pull of a finger at the start of the content, and the published indicator.
private final class RefreshFeature: WebFeature {
  private var published: RefreshIndicator?

  private let label: String

  init(_ label: String) {
    self.label = label
    super.init(script: "refresh")
  }

  override func handle(_ event: FeatureEvent, of collection: WebCollection) -> Bool {
    let engine = collection.engine
    switch event.code {
    case 0:
      guard engine.isReadyToPull else { return false }
      engine.beginScrolling()
    case 1: engine.scroll(by: Point(y: -event.point.y))
    default: engine.endScrolling()
    }
    return true
  }

  override func publish(to writer: FrameWriter, _ collection: WebCollection) -> Bool {
    let indicator = collection.engine.refreshIndicator
    guard indicator != published else { return false }
    published = indicator
    send(to: writer) {
      writer.writeFloat(indicator?.reveal ?? 0)
      writer.writeFloat(indicator?.progress ?? 0)
      writer.write(UInt8(indicator?.isRefreshing ?? false ? 1 : 0))
      writer.write(label)
    }
    return false
  }
}
