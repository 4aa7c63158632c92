// The second program of README.md, in a window.
import Foundation
import TesseraGTK

struct Person: Identifiable {
  var id: Int
  var name: String
  var isFriend = false
}

var people = ["Ada", "Grace", "Barbara"].enumerated().map { Person(id: $0, name: $1) }
var search = "" { didSet { show() } }
let picture = Image(width: 2, height: 2, pixels: [0x3584E4, 0x99C1F1, 0x99C1F1, 0x3584E4])

let app = try GTKApp(title: "People")

@MainActor
func show() {
  app.show(
    Content {
      Section("search") { TextField("Search", text: search) { search = $0 } }
      Section("people") {
        ForEach(people.filter { search.isEmpty || $0.name.contains(search) }) { person in
          ListRow(person.name, subtitle: person.isFriend ? "friend" : "stranger", image: picture) {
            Button(person.isFriend ? "Unfriend" : "Befriend") {
              people[person.id].isFriend.toggle(); show()
            }
          }
        }
      }
    })
}

show()
exit(app.run())
