// Layouts and geometry are part of how content is declared: who imports Tessera has them.
@_exported import TesseraLayout
