import TestSupport
import TesseraComponents
import TesseraKernel

extension RandomComponent {
  /// Returns a random component of at most a depth.
  static func random(depth: Int = 4, _ random: inout SeededGenerator) -> RandomComponent {
    if depth == 0 || Int.random(in: 0..<10, using: &random) < 3 { return .leaf(&random) }
    if Bool.random(using: &random) {
      let count = Int.random(in: 0...4, using: &random)
      let children = (0..<count).map { _ in RandomComponent.random(depth: depth - 1, &random) }
      return RandomComponent(kind: .stack(&random), children: children)
    }
    let isGroup = Int.random(in: 0..<8, using: &random) == 0
    let count = isGroup ? Int.random(in: 0...3, using: &random) : 1
    let children = (0..<count).map { _ in RandomComponent.random(depth: depth - 1, &random) }
    return RandomComponent(kind: .modifier(&random), children: children)
  }

  private static func leaf(_ random: inout SeededGenerator) -> RandomComponent {
    RandomComponent(kind: .leaf(&random))
  }
}

extension RandomComponent.Kind {
  fileprivate static func leaf(_ random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<19, using: &random) {
    case 0..<5: .text(.random(&random))
    case 16: .richText((0..<Int.random(in: 0...3, using: &random)).map { _ in .random(&random) })
    case 17: .spinner
    case 18: .native(.random(&random), fills: Bool.random(using: &random))
    case 5: .spacer(.none)
    case 6: .spacer(.random(&random))
    case 7: .divider
    case 8:
      .picture(
        width: Int.random(in: 0...4, using: &random), height: Int.random(in: 0...4, using: &random),
        [.line, .thumbnail, .preview, .fill, .height(.random(&random))].pick(&random))
    case 9: .progress(([.nan, .infinity, -1, 0, 0.01, 0.3, 1, 2] as [Double]).pick(&random))
    case 10:
      .sparkline((0..<Int.random(in: 0...5, using: &random)).map { _ in .random(&random) })
    case 11: .badge(["", "7", "new", "日本"].pick(&random))
    case 12, 13: .button(.random(&random), ButtonRole.allCases.pick(&random))
    case 14: .toggle(.random(&random), isOn: Bool.random(using: &random))
    default:
      .field(.random(&random), placeholder: .random(&random), isSecure: Bool.random(using: &random))
    }
  }

  fileprivate static func stack(_ random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: .horizontalStack(VerticalAlignment.allCases.pick(&random), .random(&random))
    case 2, 3: .verticalStack(HorizontalAlignment.allCases.pick(&random), .random(&random))
    case 4: .depthStack(HorizontalAlignment.allCases.pick(&random), VerticalAlignment.allCases.pick(&random))
    case 5: .grid(.random(&random), .random(&random), VerticalAlignment.allCases.pick(&random))
    default: .group
    }
  }

  fileprivate static func modifier(_ random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<15, using: &random) {
    case 11: .faded
    case 12: .tooltip
    case 13: .opacity(([.nan, -1, 0, 0.3, 0.5, 1, 2] as [Double]).pick(&random))
    case 0, 1: .padding(Edges(rawValue: UInt8.random(in: 0...15, using: &random)), .random(&random))
    case 2, 3, 4:
      .frame(
        .random(&random), .random(&random), HorizontalAlignment.allCases.pick(&random),
        VerticalAlignment.allCases.pick(&random))
    case 5: .background([.square, .rounded, .capsule, .radius(.random(&random))].pick(&random))
    case 6: .border([.square, .rounded, .capsule, .radius(.random(&random))].pick(&random))
    case 7: .style(TextRole.allCases.pick(&random))
    case 8: .bold
    case 10: .gridSpan([.min, 0, 1, 2, 2, 3, .max].pick(&random))
    case 9: .lineLimit([nil, -1, 0, 1, 2, 3].pick(&random))
    default: .disabled(Bool.random(using: &random))
    }
  }
}

extension Array {
  func pick(_ random: inout SeededGenerator) -> Element { self[Int.random(in: 0..<count, using: &random)] }
}

extension String {
  fileprivate static func random(_ random: inout SeededGenerator) -> String {
    [
      "", "a", "Title", "two words", "a longer text that takes several lines in a narrow cell",
      "Donaudampfschifffahrtsgesellschaft", "日本語のテキスト", "e\u{301}te\u{301} 👩‍👩‍👧 family", "line\nbreak",
      " spaced  twice ",
    ].pick(&random)
  }
}

extension Double {
  /// Returns an extent: mostly an ordinary one, and sometimes one that is no extent.
  fileprivate static func random(_ random: inout SeededGenerator) -> Double {
    if Int.random(in: 0..<6, using: &random) == 0 {
      return [.nan, .infinity, -.infinity, -20, 0, 1e300, 0.001].pick(&random)
    }
    return Double(Int.random(in: 0...30, using: &random) * 5)
  }
}

extension Space {
  fileprivate static func random(_ random: inout SeededGenerator) -> Space {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: .none
    case 2, 3: .tight
    case 4, 5: .regular
    case 6: .loose
    case 7: .points(Double(Int.random(in: 0...12, using: &random)))
    default: .points(.random(&random))
    }
  }
}

extension GridColumns {
  fileprivate static func random(_ random: inout SeededGenerator) -> GridColumns {
    Bool.random(using: &random)
      ? .count([.min, 0, 1, 2, 3, 4, .max].pick(&random))
      : .characters([.min, 0, 1, 4, 10, 20, .max].pick(&random))
  }
}

extension FrameExtent? {
  fileprivate static func random(_ random: inout SeededGenerator) -> FrameExtent? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: nil
    case 2: .points(.random(&random))
    case 3: .characters([-1, 0, 1, 3, 8, 20, .max, .min].pick(&random))
    case 4, 5: .fill
    case 6: .atLeast(.random(&random))
    default: .atMost(.random(&random))
    }
  }
}
