// Packages that depend on Tessera fetch GRDB only if they enable the trait.
#if !SQLite
#error(
  "TesseraSQLite needs a trait; add traits: [\"SQLite\"] to the package dependency, or build Tessera with --traits SQLite"
)
#endif
