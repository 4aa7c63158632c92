#ifndef TESSERA_RESTORE_H
#define TESSERA_RESTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Keeps what tessera_terminal_leave puts back; false if the bytes are too many.
bool tessera_prepare_restore(int input, int output, const struct termios *saved, const char *leave, size_t count);

/// The settings the terminal had before it was entered.
const struct termios *tessera_saved_settings(void);

/// Writes everything; safe in a signal handler. False, with errno, where the terminal refuses.
bool tessera_write_all(int output, const char *bytes, size_t count);

#endif
