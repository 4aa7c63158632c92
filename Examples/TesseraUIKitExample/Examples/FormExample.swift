import TesseraUIKit
import UIKit

/// A form: the field that somebody types into stays above the keyboard, and keeps it when it is scrolled out of view.
final class FormExample: CollectionController {
  private let questions = [
    "First name", "Last name", "Street", "Number", "Postcode", "Town", "Country", "Telephone", "Mail",
    "Company",
    "Department", "Room", "Floor", "Badge", "Car", "Diet", "Language", "Remarks",
  ]
  private var answers: [String: String] = [:]

  init() { super.init("Form") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("fields", layout: .list().inset(Insets(horizontal: 16, vertical: 0))) {
        ForEach(questions, id: \.self) { [answers, weak self] question in
          FieldCell(question: question, answer: answers[question] ?? "").onEvent { answer in
            self?.note(answer, to: question)
          }
        }
      }
      .header(pinned: true) { RowCell(title: "\(answers.count) of \(questions.count) answered") }
    }
  }

  private func note(_ answer: String, to question: String) {
    answers[question] = answer.isEmpty ? nil : answer
    show()
  }
}
