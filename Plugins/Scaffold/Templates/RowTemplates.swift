let cellTemplate = """
  import MODULE

  /// A row that draws itself.
  struct NAME: CanvasCell, Equatable {
    var text: String

    func draw(in canvas: inout Canvas) {
      canvas.highlight()
      canvas.text(text, in: canvas.bounds.inset(by: Insets(left: 8, right: 8)))
    }
  }
  """

let componentTemplate = """
  import MODULE

  /// A row with a title, a detail and a button.
  struct NAME: Component {
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
  """
