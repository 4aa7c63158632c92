import TesseraWeb

// The content of the tests of optional functions, pictures and directions.

extension Probe {
  /// Shows rows with a picture by address, a picture of two pixels, and the number of the row.
  func showPictures() {
    list.show(
      Content {
        Section("pictures") {
          ForEach(0..<1000) { number in
            HStack {
              WebPicture(
                "picture.svg?" + number.description, description: "Picture " + number.description,
                size: .height(60), ratio: 1.5)
              Picture(Image(width: 2, height: 1, pixels: [0xFF0000, UInt32(number)]), size: .height(20))
              Text("Row " + number.description)
            }
          }
        }
      })
  }

  /// Shows rows of components that stand at both ends of the row.
  func showParts() {
    list.show(
      Content {
        Section("parts") {
          HStack {
            Text("Start")
            Spacer()
            Button("End") { self.tapped = 1 }
          }
          .background(.surface).id(1)
          Toggle("Option", isOn: true) { _ in }.id(2)
          HStack {
            Picture(Image(width: 1, height: 1, pixels: [0xFF0000]), size: .height(20))
            VStack(alignment: .leading) {
              Text("Title").style(.headline)
              Text("A caption below it").style(.caption)
            }
          }
          .id(3)
          Text("A text that is aligned to the start of a line").id(4)
        }
      })
  }

  /// Shows a list that can be refreshed; the header has the number of refreshes.
  func showRefreshable(isRefreshing: Bool = false) {
    list.show(
      Content {
        Section("feed") { ForEach(0..<100) { Row(text: "Row " + $0.description) } }
          .header { Row(text: "Refreshed " + self.tapped.description) }
      }
      .onRefresh(isRefreshing: isRefreshing) {
        self.tapped += 1
        self.showRefreshable(isRefreshing: true)
      })
  }

  /// Shows rows that can be dragged, and accepts texts and addresses between them.
  func showDrags() {
    list.show(
      Content {
        Section("rows") {
          ForEach(dropped, id: { $0 }) { text in
            Row(text: text).draggable {
              DragOffer(text, text: text, uris: ["https://example.org/" + text], actions: .copy)
            }
          }
        }
        .onDropText { self.drop($0) }
        .onDropURIs { self.drop($0) }
      }
      .onDragEnd { self.tapped = $0.action == .copy ? 1 : 2 })
  }

  /// Shows rows that can be reordered, the first of which can also be dragged out, and a group that can be both.
  func showReorderable() {
    list.show(
      Content {
        Section("stops") {
          ForEach(stops, id: { $0 }) { text in
            if text == "Ada" {
              Row(text: text).reorderable().draggable { DragOffer(text: text, actions: .all) }
            } else {
              Row(text: text).reorderable()
            }
          }
        }
        Section("groups") {
          ForEach(groups, id: { $0 }) { name in
            Group {
              Row(text: name + " 1")
              Row(text: name + " 2")
            }
            .reorderable().draggable { DragOffer(text: name, actions: .copy) }
          }
        }
      }
      .onReorder { move in
        self.stops.apply(move) { $0 }
        self.groups.apply(move) { $0 }
        self.showReorderable()
      })
  }

  /// Shows a list that accepts texts, and nothing else.
  func showTextDrops() {
    list.show(
      Content {
        Section("rows") { ForEach(dropped, id: { $0 }) { Row(text: $0) } }
          .onDropText { drop in
            self.dropped += drop.values
            self.showTextDrops()
          }
      })
  }

  private func drop(_ drop: Drop<String>) {
    guard case .between(let place) = drop.place else { return }
    dropped.insert(contentsOf: drop.values, at: min(place.index, dropped.count))
    showDrags()
  }

  /// Shows rows that can be selected.
  func showSelectable() {
    list.engine.selectionMode = .multiple
    list.show(
      Content {
        Section("rows") { ForEach(0..<100) { Text("Row " + $0.description).selectable() } }
      })
  }
}

/// Shows pictures.
@_expose(wasm, "show_pictures")
@_cdecl("show_pictures")
public func showPictures() { probe?.showPictures() }

/// Shows rows of components.
@_expose(wasm, "show_parts")
@_cdecl("show_parts")
public func showParts() { probe?.showParts() }

/// Shows a list that can be refreshed.
@_expose(wasm, "show_refreshable")
@_cdecl("show_refreshable")
public func showRefreshable() {
  probe?.tapped = 0
  probe?.showRefreshable()
  probe?.list.engine.scroll(to: Point.zero)
}

/// Ends a refresh.
@_expose(wasm, "end_refresh")
@_cdecl("end_refresh")
public func endRefresh() { probe?.showRefreshable() }

/// Shows rows that can be dragged, and accept drops.
@_expose(wasm, "show_drags")
@_cdecl("show_drags")
public func showDrags() { probe?.showDrags() }

/// Shows a list that accepts texts.
@_expose(wasm, "show_text_drops")
@_cdecl("show_text_drops")
public func showTextDrops() { probe?.showTextDrops() }

/// Shows rows that can be selected.
@_expose(wasm, "show_selectable")
@_cdecl("show_selectable")
public func showSelectable() { probe?.showSelectable() }

/// Returns the number of pixels per point that the collection knows.
@_expose(wasm, "pixel_scale")
@_cdecl("pixel_scale")
public func pixelScale() -> Double { probe?.list.engine.configuration.pixelGrid?.scale ?? 0 }

/// Uses memory until there is none left.
@_expose(wasm, "exhaust")
@_cdecl("exhaust")
public func exhaust() {
  guard let probe else { return }
  while true { probe.memory.append(.allocate(byteCount: 64 << 20, alignment: 16)) }
}

/// Shows rows and a group that can be reordered, and dragged out.
@_expose(wasm, "show_reorderable")
@_cdecl("show_reorderable")
public func showReorderable() { probe?.showReorderable() }
