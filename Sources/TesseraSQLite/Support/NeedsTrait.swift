// Packages that depend on Tessera fetch GRDB only where they ask for it.
#if !SQLite
#error("TesseraSQLite needs a trait: traits: [\"SQLite\"] at the package; --traits SQLite for Tessera itself")
#endif
