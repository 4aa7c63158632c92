import BenchmarkSupport
import Foundation

/// Which rows there are.
struct Matrix {
  var sizes: [Int]
  var ids: [IDKind]
  var comparison: Comparison
  /// Whether a row is wanted.
  var includes: (RowName) -> Bool

  /// Measures all wanted rows, and tells of each when it is done.
  func run(_ report: (Row) -> Void) {
    for size in sizes {
      for kind in ids { runLinear(size, kind, report) }
    }
    guard sizes.contains(SectionedCase.totalCount) else { return }
    for kind in ids where IDKind.sectioned.contains(kind) { runSectioned(kind, report) }
  }

  private func runLinear(_ size: Int, _ kind: IDKind, _ report: (Row) -> Void) {
    for linearCase in LinearCase.allCases {
      let name = RowName(shape: .linear, ids: kind, count: size, title: linearCase.rawValue)
      guard includes(name) else { continue }
      report(row(linearCase, name))
    }
  }

  private func runSectioned(_ kind: IDKind, _ report: (Row) -> Void) {
    for sectionedCase in SectionedCase.allCases {
      let name = RowName(
        shape: .sectioned, ids: kind, count: SectionedCase.totalCount, title: sectionedCase.rawValue)
      guard includes(name) else { continue }
      report(row(sectionedCase, name))
    }
  }

  // The types of the ids are spelled out, so that the compiler makes code for each of them.

  private func row(_ linearCase: LinearCase, _ name: RowName) -> Row {
    switch name.ids {
    case .int: Row(linearCase, name, ids: Int.self, comparison)
    case .wide: Row(linearCase, name, ids: WideID.self, comparison)
    case .string: Row(linearCase, name, ids: String.self, comparison)
    case .uuid: Row(linearCase, name, ids: UUID.self, comparison)
    }
  }

  private func row(_ sectionedCase: SectionedCase, _ name: RowName) -> Row {
    switch name.ids {
    case .int: Row(sectionedCase, name, ids: Int.self, comparison)
    case .wide: Row(sectionedCase, name, ids: WideID.self, comparison)
    case .string: Row(sectionedCase, name, ids: String.self, comparison)
    case .uuid: Row(sectionedCase, name, ids: UUID.self, comparison)
    }
  }
}
