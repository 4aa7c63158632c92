import ___VARIABLE_module___

/// A row with a title, a detail and a button.
struct ___FILEBASENAMEASIDENTIFIER___: Component {
  var title: String
  var detail: String?
  var onOpen: () -> Void

  var body: some Component {
    HStack {
      VStack {
        Text(title).style(.headline).lineLimit(1)
        if let detail { Text(detail).style(.caption) }
      }
      Spacer()
      Button("Open", action: onOpen)
    }
  }
}
