#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Parts of rows with an opacity.
@MainActor
@Suite("Opacity under UIKit", .simulated)
struct OpacityTests {
  init() { Simulation.reset() }

  @Test("Texts are drawn with the opacity, and the views of controls and spinners have it")
  func parts() throws {
    let form = Form { _ in
      Content {
        Section("rows") {
          HStack {
            Text("a")
            HStack {
              Text("b")
              Button("c") {}.opacity(0.5)
              Spinner()
            }
            .opacity(0.5)
            Text("d")
          }
        }
      }
    }
    let canvas = try #require(form.view.shown(CanvasView.self).first)
    let alphas = Simulation.drawing(of: canvas).compactMap { element in
      if case .text(let text, _, let color) = element { (text, UIColor(cgColor: color).alpha) } else { nil }
    }
    #expect(alphas.map { $0.0 } == ["a", "b", "d"])
    #expect(alphas[0].1 == 1 && abs(alphas[1].1 - 0.5) < 1e-9 && alphas[2].1 == 1)
    #expect(form.view.shown(UIButton.self).map { $0.superview?.alpha } == [0.25])
    #expect(form.view.shown(UIActivityIndicatorView.self).map(\.alpha) == [0.5])
  }
}

extension UIColor {
  fileprivate var alpha: CGFloat {
    var alpha: CGFloat = -1
    getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }
}
#endif
