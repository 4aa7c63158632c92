import Foundation
import TesseraImages
import TesseraTerminal

/// The code of Documentation/Images.md.
enum ImagesPage {
  @MainActor
  final class Album {
    let paths: [String]
    let images = ImageStore(decoder: ImageDecoder(fitting: 64))

    init(_ paths: [String]) { self.paths = paths }

    func content() -> Content<Terminal> {
      Content {
        Section("album") {
          ForEach(paths, id: \.self) { [images] path in
            HStack {
              AsyncPicture(images.state(of: path), size: .preview)
              Text(path)
            }
          }
        }
      }
    }

    func show(in app: TerminalApp) {
      images.onChange = { [unowned self] in app.show(content()) }
      app.show(content())
    }
  }
}

func portrait(of name: String) -> Image? {
  do {
    return try ImageDecoder(fitting: 128, background: 0x1F2430).decode(file: name + ".jpeg")
  } catch {
    switch error {
    case .unreadableFile: print("\(name) has no portrait")
    case .unknownFormat, .invalidData: print("the portrait of \(name) is damaged")
    case .tooLarge: print("the portrait of \(name) is too large")
    }
    return nil
  }
}
