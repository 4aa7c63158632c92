#if canImport(UIKit)
import TestSupport
import TesseraUIKit

/// Sections of names that a program changes.
struct NamedSections: Hashable {
  var sections: [NamedSection] = []

  /// The declaration of the sections.
  @MainActor
  var content: Content<UIKitHost> { content(isEstimated: false) }

  /// Returns the declaration with estimated heights: 25 points are declared, and the views measure 40.
  @MainActor
  func content(isEstimated: Bool) -> Content<UIKitHost> {
    Content {
      for section in sections {
        Section(section.id) {
          ForEach(section.items) { NameCell(name: $0.text) }
            .size(isEstimated ? .estimatedHeight(25) : .height(40))
        }
        .header { NameCell(name: section.title) }
      }
    }
  }

  /// The texts that views should show, section by section.
  var texts: [[String]] { sections.map { [$0.title] + $0.items.map { $0.text } } }

  /// Creates random sections with few ids, so that many items stay or move.
  static func random(using random: inout SeededGenerator) -> NamedSections {
    var ids = Array(0..<14).shuffled(using: &random)
    let count = Int.random(in: 0...5, using: &random)
    return NamedSections(
      sections: Array(0..<6).shuffled(using: &random).prefix(count).map { section in
        let items = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in ids.popLast() }
        return NamedSection(
          id: "section \(section)", revision: Int.random(in: 0...1, using: &random),
          items: items.map { NamedItem(id: $0, revision: Int.random(in: 0...1, using: &random)) })
      })
  }
}

struct NamedSection: Hashable {
  var id: String
  var revision: Int
  var items: [NamedItem]

  var title: String { "\(id), \(revision)" }
}

struct NamedItem: Hashable, Identifiable {
  var id: Int
  var revision: Int

  var text: String { "\(id), \(revision)" }
}
#endif
