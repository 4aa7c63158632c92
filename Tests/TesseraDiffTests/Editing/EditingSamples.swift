import TesseraDiff

/// A section of the editing tests: an id and the text of its header.
struct Folder: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var title = ""
}

/// An item of the editing tests: an id and content that can change.
struct Mail: Identifiable, Hashable, Codable, Sendable {
  var id: Int
  var revision = 0
}

typealias Mailbox = SectionedSnapshot<Folder, Mail>

extension SectionedSnapshot where Section == Folder, Item == Mail {
  /// Creates a snapshot of ids: `Mailbox(("a", [1, 2]), ("b", []))`.
  init(_ sections: (String, [Int])..., identityScope: IdentityScope = .collection) {
    self.init(sections.map { Entry(Folder(id: $0.0), mails($0.1)) }, identityScope: identityScope)
  }
}

/// Returns items of revision 0.
func mails(_ ids: [Int]) -> [Mail] { ids.map { Mail(id: $0) } }
