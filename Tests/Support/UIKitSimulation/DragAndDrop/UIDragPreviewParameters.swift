@MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
