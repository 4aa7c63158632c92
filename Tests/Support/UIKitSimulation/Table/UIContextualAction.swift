/// A swipe action of a row.
@MainActor open class UIContextualAction: NSObject {
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  open var style: Style { chosenStyle }
  open var handler: Handler { perform }
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor! = .systemGray
  private let chosenStyle: Style
  private let perform: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    chosenStyle = style
    self.title = title
    perform = handler
    super.init()
  }
}
