/// An archive of views. Linux has none, so a test provides the contents: `Simulation.provideNib`.
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

  /// New views, as the test provides them.
  var topLevelViews: [UIView] {
    guard let make = Simulation.nibs[name] else {
      Simulation.raise(.nibMissing, "there is no nib named \(name)")
      return []
    }
    return make()
  }
}

extension Simulation {
  /// The contents of nibs, by their names.
  fileprivate(set) static var nibs: [String: () -> [UIView]] = [:]

  /// Sets the contents of a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - views: Creates the top-level views.
  public static func provideNib(named name: String, views: @escaping () -> [UIView]) { nibs[name] = views }
}
