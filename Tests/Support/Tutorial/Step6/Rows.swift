import TesseraTerminal

/// A pinned mail, on one line.
struct PinnedRow: Component {
  var mail: Mail

  var body: some Component {
    HStack {
      Text("★").foreground(.warning)
      Text(mail.subject).lineLimit(1)
      Spacer()
      Text(mail.sender).style(.caption)
    }
  }
}

/// A mail, on two lines.
struct MailRow: Component {
  var mail: Mail

  var body: some Component {
    VStack {
      Text(mail.sender).style(.headline)
      Text(mail.subject).lineLimit(1)
    }
  }
}

/// The whole text of a mail.
struct MailDetail: Component {
  var mail: Mail

  var body: some Component {
    VStack {
      Divider()
      Text(mail.subject).style(.title)
      Text("from \(mail.sender)").style(.caption)
      Text(mail.text)
    }
  }
}
