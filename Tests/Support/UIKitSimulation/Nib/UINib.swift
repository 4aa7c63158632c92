/// An archive of views. On Linux there are none, so a test says what each contains: `Simulation.provideNib`.
@MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    topLevelViews
  }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// New views, as the test has described them.
  var topLevelViews: [UIView] {
    guard let make = Simulation.nibs[name] else {
      Simulation.raise(.nibMissing, "there is no nib named \(name)")
      return []
    }
    return make()
  }
}

extension Simulation {
  /// What nibs contain, by their names.
  fileprivate(set) static var nibs: [String: () -> [UIView]] = [:]

  /// Says what a nib contains.
  ///
  /// - Parameters:
  ///   - name: The name of its file.
  ///   - views: Makes its top-level views.
  public static func provideNib(named name: String, views: @escaping () -> [UIView]) { nibs[name] = views }
}
