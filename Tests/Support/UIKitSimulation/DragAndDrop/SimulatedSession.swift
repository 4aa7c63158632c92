/// The dragged items and the position of the finger: a session for the source and for every destination.
final class SimulatedSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)

  /// Whether the items come from this app.
  let isLocal: Bool

  private let window: UIWindow
  private(set) var point: CGPoint

  init(at point: CGPoint, in window: UIWindow, isLocal: Bool) {
    self.point = point
    self.window = window
    self.isLocal = isLocal
    super.init()
  }

  func move(to point: CGPoint) { self.point = point }

  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

  func location(in view: UIView) -> CGPoint { window.convert(point, to: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { !items.isEmpty }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}
