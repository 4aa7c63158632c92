import Testing

/// TesseraImages needs libpng and libjpeg. If one is missing, it is not built, and this test reports it.
struct ImagesAreBuiltTests {
  @Test("The decoder of images is built")
  func imagesAreBuilt() {
    #if !HAS_IMAGES && !IMAGES_ARE_WAIVED
    Issue.record(
      """
      libpng or libjpeg is missing, so TesseraImages is not built: install libpng-dev and libjpeg-dev (apt) and run \
      `swift package purge-cache`, or set TESSERA_WITHOUT_IMAGES=1 to go without.
      """)
    #endif
  }
}
