// The C declarations of Foundation: plain structures, so that declarations for Objective-C can use them.
#pragma once

typedef struct NSRange { long location, length; } NSRange;
