// What C declares of Foundation: plain structures, so that declarations for Objective-C may use them.
#pragma once

typedef struct NSRange { long location, length; } NSRange;
