import Testing

/// `--host gtk` and TesseraGTK need GTK 4.8. If it is missing or older, they are not built, and this test
/// reports it.
struct WindowIsBuiltTests {
  @Test("The window host is built")
  func windowIsBuilt() {
    #if GTK_IS_TOO_OLD && !GTK_IS_WAIVED
    Issue.record(
      """
      GTK is older than 4.8, so TesseraGTK is not built: install a newer one, or set TESSERA_WITHOUT_GTK=1 to go without.
      """)
    #elseif !HAS_GTK && !GTK_IS_WAIVED
    Issue.record(
      """
      GTK 4 is missing, so TesseraGTK is not built: install libgtk-4-dev (apt) or gtk4 (brew) and run \
      `swift package purge-cache`, or set TESSERA_WITHOUT_GTK=1 to go without.
      """)
    #endif
  }
}
