struct Mail: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var sender: String
  var subject: String
  var text: String
  var isPinned = false
}

let sampleMails = [
  Mail(
    id: 1, sender: "Ada", subject: "Notes about the engine",
    text: "It might compose music, if we told it how.", isPinned: true),
  Mail(id: 2, sender: "Grace", subject: "A moth in the relay", text: "I taped it into the log book."),
  Mail(id: 3, sender: "Barbara", subject: "Shall we meet at nine?", text: "I bring the abstractions."),
  Mail(id: 4, sender: "Katherine", subject: "The numbers are right", text: "I checked them by hand."),
]
