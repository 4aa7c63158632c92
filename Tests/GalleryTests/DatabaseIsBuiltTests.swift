import Testing

/// The example `database` and all of TesseraSQLite need SQLite. Where it is missing they are not built; this test says so.
struct DatabaseIsBuiltTests {
  @Test func databaseIsBuilt() {
    #if !HAS_SQLITE && !SQLITE_IS_WAIVED
    Issue.record(
      """
      SQLite is missing, so TesseraSQLite is not built: install libsqlite3-dev (apt) and run \
      `swift package purge-cache`, or set TESSERA_WITHOUT_SQLITE=1 to go without.
      """)
    #endif
  }
}
