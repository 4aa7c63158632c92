import Foundation

/// The templates.
enum Kind: String, CaseIterable {
  case cell, component, section, screen, layout, behavior, host, example

  var summary: String {
    switch self {
    case .cell: "a row that draws itself"
    case .component: "a row composed of texts and controls"
    case .section: "a section with a header and a placeholder"
    case .screen: "data and the content that shows it"
    case .layout: "a layout algorithm"
    case .behavior: "a feature of a collection, with its modifier"
    case .host: "a host: collections on another platform"
    case .example: "a package in Examples with a program and a test"
    }
  }

  /// Returns the source of a type.
  ///
  /// - Parameter module: The product of Tessera that it imports; `nil` to import none.
  func text(_ name: String, module: String?) -> String {
    let template =
      switch self {
      case .cell: cellTemplate
      case .component: componentTemplate
      case .section: sectionTemplate
      case .screen: screenTemplate
      case .layout: layoutTemplate
      case .behavior: behaviorTemplate
      case .host: hostTemplate
      case .example: ""
      }
    guard let module else { return template.withoutImports.filled(name) }
    return template.filled(name, module: module)
  }

  /// Returns what to do next.
  func advice(_ name: String) -> String {
    switch self {
    case .cell: "Declare it in a section: \(name)(text: \"…\")"
    case .component: "Declare it in a section: \(name)(title: \"…\") { … }"
    case .section: "Declare it in content: Content { \(name)(titles: […]).section() }"
    case .screen:
      "Show it: let screen = \(name)(); screen.onChange = { app.show(screen.content()) }; screen.onChange()"
    case .layout: "Use it: Section(\"…\", layout: Layout(\(name)())) { … }"
    case .behavior: "Declare it: Content { … }.on\(name) { count in … }"
    case .host: "Show a collection: let collection = \(name)Collection(size: …); collection.show(content)"
    case .example: "Run it: swift run --package-path Examples/\(name)"
    }
  }
}

extension String {
  /// The template from its first declaration on.
  fileprivate var withoutImports: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0.isEmpty || $0.hasPrefix("import ") }.joined(separator: "\n")
  }

  /// Returns a template with the name of the type and of the module in it.
  func filled(_ name: String, module: String = "") -> String {
    replacingOccurrences(of: "NAME", with: name).replacingOccurrences(of: "MODULE", with: module) + "\n"
  }
}
