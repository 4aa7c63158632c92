import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 1, let path = arguments.first, path != "--help" else {
  print("usage: LogExplorer FILE\nShows the lines of a file, and the JSON in them; the key ? lists the keys.")
  exit(arguments == ["--help"] ? 0 : 64)
}
guard let file = LineFile(path: path) else {
  perror("LogExplorer: " + path)
  exit(66)
}
Explorer(file).run()
