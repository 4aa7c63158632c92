import ChromiumDriver
import Testing

extension BrowserTests {
  /// The script that measures texts, and breaks them into lines by the widths of their words.
  @Suite("Lines of texts")
  struct LineTests {
    @Test("Lines of plain words are as wide and break as in the browser, with and without kerning of spaces")
    func lines() async throws {
      try await ProbePage.open { probe in
        for font in ["15px/20px system-ui", "600 13px/20px system-ui", "15px/20px Liberation Serif"] {
          let result = try await probe.page.evaluate(Self.comparison(of: font, style: ""))
          #expect(result["wrong"] == [], "\(font)")
          #expect(result["known"].int ?? 0 > 120, "\(font)")
          // This font moves letters closer to spaces.
          #expect(font.contains("Serif") == (result["wide"] == 0), "\(font)")
        }
      }
    }

    @Test(
      "A page whose style breaks or widens words measures its texts by layout",
      arguments: [
        "letter-spacing: 0.3px", "hyphens: auto", "word-break: break-all", "text-transform: uppercase",
      ])
    func styles(style: String) async throws {
      try await ProbePage.open { probe in
        let result = try await probe.page.evaluate(Self.comparison(of: "15px/20px system-ui", style: style))
        #expect(result["known"] == 0)
      }
    }

    @Test("Texts that only a browser can break are measured by layout")
    func otherTexts() async throws {
      try await ProbePage.open { probe in
        let texts = [
          "two  spaces", " a", "a\\nb", "well-known", "a/b", "日本語の文", "שלום", "a\\u00adb", "a\\u200bb",
        ]
        for text in texts {
          let script = Self.comparison(of: "15px/20px system-ui", style: "")
          let lines = try await probe.page.evaluate("\(script).then(({ lines }) => lines('\(text)', 0, 300))")
          #expect(lines == 0, "\(text)")
        }
      }
    }

