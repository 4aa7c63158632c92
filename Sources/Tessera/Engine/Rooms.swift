/// Where in an engine something goes on beside scrolling. What is quiet is not looked into, so that it costs a frame
/// nothing.
struct Rooms: OptionSet {
  let rawValue: UInt16

  /// Something was asked for.
  static let requests = Rooms(rawValue: 256)
}
