@MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}
