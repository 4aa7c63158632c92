extension Case {
  /// All cases, part by part.
  ///
  /// - Parameter sizes: How many items there are; nil: as each part wants it.
  static func all(sizes: [Int]?) -> [Case] {
    Part.allCases.flatMap { part in
      (sizes ?? part.sizes).flatMap { count in
        switch part {
        case .first: firstLayouts(count)
        case .uniform: uniformLayouts(count)
        case .resize: resizes(count, isUsual: sizes == nil)
        case .change: changes(count)
        case .query: queries(count, isUsual: sizes == nil)
        case .frames: frames(count)
        case .memory: memory(count)
        }
      }
    }
  }
}
