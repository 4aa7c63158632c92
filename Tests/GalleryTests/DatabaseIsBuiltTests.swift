import Testing

/// The example `database` and TesseraSQLite need SQLite. If it is missing, they are not built, and this test
/// reports it.
struct DatabaseIsBuiltTests {
  @Test("The database example is built")
  func databaseIsBuilt() {
    #if !HAS_SQLITE && !SQLITE_IS_WAIVED
    Issue.record(
      """
      SQLite is missing, so TesseraSQLite is not built: install libsqlite3-dev (apt) and run \
      `swift package purge-cache`, or set TESSERA_WITHOUT_SQLITE=1 to go without.
      """)
    #endif
  }
}
