import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 1, let folder = arguments.first, folder != "--help" else {
  print("usage: PhotoReader FOLDER\nShows the photos of a folder. Return opens one, and Control-Q quits.")
  exit(arguments == ["--help"] ? 0 : 64)
}
let message: String
do {
  exit(try PhotoReader(folder: folder, width: 900, height: 640).run())
} catch let error as CocoaError {
  message = "\(folder): \(error.localizedDescription)"
} catch {
  message = "\(error)"
}
FileHandle.standardError.write(Data("PhotoReader: \(message)\n".utf8))
exit(66)
