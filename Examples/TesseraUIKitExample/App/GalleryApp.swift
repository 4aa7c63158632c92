import UIKit

/// The app: a list of examples, and the example that was chosen.
@main
final class GalleryApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    // As large as the screen.
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: GalleryController())
    window.makeKeyAndVisible()
    self.window = window
  }
}
