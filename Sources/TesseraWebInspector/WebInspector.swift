import TesseraInspector
import TesseraWeb

/// The inspector of a collection on a page, in an element of its own.
///
///     let inspector = WebInspector(numbers, in: "inspector")
///
/// It records from its creation on. Like a collection, it exists as long as its page.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class WebInspector {
  /// The inspector.
  public let inspector: Inspector
  /// The collection that shows the inspector.
  public let collection: WebCollection

  /// Creates the inspector of a collection.
  ///
  /// - Parameters:
  ///   - inspected: The collection, which must have been created before.
  ///   - element: The id of the element of the page that becomes the inspector. It needs a size of its own.
  public init(_ inspected: WebCollection, in element: String) {
    inspector = Inspector(inspected.engine, now: { WebModule.seconds })
    inspected.stage.tracer = inspector.tracer
    collection = WebCollection(in: element)
    inspector.issues = { [stage = inspected.stage] in stage.issues }
    inspector.onChange = { [inspector, collection] in collection.show(inspector.content()) }
    collection.show(inspector.content())
  }
}
