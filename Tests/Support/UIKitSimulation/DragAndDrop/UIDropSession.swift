@MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progress: Progress { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}
