// Packages that depend on Tessera fetch GRDB only if they enable the trait.
#if !SQLite
#error("TesseraSQLite needs a trait: traits: [\"SQLite\"] at the package; --traits SQLite for Tessera itself")
#endif
