@MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
