import Foundation

guard CommandLine.arguments.count == 2 else {
  print("usage: PhotoReader FOLDER")
  exit(64)
}
do {
  exit(try PhotoReader(folder: CommandLine.arguments[1], width: 900, height: 640).run())
} catch {
  print("PhotoReader: \(error)")
  exit(66)
}
