import Foundation

guard CommandLine.arguments.count == 2, let file = LineFile(path: CommandLine.arguments[1]) else {
  print("usage: LogExplorer FILE")
  exit(64)
}
Explorer(file).run()
