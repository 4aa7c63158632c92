import TesseraKernel
import TesseraLayout

/// A part of a drawing that a view of the host shows, with its frame and the opacity of the groups around it.
package enum HostedPart {
  case control(Control, Rect, opacity: Double)
  case nativeView(NativeView, Rect, opacity: Double)
}

extension Drawing {
  /// The controls and native views, in the order of the drawing.
  package var hostedParts: [HostedPart] {
    var groups = OpenGroups()
    return commands.compactMap { command in
      _ = groups.shows(command)
      return switch command {
      case .control(let control, let frame): .control(control, frame, opacity: groups.opacity)
      case .nativeView(let view, let frame): .nativeView(view, frame, opacity: groups.opacity)
      case .fill, .stroke, .text, .styledText, .image, .spinner, .beginGroup, .endGroup: nil
      }
    }
  }
}
