@MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
