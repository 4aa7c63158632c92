import TesseraLayout

extension SectionFrames {
  func sizing(of element: ElementPath.Element) -> Sizing? {
    switch element {
    case .header: declared.header?.cell.sizing
    case .item(let item): items.sizing(at: item)
    case .placeholder: declared.placeholder?.cell.sizing
    case .footer: declared.footer?.cell.sizing
    case .decoration(let position, _):
      declared.decorations.indices.contains(position) ? declared.decorations[position].cell.sizing : nil
    }
  }

  func measured(_ element: ElementPath.Element) -> MeasuredSize? {
    switch element {
    case .header: header.measured
    case .item(let item): items.measured[item]
    case .placeholder: placeholder.measured
    case .footer: footer.measured
    case .decoration: measuredDecorations[element]
    }
  }

  func offer(to element: ElementPath.Element) -> Size? {
    guard let sizing = sizing(of: element), sizing.isEstimated else { return nil }
    if case .decoration(let position, let item) = element {
      return target(of: declared.decorations[position], item).size
    }
    // A measured side may take all the available space, within its limits.
    let visibleSize = visibleSize(by: element)
    var constraints = sizing.measuringConstraint(offered: visibleSize)
    if !sizing.width.isEstimated { constraints.width = frame(of: element).width }
    if !sizing.height.isEstimated { constraints.height = visibleSize.height }
    return constraints
  }

  /// Returns the visible size to which the size of an element refers.
  private func visibleSize(by element: ElementPath.Element) -> Size {
    switch element {
    case .header, .footer: visibleSize
    case .placeholder: items.constraints.visibleSize
    case .item, .decoration: innerVisibleSize
    }
  }

  /// Applies a measured size.
  ///
  /// - Returns: `false` if the items have to be arranged again.
  /// - Complexity: O(log *n*) if the layout can change one size in place.
  func setMeasured(_ measured: MeasuredSize, for element: ElementPath.Element) -> Bool {
    switch element {
    case .header:
      header.measured = measured
      return resize(&header, to: header.size(of: declared.header?.cell, offered: visibleSize))
    case .footer:
      footer.measured = measured
      return resize(&footer, to: footer.size(of: declared.footer?.cell, offered: visibleSize))
    case .placeholder:
      placeholder.measured = measured
      placeholder.size = placeholder.size(
        of: declared.placeholder?.cell, offered: items.constraints.visibleSize)
    case .decoration:
      measuredDecorations[element] = measured
      largestDecoration = largestDecoration.enclosing(measured.size)
    case .item(let item):
      let offered = items.offer(in: body.frame(at: item).size)
      let before = items.size(at: item, offered: offered)
      items.setMeasured(measured, at: item)
      return items.size(at: item, offered: offered) == before || items.resize(item, in: body)
    }
    return true
  }

  /// Resizes a header or footer. Returns `false` if the items have to be arranged again.
  private func resize(_ part: inout SupplementaryFrame, to size: Size) -> Bool {
    defer { part.size = size }
    return part.size == size || !takesContentExtent
  }
}
