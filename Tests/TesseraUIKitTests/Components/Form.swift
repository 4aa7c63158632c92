#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// A form in a collection, with the app's data.
@MainActor
final class Form {
  let view: CollectionView
  let screen: TestWindow
  let log = EventLog()
  /// The texts of the fields.
  var texts: [String: String] = [:] { didSet { show() } }
  /// The names of the fields, one in each row.
  var names: [String] { didSet { show() } }
  /// Whether the app accepts what the user does.
  var accepts = true
  var isOn = false { didSet { show() } }
  var number = 3 { didSet { show() } }
  var range = 1...8 { didSet { show() } }
  var option: Int? = 1 { didSet { show() } }
  var isDisabled = false { didSet { show() } }
  private let content: (Form) -> Content<UIKitHost>

  init(
    names: [String] = ["name"], width: CGFloat = 320, height: CGFloat = 480, selects: Bool = false,
    _ content: @escaping (Form) -> Content<UIKitHost>
  ) {
    self.names = names
    self.content = content
    var configuration = EngineConfiguration.touch()
    if selects { configuration.selectionMode = .single }
    view = CollectionView(configuration: configuration)
    screen = TestWindow(view, width: width, height: height)
    show()
    screen.settle()
  }

  func show() { view.show(content(self)) }

  /// Returns a row with a field.
  func field(_ name: String, isSecure: Bool = false) -> some Component {
    TextField(name, text: texts[name] ?? "", isSecure: isSecure) { [unowned self] text in
      log.note("\(name)=\(text)")
      if accepts { texts[name] = text }
    }
    .onSubmit { [unowned self] in log.note("submit \(name)") }
    .disabled(isDisabled)
  }

  /// Returns a form with a row for each name.
  static func fields(_ names: [String]) -> Form {
    Form(names: names) { form in
      Content { Section("fields") { ForEach(form.names, id: \.self) { form.field($0) } } }
    }
  }

  // MARK: Views

  /// Returns the visible field with a placeholder.
  func textField(_ placeholder: String) -> UITextField? {
    view.shown(UITextField.self).first { $0.placeholder == placeholder }
  }

  func type(_ letters: String) {
    for letter in letters {
      Simulation.press(.keyboardA, characters: String(letter), in: screen.window)
      screen.settle()
    }
  }

  /// Presses a key.
  func press(_ key: UIKeyboardHIDUsage, characters: String = "", modifiers: UIKeyModifierFlags = []) {
    Simulation.press(key, characters: characters, modifiers: modifiers, in: screen.window)
    screen.settle()
  }

  func tap(_ view: UIView?) {
    guard let view else { return log.note("no view") }
    Simulation.tap(view)
    screen.wait(1)
  }

  /// Taps a point of the collection.
  func tap(x: CGFloat, y: CGFloat) {
    Simulation.tap(at: CGPoint(x: x, y: y), in: screen.window)
    screen.wait(1)
  }
}

extension UIView {
  /// Returns the visible views of a class within the view, in their order from top to bottom.
  func shown<View: UIView>(_ type: View.Type) -> [View] {
    allShown(type).sorted { $0.convert($0.bounds, to: self).minY < $1.convert($1.bounds, to: self).minY }
  }

  private func allShown<View: UIView>(_ type: View.Type) -> [View] {
    subviews.filter { !$0.isHidden }.flatMap { [$0 as? View].compactMap { $0 } + $0.allShown(type) }
  }
}
#endif
