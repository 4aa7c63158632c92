/// Where in an engine something goes on beside scrolling. What is quiet is not looked into, so that it costs a frame
/// nothing.
struct Rooms: OptionSet {
  let rawValue: UInt16

  /// Something has happened that is not handled yet.
  static let events = Rooms(rawValue: 1)
  /// Something is pressed or highlighted.
  static let pressing = Rooms(rawValue: 2)
  /// Something was asked for.
  static let requests = Rooms(rawValue: 256)

  /// Notes what goes on in some rooms.
  mutating func note(_ busy: Rooms, of rooms: Rooms) { self = subtracting(rooms).union(busy) }
}
