import TesseraUIKit
import UIKit

/// Letters that are mixed by an animator: in the middle it can be turned round.
final class AnimatorExample: CollectionController {
  private var letters = Array("ABCDEFGHIJKLMNOP").map(String.init)
  private var animator: UIViewPropertyAnimator?

  init() {
    super.init("Animator")
    let mix = UIAction(title: "Mix") { [weak self] _ in self?.mix() }
    let turn = UIAction(title: "Turn round") { [weak self] _ in self?.animator?.isReversed.toggle() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: mix)
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: turn)
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("letters", layout: .grid(columns: .count(4), spacing: 8).inset(16)) {
        ForEach(letters, id: \.self) { TileCell(text: $0, number: $0.hashValue & 0xff) }
      }
    }
  }

  private func mix() {
    let before = letters
    letters.shuffle()
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.8)
    collection.show(content(), with: animator)
    animator.addCompletion { [weak self] position in
      // The collection shows what it showed before; so does the app.
      if position == .start { self?.letters = before }
    }
    animator.startAnimation()
    self.animator = animator
  }
}
