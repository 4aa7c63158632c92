import Tessera
import TesseraLayout

/// Collects the arguments of a call that differ from their defaults.
private struct Call {
  private let name: String
  private var arguments: [String] = []

  init(_ name: String) { self.name = name }

  func with<Value: Equatable>(_ label: String, _ value: Value, unless usual: Value) -> Call {
    var copy = self
    if value != usual { copy.arguments.append("\(label): \(printed(value))") }
    return copy
  }

  func with<Value: Equatable>(_ label: String, _ value: Value) -> Call {
    var copy = self
    copy.arguments.append("\(label): \(printed(value))")
    return copy
  }

  var text: String { "\(name)(\(arguments.joined(separator: ", ")))" }

  private func printed(_ value: some Equatable) -> String {
    func printed(any value: some Any) -> String {
      switch value {
      case let axis as Axis: ".\(axis)"
      case let target as DecorationTarget: ".\(target)"
      case let edge as RelativePlacement.Place: ".\(edge)"
      default: "\(value)"
      }
    }
    if let optional = value as? OptionalValue { return optional.wrappedText(printed) }
    return printed(any: value)
  }
}

/// An optional whose value is printed without `Optional`.
private protocol OptionalValue {
  func wrappedText(_ print: (Any) -> String) -> String
}

extension Optional: OptionalValue {
  fileprivate func wrappedText(_ print: (Any) -> String) -> String { map { print($0) } ?? "nil" }
}

extension Tree: CustomStringConvertible {
  var description: String {
    Call("Tree").with("axis", axis, unless: .vertical).with("layout", layout, unless: nil)
      .with("branches", branches).text
  }
}

extension Branch: CustomStringConvertible {
  var description: String {
    Call("Branch").with("id", id).with("layout", layout, unless: .list(0)).with("leaves", leaves, unless: [])
      .with("branches", branches, unless: []).with("header", header, unless: nil)
      .with("footer", footer, unless: nil).with("ornaments", ornaments, unless: [])
      .with("scrolls", scrolls, unless: nil).with("size", size, unless: nil).text
  }
}

extension Cap: CustomStringConvertible {
  var description: String { Call("Cap").with("leaf", leaf).with("isPinned", isPinned, unless: false).text }
}

extension Ornament: CustomStringConvertible {
  var description: String {
    Call("Ornament").with("leaf", leaf).with("target", target).with("horizontal", horizontal)
      .with("vertical", vertical).with("shift", shift, unless: 0).with("inset", inset, unless: 0)
      .with("layer", layer, unless: 0).text
  }
}

extension Leaf: CustomStringConvertible {
  var description: String {
    Call("Leaf").with("id", id).with("revision", revision, unless: 0).with("kind", kind, unless: .line).text
  }
}

extension Leaf.Kind: CustomStringConvertible {
  var description: String {
    switch self {
    case .line: ".line"
    case .tile(let width, let height): ".tile(\(width), \(height))"
    case .block(let units): ".block(\(units))"
    case .stamp(let width, let height): ".stamp(\(width), \(height))"
    case .part: ".part"
    case .native: ".native"
    case .group(let bunch): ".group(\(bunch))"
    }
  }
}

extension Bunch: CustomStringConvertible {
  var description: String {
    Call("Bunch").with("leaves", leaves).with("layout", layout, unless: .list(0))
      .with("scrolls", scrolls, unless: nil).with("size", size, unless: nil)
      .with("ornaments", ornaments, unless: []).text
  }
}

extension Extents: CustomStringConvertible {
  var description: String {
    Call("Extents").with("width", width, unless: nil).with("height", height, unless: nil).text
  }
}

extension Arranging: CustomStringConvertible {
  var description: String {
    switch self {
    case .list(let gap): ".list(\(gap))"
    case .grid(let columns): ".grid(\(columns))"
    case .row(let gap): ".row(\(gap))"
    case .flow(let gap): ".flow(\(gap))"
    case .overlay: ".overlay"
    case .absolute: ".absolute"
    case .transposed(let inner): ".transposed(\(inner))"
    case .inset(let distance, let inner): ".inset(\(distance), \(inner))"
    }
  }
}
