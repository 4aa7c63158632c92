import Foundation
import Testing

@testable import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Remembering answers")
struct AnswerMemoryTests {
  private func request(_ path: String, headers: [String: String] = [:], method: String = "GET") throws
    -> URLRequest
  {
    var request = URLRequest(url: try #require(URL(string: "https://a/\(path)")))
    request.httpMethod = method
    request.allHTTPHeaderFields = headers
    return request
  }

  private func answer(
    _ text: String, status: Int = 200, headers: [String: String] = [:]
  ) throws -> HTTPAnswer {
    HTTPAnswer(
      status: status, url: try #require(URL(string: "https://a/")), headers: headers, body: Data(text.utf8))
  }

  @Test("An answer is there for the same request")
  func same() async throws {
    let memory = AnswerMemory()
    await memory.keep(try answer("x"), to: try request("1", headers: ["Accept": "b"]))
    let kept = await memory.answer(to: try request("1", headers: ["Accept": "b"]))
    #expect(kept?.body == Data("x".utf8))
    #expect(kept?.origin == .kept)
    #expect(await memory.answer(to: try request("2", headers: ["Accept": "b"])) == nil)
    #expect(await memory.answer(to: try request("1", headers: ["Accept": "c"])) == nil)
    #expect(await memory.answer(to: try request("1")) == nil)
  }

  @Test("What was used least recently goes first")
  func order() async throws {
    let memory = AnswerMemory(maximumCount: 2)
    for path in ["1", "2"] { await memory.keep(try answer(path), to: try request(path)) }
    _ = await memory.answer(to: try request("1"))
    await memory.keep(try answer("3"), to: try request("3"))
    #expect(await memory.answer(to: try request("1")) != nil)
    #expect(await memory.answer(to: try request("2")) == nil)
    #expect(await memory.count == 2)
  }

  @Test("There are never more bytes than there is room for")
  func bytes() async throws {
    let memory = AnswerMemory(maximumBytes: 10)
    for path in ["1", "2", "3"] {
      await memory.keep(try answer("12345"), to: try request(path))
      #expect(await memory.byteCount <= 10)
    }
    #expect(await memory.count == 2)
    await memory.keep(try answer("1234567890"), to: try request("3"))
    #expect(await memory.count == 1)
    await memory.keep(try answer("12345678901"), to: try request("3"))
    #expect(await (memory.count, memory.byteCount) == (0, 0))
  }

  @Test("An answer takes the place of the one before")
  func replaced() async throws {
    let memory = AnswerMemory(maximumBytes: 10)
    for text in ["123456", "1234567", "12"] { await memory.keep(try answer(text), to: try request("1")) }
    #expect(await (memory.count, memory.byteCount) == (1, 2))
  }

  @Test("Only whole answers to questions are kept, and no secrets")
  func unkept() async throws {
    let memory = AnswerMemory()
    await memory.keep(try answer("x"), to: try request("1", method: "POST"))
    await memory.keep(try answer("x", status: 206), to: try request("2"))
    await memory.keep(try answer("x", headers: ["Cache-Control": "private, No-Store"]), to: try request("3"))
    #expect(await memory.count == 0)
  }

  @Test("What is forgotten is gone")
  func forgotten() async throws {
    let memory = AnswerMemory()
    for path in ["1", "2", "3"] { await memory.keep(try answer("12"), to: try request(path)) }
    await memory.forget(try request("1"))
    #expect(await (memory.count, memory.byteCount) == (2, 4))
    await memory.removeAll()
    #expect(await (memory.count, memory.byteCount) == (0, 0))
  }

  @Test("A memory without room keeps nothing")
  func noRoom() async throws {
    for memory in [
      AnswerMemory(maximumBytes: 0), AnswerMemory(maximumCount: 0), AnswerMemory(maximumCount: -1),
    ] {
      await memory.keep(try answer("x"), to: try request("1"))
      #expect(await memory.count == 0)
    }
  }
}
