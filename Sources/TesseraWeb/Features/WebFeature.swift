/// An optional function of a collection on a page.
///
/// A program contains the code of those that it names, and the page loads a script for each of them:
///
///     let list = WebCollection(in: "list", features: [.find, .pullToRefresh])
#if !hasFeature(Embedded)
@MainActor
#endif
public class WebFeature {
  /// The name of the script, which is in the file `tessera-NAME.js`.
  let script: String
  /// The position of the function among those of the collection.
  private var position: UInt8 = 0

  init(script: String) { self.script = script }

  /// Changes the configuration of the engine.
  func adjust(_ configuration: inout EngineConfiguration) {}

  /// Handles an event of the script.
  ///
  /// - Returns: The answer to a question of the script, such as whether an item can be dragged.
  func handle(_ event: FeatureEvent, of collection: WebCollection) -> Bool { false }

  /// Sends the script what has changed since the last frame.
  ///
  /// - Returns: Whether the function needs another frame soon.
  func publish(to writer: FrameWriter, _ collection: WebCollection) -> Bool { false }

  /// Sends bytes to the script: the position of the function, and what a closure writes.
  final func send(to writer: FrameWriter, _ body: () -> Void) {
    writer.write(part: script) {
      writer.write(position)
      body()
    }
  }

  /// Loads the script.
  final func start(at position: Int, _ writer: FrameWriter) {
    self.position = UInt8(clamping: position)
    send(to: writer) {}
  }
}

/// An event of the script of an optional function. Its code and the meaning of its values are those of the function.
struct FeatureEvent: Equatable {
  var code: UInt8
  /// The number of a view, or another number.
  var number: UInt32
  var point: Point
  var texts: (first: String, second: String)

  static func == (left: FeatureEvent, right: FeatureEvent) -> Bool {
    left.code == right.code && left.number == right.number && left.point == right.point
      && left.texts.first.utf8.elementsEqual(right.texts.first.utf8)
      && left.texts.second.utf8.elementsEqual(right.texts.second.utf8)
  }
}

extension WebCollection {
  /// Loads the scripts of the optional functions with the first frame, and publishes what has changed.
  func publishFeatures() {
    needsFeatureFrame = false
    if !hasStartedFeatures {
      hasStartedFeatures = true
      for position in features.indices { features[position].start(at: position, writer) }
    }
    for feature in features where feature.publish(to: writer, self) { needsFeatureFrame = true }
  }

  /// Passes an event of a script to its function.
  func handle(_ event: FeatureEvent, ofFeature position: Int) -> Bool {
    if position == WebContent.eventPosition { return handleContent(event) }
    return features.indices.contains(position) && features[position].handle(event, of: self)
  }

  /// Passes an event to a part of a row: the number is that of the view, and the code is the position of the part.
  private func handleContent(_ event: FeatureEvent) -> Bool {
    guard let cell = cell(event.number), let view = stage.view(for: cell.id) else { return false }
    var position = 0
    for case .nativeView(let part, _) in view.drawing.commands {
      if position == Int(event.code), part.isEnabled, let content = part.content as? WebContent {
        content.handle(event.texts.first, event.texts.second)
        return true
      }
      position += 1
    }
    return false
  }
}
