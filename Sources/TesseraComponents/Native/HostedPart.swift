import TesseraKernel
import TesseraLayout

/// A part of a drawing that a view of the host shows, with its frame.
package enum HostedPart {
  case control(Control, Rect)
  case nativeView(NativeView, Rect)
}

extension Drawing {
  /// The controls and native views, in the order of the drawing.
  package var hostedParts: [HostedPart] {
    commands.compactMap { command in
      switch command {
      case .control(let control, let frame): .control(control, frame)
      case .nativeView(let view, let frame): .nativeView(view, frame)
      case .fill, .stroke, .text, .styledText, .image, .spinner: nil
      }
    }
  }
}
