@MainActor open class UITargetedDragPreview: UITargetedPreview {}
