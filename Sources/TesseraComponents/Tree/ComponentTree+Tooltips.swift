import TesseraLayout

extension ComponentTree {
  var hasSpinner: Bool {
    nodes.contains { if case .spinner = $0.kind { true } else { false } }
  }

  /// Returns the tooltip of the innermost part at a point in a row of a size; `nil` if there is none.
  func tooltip(at point: Point, in size: Size) -> (text: String, area: Rect)? {
    tooltip(in: size) { $1.contains(point) }
  }

  /// Returns the tooltip of the innermost part around a control, or of the whole row.
  ///
  /// - Parameter control: The position of the control; `nil` for the row itself.
  func tooltip(ofControl control: Int?, in size: Size) -> (text: String, area: Rect)? {
    guard let control, let controls, controls.nodes.indices.contains(control) else {
      return tooltip(in: size) { index, _ in index == 0 }
    }
    let node = controls.nodes[control]
    return tooltip(in: size) { index, _ in index <= node && node < index + nodes[index].count }
  }

  /// Returns the tooltip of the last node that satisfies a condition.
  private func tooltip(
    in size: Size, where isWanted: (_ index: Int, _ frame: Rect) -> Bool
  ) -> (text: String, area: Rect)? {
    guard let layout = latestLayout else { return nil }
    let frames = layout.frames(in: size)
    for index in nodes.indices.reversed() {
      guard let text = nodes[index].kind.description?.tooltip, !text.isEmpty, isWanted(index, frames[index])
      else {
        continue
      }
      return (text, frames[index])
    }
    return nil
  }
}

extension ComponentNode.Kind {
  var description: PartDescription? {
    if case .described(let description) = self { description } else { nil }
  }
}
