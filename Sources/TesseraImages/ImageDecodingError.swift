/// The reason why there is no image.
public enum ImageDecodingError: Error, Hashable, Sendable {
  /// The file does not exist, cannot be read, or is empty.
  case unreadableFile
  /// The data is neither a PNG nor a JPEG image.
  case unknownFormat
  /// The data begins like an image, but is damaged or incomplete.
  case invalidData
  /// The file has more bytes, or the image more pixels, than the decoder accepts; or there is not enough memory.
  case tooLarge
}
