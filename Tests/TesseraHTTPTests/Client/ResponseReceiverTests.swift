import FaultyServer
import Foundation
import Testing

@testable import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The memory of a response receiver", .timeLimit(.minutes(15)))
struct ResponseReceiverTests {
  private let maximumBytes = 1 << 20

  @Test("An endless response is stored only up to the limit, and its connection closed")
  func flood() async throws {
    try await withFeed { served in
      await served.server.plan(.flood(bytes: 2 << 30))
      let request = try served.request("posts")
      let receiver = ResponseReceiver(of: request, maximumBytes: maximumBytes)
      let failure = try await failure {
        try await URLSessionTransport.standard.response(to: request, into: receiver)
      }
      #expect(failure == .tooLong)
      #expect(await served.server.log { $0.openCount == 0 }.left == [1])
      #expect(receiver.longestBody <= maximumBytes)
      #expect(receiver.receivedBytes > maximumBytes)
      #expect(receiver.receivedBytes < 2 << 30)
    }
  }

  @Test("Pieces are stored up to the exact limit")
  func pieces() async throws {
    let url = try #require(URL(string: "http://a/"))
    for (sizes, isTooLong) in [([4, 6], false), ([4, 7], true), ([11], true), ([], false)] {
      let receiver = ResponseReceiver(of: URLRequest(url: url), maximumBytes: 10)
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: [:])
      #expect(receiver.begin(try #require(response)))
      for size in sizes { receiver.take(Data(count: size)) }
      receiver.end(nil, error: nil)
      #expect(receiver.longestBody <= 10)
      var responses = receiver.responses.makeAsyncIterator()
      if isTooLong {
        await #expect(throws: LoadFailure.tooLong) { try await responses.next() }
      } else {
        #expect(try await responses.next()?.body.count == sizes.reduce(0, +))
      }
    }
  }

  @Test("A body that is announced to be too long is refused")
  func announced() throws {
    let url = try #require(URL(string: "http://a/"))
    let receiver = ResponseReceiver(of: URLRequest(url: url), maximumBytes: 10)
    let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Length": "11"])
    #expect(try !receiver.begin(#require(response)))
    receiver.take(Data(count: 5))
    #expect(receiver.longestBody == 0)
  }
}
