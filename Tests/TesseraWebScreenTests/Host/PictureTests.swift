import ChromiumDriver
import Foundation
import Testing

extension BrowserTests {
  @Suite("Pictures on a page")
  struct PictureTests {
    @Test("A picture by address is an image that loads when it is nearly on screen")
    func address() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_pictures")
        try await probe.page.wait(until: "cells()[0][0] === 'Row 0' && images().length > 5")
        let first = try await probe.page.evaluate(
          """
          images().slice(0, 3).map(image => [image.getAttribute('src'), image.alt, image.loading,
            image.width, image.height].join(' '))
          """)
        #expect(
          first == [
            "picture.svg?0 Picture 0 lazy 90 60", "picture.svg?1 Picture 1 lazy 90 60",
            "picture.svg?2 Picture 2 lazy 90 60",
          ])
        try await probe.page.wait(until: "images().slice(0, 5).every(image => image.naturalWidth === 90)")
        // The browser loads some of the pictures, not those of all rows.
        let count = try await probe.page.evaluate(Self.requestCount).int ?? 0
        #expect(count >= 5 && count < 100, "\(count) pictures were requested")
        let tree = try await probe.page.accessibilityTree()
        #expect(tree.all("image").map(\.name).contains("Picture 2"))
      }
    }

    @Test("A row that is reused shows its own picture")
    func reuse() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_pictures")
        for _ in 0..<10 {
          try await probe.page.wheel(at: ProbePage.middle, y: 700)
          try await probe.page.waitForFrame()
        }
        try await probe.page.wait(until: "cells()[0][0] !== 'Row 0' && cells().length > 5")
        let pairs = try await probe.page.evaluate(
          """
          [...document.querySelectorAll('.tessera-cell')].filter(cell => cell.style.display !== 'none')
            .map(cell => [cell.textContent, cell.querySelector('img:not(.pixels)').getAttribute('src')])
          """)
        #expect(pairs.array.count > 5)
        for pair in pairs.array {
          #expect(pair[1].string == pair[0].string?.replacingOccurrences(of: "Row ", with: "picture.svg?"))
        }
      }
    }

    @Test("A picture of pixels is an image with these pixels")
    func pixels() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_pictures")
        try await probe.page.wait(
          until: "cells()[0][0] === 'Row 0' && document.querySelectorAll('img.pixels[src]').length > 8")
        let values = try await probe.page.evaluate(
          """
          (() => {
            const cell = [...document.querySelectorAll('.tessera-cell')].find(cell => cell.textContent === 'Row 5' && cell.offsetParent);
            const image = cell.querySelector('img.pixels'), canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            return [...context.getImageData(0, 0, 2, 1).data];
          })()
          """)
        #expect(values == [255, 0, 0, 255, 0, 0, 5, 255])
      }
    }

    private static let requestCount =
      "performance.getEntriesByType('resource').filter(entry => entry.name.includes('picture.svg')).length"
  }
}
