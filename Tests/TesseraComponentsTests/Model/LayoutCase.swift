import TestSupport
import TesseraComponents
import TesseraKernel
import TesseraLayout

/// A component on a host, and the sizes that it is offered.
struct LayoutCase {
  var component: RandomComponent
  var host: TestHost
  var sizes: [Size]

  static func random(_ random: inout SeededGenerator) -> LayoutCase {
    LayoutCase(
      component: .random(&random), host: TestHost.allCases.pick(&random),
      sizes: (0..<Int.random(in: 1...4, using: &random)).map { _ in Size.random(&random) })
  }

  /// The sizes that cells can have.
  var cellSizes: [Size] { sizes.filter { $0.width < 1e9 && $0.height < 1e9 } }

  /// The ways to make a case smaller.
  static var shrinkers: [Shrinker<LayoutCase>] {
    [
      .leavingOutRuns(of: \.sizes),
      Shrinker { value in
        value.component.smallerVersions.lazy.map {
          LayoutCase(component: $0, host: value.host, sizes: value.sizes)
        }
      },
    ]
  }
}

extension LayoutCase: CustomStringConvertible {
  var description: String {
    let sizes = sizes.map { "\($0.width) × \($0.height)" }.joined(separator: ", ")
    return "\(component)\non \(host), offered \(sizes)"
  }
}

extension Size {
  fileprivate static func random(_ random: inout SeededGenerator) -> Size {
    let widths = [0, 1, 8, 37.5, 80, 160, 160, 240, 320, 320, 1000, 1_000_000, Size.largestExtent]
    let heights = [0, 1, 16, 40, 100, 400, Size.largestExtent, Size.largestExtent]
    return Size(width: widths.pick(&random), height: heights.pick(&random))
  }
}
