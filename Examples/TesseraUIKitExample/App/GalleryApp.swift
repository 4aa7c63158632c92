import UIKit

/// The app: a list of examples, and the example that was chosen.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    // As large as the screen.
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: GalleryController())
    if let entry = Self.chosenEntry { navigation.pushViewController(entry.make(), animated: false) }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  /// The example that follows the argument `--example`; `nil` if there is none.
  private static var chosenEntry: Entry? {
    let name = CommandLine.arguments.drop { $0 != "--example" }.dropFirst().first
    return Entry.all.first { $0.id == name }
  }
}
