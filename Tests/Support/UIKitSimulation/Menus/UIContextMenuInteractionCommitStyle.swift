public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
