import Combine
import Tessera
import TesseraLoading

// The recipes of Documentation/Loading.md for sequences of other libraries. They are type-checked, and never
// run.

struct Post: Identifiable, Hashable, Sendable {
  let id: Int
}

/// An observable as RxSwift declares it, as far as the recipe needs it.
protocol ObservableType<Element> {
  associatedtype Element
  func subscribe(
    onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?
  ) -> any Disposable
}

extension ObservableType {
  func subscribe(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil) -> any Disposable {
    subscribe(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: nil)
  }
}

protocol Disposable {
  func dispose()
}

@MainActor
final class Recipes<Source: PageSource> where Source.Item == Post {
  let loader: Loader<Source>
  var subscription: AnyCancellable?
  var disposable: (any Disposable)?

  init(_ loader: Loader<Source>) { self.loader = loader }

  func follow(_ publisher: some Publisher<Post, Never>) {
    let (stream, next) = AsyncStream.makeStream(of: Post.self)
    subscription = publisher.sink { next.yield($0) }
    loader.follow(stream) { pages, post in pages.upsert(post, at: .previous) }
  }

  func follow(_ observable: some ObservableType<Post>) {
    let (stream, next) = AsyncStream.makeStream(of: Post.self)
    disposable = observable.subscribe(onNext: { next.yield($0) }, onCompleted: { next.finish() })
    loader.follow(stream) { pages, post in pages.upsert(post, at: .previous) }
  }

  func follow<Posts: AsyncSequence>(_ sequence: Posts) async throws where Posts.Element == Post {
    let (stream, next) = AsyncStream.makeStream(of: Post.self)
    loader.follow(stream) { pages, post in pages.upsert(post, at: .previous) }
    for try await post in sequence { next.yield(post) }
    next.finish()
  }
}

@MainActor
func makeLoader(_ publisher: some Publisher<[Post], Never> & Sendable) -> Loader<SequenceSource<Post>> {
  Loader(following: { publisher.values })
}
