import Testing

@testable import gallery

@Suite("Reading packages")
struct PackageListTests {
  private typealias Package = PackageList.Package

  @Test("A paragraph is a package; continuation lines and other fields are ignored")
  func paragraphs() {
    let status = """
      Package: bash
      Status: install ok installed
      Architecture: amd64
      Depends: base-files (>= 2.1.12)
      Conffiles:
       /etc/bash.bashrc 89269e1298235f1b12b4c16e4065ad0d
       Version: not the version
      Version: 5.2.15-2+b7
      Description: GNU Bourne Again SHell
       Bash is an sh-compatible command language interpreter.
       .
       Description: not the description

      Package: adduser
      Status: install ok installed
      Architecture: all
      Version: 3.134
      Description: add and remove users and groups

      """
    #expect(
      PackageList.parse(status) == [
        Package(id: "bash", architecture: "amd64", version: "5.2.15-2+b7", summary: "GNU Bourne Again SHell"),
        Package(
          id: "adduser", architecture: "all", version: "3.134", summary: "add and remove users and groups"),
      ])
  }

  @Test(
    "Only installed packages are listed, including those on hold",
    arguments: [
      ("install ok installed", true), ("hold ok installed", true), ("deinstall ok config-files", false),
      ("install ok half-installed", false), ("install ok unpacked", false), ("purge ok not-installed", false),
      ("", false),
    ])
  func states(state: String, isListed: Bool) {
    #expect(PackageList.parse("Package: one\nStatus: \(state)\n\n").isEmpty != isListed)
    #expect(
      PackageList.parse("Package: one\n\nPackage: two\nStatus: \(state)\n").map { $0.id }
        == (isListed ? ["two"] : []))
  }

  @Test("Only packages for several architectures include it in their id")
  func machines() {
    let status = ["amd64", "i386"].map {
      "Package: libc6\nStatus: install ok installed\nArchitecture: \($0)\n"
    }
    let other = "Package: bash\nStatus: install ok installed\nArchitecture: amd64\n"
    #expect(
      PackageList.parse((status + [other]).joined(separator: "\n")).map { $0.id }
        == ["libc6:amd64", "libc6:i386", "bash"])
  }

  @Test(
    "The last paragraph needs no blank line and no line break", arguments: ["", "\n", "\n\n", "\n\n\n\n"])
  func end(_ end: String) {
    #expect(PackageList.parse("Package: one\nStatus: install ok installed" + end) == [Package(id: "one")])
  }

  @Test(
    "Text that is not a status file has no packages",
    arguments: ["", "\n", "Package:\n", "Status: install ok installed\n", ":"])
  func nothing(_ status: String) {
    #expect(PackageList.parse(status).isEmpty)
  }

  @Test("Each letter is a section, in upper and lower case; digits share one")
  func installed() throws {
    let list = try PackageList.installed()
    let names = list.letters.map { $0.name }
    #expect(!names.isEmpty && names == Array(Set(names)).sorted())
    for letter in list.letters {
      let ids = letter.packages.map { $0.id }
      #expect(ids == Array(Set(ids)).sorted())
      #expect(ids.allSatisfy { letter.name == "0–9" || $0.prefix(1).uppercased() == letter.name })
    }
  }
}
