#ifndef TESSERA_RESTORE_H
#define TESSERA_RESTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Stores the data that tessera_terminal_leave restores; returns false if there are too many bytes.
bool tessera_prepare_restore(int input, int output, const struct termios *saved, const char *leave, size_t count);

/// Returns the settings of the terminal before it was entered.
const struct termios *tessera_saved_settings(void);

/// Writes everything, and waits for a nonblocking descriptor; safe in a signal handler. Returns false and sets errno
/// on failure, and if a nonblocking descriptor takes nothing for a second.
bool tessera_write_all(int output, const char *bytes, size_t count);

#endif