    @Test("Once the script is there, rows that wrap need no layout to be measured")
    func rows() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.evaluate(
          """
          const second = document.body.appendChild(document.createElement('section'));
          second.id = 'second';
          second.style.cssText = 'position: fixed; z-index: 5; left: 0; top: 0; width: 200px; height: 600px';
          """)
        try await probe.call("show_second")
        try await page.wait(until: "document.querySelectorAll('#second .tessera-cell').length > 3")
        let scripts =
          "performance.getEntriesByType('resource').filter(({ name }) => /tessera-text/.test(name))"
        try await page.wait(until: "\(scripts).length === 1")
        try await page.evaluate("import('./tessera-text.js').then(() => {})")
        try await page.evaluate(
          """
          window.layouts = 0;
          new MutationObserver((changes) => { for (const { target } of changes) if (/^Para/.test(target.data)) layouts++; })
            .observe(document.querySelector('.tessera-probe'), { subtree: true, characterData: true });
          second.style.width = '300px';
          0
          """)
        let row =
          "[...document.querySelectorAll('#second .tessera-cell > span')].find(span => span.offsetWidth)"
        try await page.wait(until: "\(row).offsetWidth > 200")
        #expect(try await page.evaluate("layouts") == 0)
        #expect(
          try await page.evaluate("\(row).scrollHeight === \(row).offsetHeight && \(row).offsetHeight > 40")
            == true)
      }
    }

    @Test("Texts that may not fit are truncated, and so are all texts while the browser translates the page")
    func truncation() async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.evaluate(
          """
          const second = document.body.appendChild(document.createElement('section'));
          second.id = 'second';
          second.style.cssText = 'position: fixed; z-index: 5; left: 0; top: 0; width: 200px; height: 600px';
          window.overflow = (id) => [...new Set([...document.querySelectorAll(`#${id} .tessera-cell > span`)]
            .map(span => getComputedStyle(span).overflow))].join();
          0
          """)
        try await probe.call("show_second")
        try await page.wait(until: "document.querySelectorAll('#second .tessera-cell').length > 3")
        // Rows that draw themselves do not measure their texts.
        #expect(try await page.evaluate("[overflow('list'), overflow('second')]") == ["hidden", "visible"])
        try await page.evaluate("document.documentElement.classList.add('translated-ltr'), 0")
        #expect(try await page.evaluate("[overflow('list'), overflow('second')]") == ["hidden", "hidden"])
      }
    }

    @Test(
      "A single line is as wide as the page shows it, also with other distances and letters",
      arguments: ["letter-spacing: 3px", "word-spacing: 9px", "text-transform: uppercase", ""])
    func singleLines(style: String) async throws {
      try await ProbePage.open { probe in
        let page = probe.page
        try await page.evaluate("document.body.style.cssText = '\(style)'")
        try await probe.call("show_ends")
        let spans = "[...document.querySelectorAll('.tessera-cell > span')].filter(span => span.offsetWidth)"
        try await page.wait(until: "\(spans).length === 2")
        let boxes = try await page.evaluate(
          """
          \(spans).map(span => {
            const range = document.createRange();
            range.selectNodeContents(span);
            return [span.getBoundingClientRect().width, range.getBoundingClientRect().width];
          })
          """)
        for box in boxes.array {
          let (own, text) = (box[0].number ?? 0, box[1].number ?? .infinity)
          #expect(text <= own + 0.1 && text > own - 4, "\(text) in \(own)")
        }
      }
    }

    @Test("A line break in a text of one line does not paint over the row below")
    func lineBreak() async throws {
      try await ProbePage.open { probe in
        try await probe.call("show_line_break")
        let spans =
          "[...document.querySelectorAll('.tessera-cell > span')].filter(span => span.offsetWidth)"
        let texts = "\(spans).map(span => span.textContent).join()"
        try await probe.page.wait(until: "\(texts) === 'one\\ntwo,three'")
        let overflow = "\(spans).map(span => getComputedStyle(span).overflow).join()"
        #expect(try await probe.page.evaluate(overflow) == "hidden,visible")
        #expect(try await probe.page.evaluate("\(spans).every(span => span.offsetHeight < 30)") == true)
      }
    }

    /// Returns an expression that compares the lines of 200 texts and their widths on one line with a layout: the numbers of
    /// those that the script knew, the wrong ones, and its function.
    private static func comparison(of font: String, style: String) -> String {
      """
      import('./tessera-text.js').then(({ makeWords }) => {
        const element = document.body.appendChild(document.createElement('div'));
        const context = document.createElement('canvas').getContext('2d');
        context.textRendering = 'optimizeLegibility';
        context.font = '\(font)';
        element.style.cssText = 'position: absolute; white-space: pre-wrap; overflow-wrap: anywhere; font: \(font); \(style)';
        const layOut = (text, _, width) => {
          element.style.width = width;
          element.textContent = text;
          return element;
        };
        const lines = makeWords((text) => context.measureText(text).width, layOut);
        let seed = 7, known = 0, wide = 0;
        const random = (count) => (seed = (seed * 1664525 + 1013904223) % 4294967296) % 65536 * count / 65536 | 0;
        const letters = 'aeinorstuAVTWYfilö0123456789', ends = ['', '', '', '.', ',', '!', ').'], wrong = [];
        const word = () => random(6) === 0 ? `${random(65536)}` : (random(20) ? '' : '(')
          + Array.from({ length: 1 + random(11) }, () => letters[random(letters.length)]).join('') + ends[random(ends.length)];
        for (let i = 0; i < 200; i++) {
          const text = Array.from({ length: 1 + random(24) }, word).join(' '), width = 120 + random(500) + random(64) / 64;
          const count = lines(text, 0, width);
          if (!count) continue;
          known++;
          if (layOut(text, 0, `${width}px`).offsetHeight !== 20 * count) wrong.push([text, width, count]);
          const line = lines(text, 0, -1);
          if (!line) continue;
          wide++;
          if (Math.abs(layOut(text, 0, 'max-content').getBoundingClientRect().width - line) > 0.25) wrong.push([text, line]);
        }
        return { known, wide, wrong, lines };
      })
      """
    }
  }
}
