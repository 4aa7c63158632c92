#ifndef C_TESSERA_TERMINAL_H
#define C_TESSERA_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// What a terminal session needs below Swift: settings of the terminal, and handlers that may run at any moment.
//
// There is one session per process. Whatever ends the process, the settings and the screen are put back exactly
// once: by tessera_terminal_leave, by exit(), or by a signal handler.

/// Saves the settings of the terminal, makes it raw and writes `enter`; from now on `leave` is written, and the
/// settings are put back, when the process ends. Calling it again while entered writes `enter` again.
/// Returns 0, or the number of the error.
int tessera_terminal_enter(int input, int output, const char *enter, size_t enter_count, const char *leave,
                           size_t leave_count);

/// Undoes tessera_terminal_enter; does nothing the second time.
void tessera_terminal_leave(void);

/// Writes a text to standard error: now, or when the terminal is left, if it is entered. What is kept until then is
/// limited; what does not fit is dropped. Call it from the main thread.
void tessera_terminal_tell(const char *text, size_t count);

/// Says for how many milliseconds answers to questions are waited for, the last of which is that of a terminal about
/// itself (CSI ? … c); 0: they are all there. Until then, tessera_terminal_leave waits a moment for them.
void tessera_terminal_expect_answers(int milliseconds);

/// Whether answers are waited for.
bool tessera_terminal_expects_answers(void);

/// Whether the terminal is entered and not left.
bool tessera_terminal_is_entered(void);

/// Installs the handlers of the session; returns a descriptor on which every change of size, request to stop and
/// continuation arrives as one byte, see tessera_terminal_notice. Returns -1 with errno where that fails.
int tessera_terminal_watch(void);

/// Gives every signal back to who had it before tessera_terminal_watch.
void tessera_terminal_unwatch(void);

/// The bytes on the descriptor of tessera_terminal_watch.
enum tessera_terminal_notice {
  tessera_terminal_resized = 'w',
  tessera_terminal_stop_requested = 's',
  tessera_terminal_continued = 'c',
};

/// Stops the process group as the terminal's own suspend key would; returns when the process continues, and at
/// once where the kernel refuses to stop it (an orphaned group).
void tessera_terminal_stop(void);

/// Interrupts the process as the terminal's own interrupt key would.
void tessera_terminal_interrupt(void);

/// Reads the size of the terminal; returns false where there is none.
bool tessera_terminal_size(int output, int *columns, int *rows);

#endif
