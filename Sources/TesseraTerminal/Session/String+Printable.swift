extension String {
  /// The text without control characters, except for line feeds.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0 == "\n" || $0.properties.generalCategory != .control }))
  }
}
