import ArgumentParser
import Dispatch
import StaticServer

/// `gallery web`: serves the gallery for browsers on the loopback address, and builds it if it is missing.
struct WebCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "web", abstract: "Serve the gallery for browsers, on this machine only.",
    discussion: "The pages are built if they are missing, which takes some minutes.")

  @Option(help: "The port; a free one by default.")
  var port: UInt16 = 0

  @Option(help: "The folder to serve, as Scripts/build-web makes it; the pages of the gallery by default.")
  var folder: String?

  @Flag(help: "Build the pages even if they exist.")
  var build = false

  func run() throws {
    let pages = try folder.map { WebPages(folder: $0) } ?? WebPages()
    if build || !pages.areBuilt { try pages.make() }
    let (folder, port) = (pages.folder, port)
    Task.detached {
      do {
        let server = try await StaticServer.start(serving: folder, port: port)
        try OutputFile.print(server.address + "\n")
        await server.waitForEnd()
        Gallery.end(with: .unavailable("the server has ended"))
      } catch let error as GalleryError {
        Gallery.end(with: error)
      } catch is StaticServer.PortInUse {
        Gallery.end(with: .unavailable("another program uses the port \(port)"))
      } catch {
        Gallery.end(with: .unavailable("the server cannot start: \(error)"))
      }
    }
    dispatchMain()
  }
}
