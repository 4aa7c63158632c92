import Foundation
import TesseraLoading

/// A store that keeps the pages of a feed in a SQLite file between launches of the app.
///
/// Several feeds can share a file under different names. Pages that cannot be read count as missing, and
/// pages that cannot be written are lost. The file reports both, see ``SQLitePageFile``.
public struct SQLitePageStore<Item: Identifiable & Codable & Sendable, Key: Hashable & Codable & Sendable>:
  PageStore
where Item.ID: Sendable {
  /// The file.
  public let file: SQLitePageFile
  /// The name of the feed in the file.
  public let feed: String
  /// The limits of the feed.
  public let limits: PageLimits

  /// Creates a store for a feed in a file.
  public init(_ feed: String, in file: SQLitePageFile, limits: PageLimits = PageLimits()) {
    self.feed = feed
    self.file = file
    self.limits = limits
  }

  /// Returns the page with a key; `nil` if it is not stored, or cannot be read, which is reported.
  public func page(_ key: Key?) async -> Page<Item, Key>? {
    guard let name = name(of: key), let content = await file.content(of: feed, key: name) else { return nil }
    do {
      return try JSONDecoder().decode(Page<Item, Key>.self, from: content)
    } catch {
      await file.discard(feed, key: name, "\(error)")
      return nil
    }
  }

  /// Stores a page, in place of the one with the same key.
  ///
  /// If the feed exceeds its limits, the least recently stored pages are removed.
  public func save(_ page: Page<Item, Key>, for key: Key?) async {
    do {
      let content = try JSONEncoder().encode(page)
      guard let name = name(of: key) else {
        return await file.record(.notStored(feed: feed, "its key cannot be written"))
      }
      await file.save(content, of: feed, key: name, limits: limits)
    } catch {
      await file.record(.notStored(feed: feed, "\(error)"))
    }
  }

  /// Removes all pages of the feed except the one with a key, which stays stored throughout.
  ///
  /// Pages of other feeds stay.
  public func removeAll(except key: Key?) async { await file.remove(feed, except: name(of: key)) }

  /// Removes all pages of the feed, but not those of other feeds.
  public func removeAll() async { await file.remove(feed) }

  /// Returns the keys of the stored pages (`nil` for the first page), in the order in which the pages were
  /// added.
  public func keys() async -> [Key?] {
    await file.keys(of: feed).compactMap { name in
      name.isEmpty ? .some(nil) : (try? JSONDecoder().decode(Key.self, from: Data(name.utf8))).map { $0 }
    }
  }

  /// Returns the encoded key; empty for the first page, and `nil` if the key cannot be encoded.
  private func name(of key: Key?) -> String? {
    guard let key else { return "" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(key)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SQLitePageFile {
  /// Returns the store of a feed in this file.
  public nonisolated func store<Item: Identifiable & Codable & Sendable, Key: Hashable & Codable & Sendable>(
    of feed: String, limits: PageLimits = PageLimits()
  ) -> SQLitePageStore<Item, Key> where Item.ID: Sendable {
    SQLitePageStore(feed, in: self, limits: limits)
  }
}
