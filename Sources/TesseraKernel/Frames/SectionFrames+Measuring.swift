import TesseraLayout

extension SectionFrames {
  /// How large a part is declared to be.
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

  /// What measuring a part gave.
  func measured(_ element: ElementPath.Element) -> MeasuredSize? {
    switch element {
    case .header: header.measured
    case .item(let item): items.measured[item]
    case .placeholder: placeholder.measured
    case .footer: footer.measured
    case .decoration: measuredDecorations[element]
    }
  }

  /// The room that is offered when a part is measured; nil where its size is not estimated.
  func offer(to element: ElementPath.Element) -> Size? {
    guard let sizing = sizing(of: element), sizing.isEstimated else { return nil }
    if case .decoration(let position, let item) = element {
      return target(of: declared.decorations[position], item).size
    }
    // A side that is measured may take all there is, within its limits.
    let seen = roomSeen(by: element)
    var room = sizing.measuringRoom(offered: seen)
    if !sizing.width.isEstimated { room.width = frame(of: element).width }
    if !sizing.height.isEstimated { room.height = seen.height }
    return room
  }

  /// How much can be seen at once where a part stands.
  private func roomSeen(by element: ElementPath.Element) -> Size {
    switch element {
    case .header, .footer: seen
    case .placeholder: items.room.seen
    case .item, .decoration: innerRoom
    }
  }

  /// Takes a measured size over; false where the items have to be arranged anew.
  ///
  /// - Complexity: O(log *n*) where the layout can change one size in place.
  func setMeasured(_ measured: MeasuredSize, for element: ElementPath.Element) -> Bool {
    switch element {
    case .header:
      header.measured = measured
      return resize(&header, to: header.size(of: declared.header?.cell, offered: seen))
    case .footer:
      footer.measured = measured
      return resize(&footer, to: footer.size(of: declared.footer?.cell, offered: seen))
    case .placeholder:
      placeholder.measured = measured
      placeholder.size = placeholder.size(of: declared.placeholder?.cell, offered: items.room.seen)
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

  /// Gives a header or footer another size; false where the items have to be arranged anew.
  private func resize(_ part: inout SupplementaryFrame, to size: Size) -> Bool {
    defer { part.size = size }
    return part.size == size || !takesContentExtent
  }
}
