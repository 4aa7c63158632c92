// Importing Tessera includes the kernel: content, layouts, differences and the engine.
@_exported import TesseraKernel
