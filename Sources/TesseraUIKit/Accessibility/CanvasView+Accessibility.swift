#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraComponents
import UIKit

// Cells with controls. Each control is an element of its own, after the element of its row, which has only the texts.

extension CanvasView {
  /// The elements of the controls, and the native views.
  var controlElements: [UIView] {
    #if os(tvOS)
    return []
    #else
    return subviews.lazy.filter { !($0 is UIActivityIndicatorView) }
      .map { ($0 as? ControlView)?.accessibleElement ?? $0 }
    #endif
  }

  /// Returns the label of the row without the titles of its controls; an empty one if the row has no texts. A label that the
  /// content declares stays as it is.
  func rowLabel(_ label: String) -> String {
    if controlElements.isEmpty { return label }
    let isDerived = label == drawing.words(withControls: true) || label == drawing.nameOfOnlyControl
    return isDerived ? drawing.words(withControls: false) : label
  }
}

extension Drawing {
  /// The label of a field or editor that is the only thing in its row, without its text; `nil` for other drawings.
  fileprivate var nameOfOnlyControl: String? {
    let controls: [Control] = commands.compactMap {
      if case .control(let control, _) = $0 { control } else { nil }
    }
    guard controls.count == 1, words(withControls: false).isEmpty else { return nil }
    switch controls[0].kind {
    case .textField(_, let placeholder, _), .textEditor(_, let placeholder, _):
      return controls[0].label ?? placeholder
    case .button, .toggle, .stepper, .menu: return nil
    }
  }

  /// Returns the texts in their order, and on demand the labels of the controls among them.
  fileprivate func words(withControls: Bool) -> String {
    var words: [String] = []
    for command in commands {
      switch command {
      case .text(let text, _, _): words.append(text)
      case .styledText(let text, _): words.append(text.text)
      case .control(let control, _): if withControls { control.addSpokenWords(to: &words) }
      case .nativeView(let view, _): if withControls { words.append(view.accessibilityLabel) }
      case .fill, .stroke, .image, .spinner, .beginGroup, .endGroup: break
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
#endif
