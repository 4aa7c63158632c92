import Foundation
import TesseraLoading

/// Pages of a feed, kept in a SQLite file from one run of the app to the next.
///
/// Several feeds can share a file, known by their names. What cannot be read is as if it was not there, what
/// cannot be written is lost, and the file tells of both, see ``SQLitePageFile``.
public struct SQLitePageStore<Item: Identifiable & Codable & Sendable, Key: Hashable & Codable & Sendable>:
  PageStore
where Item.ID: Sendable {
  /// The file.
  public let file: SQLitePageFile
  /// What the feed is called in the file.
  public let feed: String
  /// How much of it is kept.
  public let limits: PageLimits

  /// A feed in a file.
  public init(_ feed: String, in file: SQLitePageFile, limits: PageLimits = PageLimits()) {
    self.feed = feed
    self.file = file
    self.limits = limits
  }

  /// The page with a key as it was kept; nil: it is not there, or cannot be read, which is reported.
  public func page(_ key: Key?) async -> Page<Item, Key>? {
    guard let name = name(of: key), let content = await file.content(of: feed, key: name) else { return nil }
    do {
      return try JSONDecoder().decode(Page<Item, Key>.self, from: content)
    } catch {
      await file.discard(feed, key: name, "\(error)")
      return nil
    }
  }

  /// Keeps a page in place of the one with the same key; where the feed has too much then, the page that was
  /// kept longest ago goes.
  public func keep(_ page: Page<Item, Key>, for key: Key?) async {
    do {
      let content = try JSONEncoder().encode(page)
      guard let name = name(of: key) else {
        return await file.note(.notKept(feed: feed, "its key cannot be written"))
      }
      await file.keep(content, of: feed, key: name, limits: limits)
    } catch {
      await file.note(.notKept(feed: feed, "\(error)"))
    }
  }

  /// Forgets all pages of the feed but one, which stays all the while; those of others stay as well.
  public func removeAll(except key: Key?) async { await file.remove(feed, except: name(of: key)) }

  /// Forgets all pages of the feed; those of others stay.
  public func removeAll() async { await file.remove(feed) }

  /// The keys of the pages that are kept, in the order in which the pages came; nil: the first page.
  public func keys() async -> [Key?] {
    await file.keys(of: feed).compactMap { name in
      name.isEmpty ? .some(nil) : (try? JSONDecoder().decode(Key.self, from: Data(name.utf8))).map { $0 }
    }
  }

  /// A key as it is written; empty for the first page; nil: it cannot be written.
  private func name(of key: Key?) -> String? {
    guard let key else { return "" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(key)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SQLitePageFile {
  /// The store of a feed in this file.
  public nonisolated func store<Item: Identifiable & Codable & Sendable, Key: Hashable & Codable & Sendable>(
    of feed: String, limits: PageLimits = PageLimits()
  ) -> SQLitePageStore<Item, Key> where Item.ID: Sendable {
    SQLitePageStore(feed, in: self, limits: limits)
  }
}
