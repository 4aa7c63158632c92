import ArgumentParser
import Tessera
import TesseraTesting

/// `gallery render NAME`: writes one frame of an example as text or as a picture.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Write one frame of an example as text or as a picture.")

  @Argument(
    help: "The example, or 'start' for the list of all. With png, an example may follow, shown beside it.")
  var name: String

  @OptionGroup
  var arguments: ExampleArguments

  @Option(
    help: ArgumentHelp("The size of the frame in characters (100x40).", valueName: "COLUMNSxROWS"),
    transform: FrameSize.init(parsing:))
  var size = FrameSize(columns: 100, rows: 40)

  @Option(help: "The format: text, svg, or png for a screenshot of a window.")
  var format = Format.text

  @Option(help: "The colors of an svg picture: dark or light.")
  var theme = Theme.dark

  @Option(name: [.short, .long], help: "The output file; standard output by default.")
  var output: String?

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, svg, png }
  enum Theme: String, ExpressibleByArgument, CaseIterable { case dark, light }

  func run() throws {
    try MainActor.assumeIsolated {
      let example = name == "start" ? nil : try Catalog.make(name, arguments: arguments.words)
      let frame = StaticFrame(example)
      switch format {
      case .text: try write(frame.text(columns: size.columns, rows: size.rows))
      case .svg:
        try write(frame.svg(columns: size.columns, rows: size.rows, theme: theme == .dark ? .dark : .light))
      case .png: try writeWindow(example)
      }
    }
  }

  private func write(_ picture: String) throws(GalleryError) {
    if let output {
      try OutputFile.replaceContent(of: output, with: picture)
    } else {
      try OutputFile.print(picture)
    }
  }

  @MainActor
  private func writeWindow(_ example: (any Example)?) throws(GalleryError) {
    guard let output else { throw .usage("a png picture needs an output file: --output picture.png") }
    #if HAS_GTK
    let gallery = try GTKGallery(
      example, width: size.columns * Int(TextMetrics.characterWidth),
      height: size.rows * Int(TextMetrics.lineHeight))
    if example == nil, let name = arguments.words.first { gallery.open(name) }
    try gallery.writeScreenshot(to: output)
    #else
    throw ShowCommand.withoutGTK
    #endif
  }
}

/// A size in characters, written as in `100x40`.
struct FrameSize: Equatable {
  var columns: Int
  var rows: Int

  static let limit = 1...1000

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates a size from an argument of the command line.
  init(parsing text: String) throws {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1], Self.limit.contains(columns),
      Self.limit.contains(rows)
    else { throw ValidationError("enter a size such as 100x40, from 1x1 to 1000x1000") }
    self.init(columns: columns, rows: rows)
  }
}
