/// A letter in a mailbox, as the example with panes shows it.
struct MailSample: Identifiable, Equatable {
  var id: Int
  var folder: String
  var sender: String
  var subject: String
  var text: String
}

extension MailSample {
  static let folders = ["Inbox", "Travel", "Archive"]

  static let samples: [MailSample] = lines.enumerated().map { number, line in
    MailSample(id: number, folder: line.0, sender: line.1, subject: line.2, text: line.3)
  }

  private static let lines: [(String, String, String, String)] = [
    (
      "Inbox", "Mara Lind", "The pier on Saturday",
      """
      The boat leaves at nine, and the forecast is good. Bring a jacket all the same: the wind on the water is colder \
      than you think.

      If you miss it, there is another one at eleven, but it does not stop at the island.
      """
    ),
    (
      "Inbox", "Town library", "Two books are due",
      """
      “The Atlas of Remote Islands” and “Knots and Splices” are due in three days. You can renew each of them twice, \
      unless another reader waits for it.
      """
    ),
    (
      "Inbox", "Jonas Weber", "Minutes of the meeting",
      """
      1. The new tide table is ready and will be printed this week.
      2. The lantern on the north mole needs a new glass. Jonas asks for prices.
      3. Nobody objects to the earlier opening hours.

      The next meeting is on the first Tuesday of the month.
      """
    ),
    (
      "Inbox", "Net & Line", "Your order is on its way",
      "Twenty meters of rope, eight millimeters thick, and four shackles. The parcel arrives on Thursday."
    ),
    (
      "Travel", "Island ferry", "Ticket 4411",
      """
      Two adults, one bicycle. Harbor to Lighthouse, 9:00, and back at 17:30.

      Show this letter on board. It is valid on the day of travel only.
      """
    ),
    (
      "Travel", "Hostel Dune", "Your room",
      "The room with the view of the dunes is yours from Friday to Monday. The key is in the box beside the door."
    ),
    (
      "Archive", "Mara Lind", "Photos of last summer",
      "Here they are at last! The one with the seal is my favorite, although it is a little blurred."
    ),
    (
      "Archive", "Harbor office", "Berth 17",
      "Berth 17 is yours for another year. Please pay the fee until the end of March."
    ),
  ]
}
