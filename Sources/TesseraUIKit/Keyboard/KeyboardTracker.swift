#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// The software keyboard, which collections share, so that one that is created later knows of it.
@MainActor
final class KeyboardTracker {
  static let shared = KeyboardTracker()

  /// The frame in screen coordinates that UIKit has announced last; `nil` if the keyboard is hidden.
  private var announced: CGRect?
  /// Whether UIKit has announced a keyboard, or that it hides.
  private var hasAnnounced = false
  private let observations = Observations()

  private static let names = [
    UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
  ]

  private init() {
    add(to: observations) { [weak self] frame in
      self?.announced = frame
      self?.hasAnnounced = true
    }
  }

  /// Observes the frame of the keyboard, which is `nil` if the keyboard hides.
  func add(to observations: Observations, _ onMove: @escaping @MainActor (CGRect?) -> Void) {
    for name in Self.names {
      observations.add(name) { notification in
        let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        MainActor.assumeIsolated { onMove(name == UIResponder.keyboardWillHideNotification ? nil : frame) }
      }
    }
  }

  /// Returns the frame of the keyboard in screen coordinates; `nil` if there is none.
  func frame(in window: UIWindow) -> CGRect? {
    if hasAnnounced { return announced }
    // The keyboard may have been shown before the first collection was created.
    let guide = window.keyboardLayoutGuide.layoutFrame
    return guide.height > window.safeAreaInsets.bottom ? window.convert(guide, to: nil as UIWindow?) : nil
  }
}
#endif
