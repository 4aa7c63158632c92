// TesseraUIKit is for platforms of Apple. Elsewhere the product is empty, so that a package that depends on it for iOS
// builds here as well; its sources are compiled for the tests, against a simulation of UIKit that no product reaches.
