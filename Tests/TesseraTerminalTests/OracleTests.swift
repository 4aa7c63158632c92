import Testing

/// The screen tests need libvterm. If it is missing, they are not built, and this test reports it.
struct OracleTests {
  @Test("The screen tests are built")
  func screenTestsAreBuilt() {
    #if !HAS_VTERM && !VTERM_IS_WAIVED
    Issue.record(
      """
      libvterm is missing, so no test looks at a screen: install libvterm-dev (apt) or libvterm (brew) and run \
      `swift package purge-cache`, or set TESSERA_WITHOUT_VTERM=1 to go without.
      """)
    #endif
  }
}
