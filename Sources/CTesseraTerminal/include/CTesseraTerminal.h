#ifndef C_TESSERA_TERMINAL_H
#define C_TESSERA_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// The parts of a terminal session that cannot be written in Swift: terminal settings, and signal handlers.
//
// There is one session per process. However the process ends, the settings and the screen are restored
// exactly once: by tessera_terminal_leave, by exit(), or by a signal handler.

/// Saves the settings of the terminal, makes it raw and writes `enter`. From then on, the end of the process
/// writes `leave` and restores the settings. A call while entered writes `enter` again.
/// Returns 0, or an error number; then the terminal is not entered.
int tessera_terminal_enter(int input, int output, const char *enter, size_t enter_count, const char *leave,
                           size_t leave_count);

/// Writes everything, and waits for a nonblocking descriptor that takes something within a second. Returns false and
/// sets errno on failure.
bool tessera_terminal_write(int output, const char *bytes, size_t count);

/// Writes what the program has printed to standard output. Other streams stay locked by the threads that read them.
void tessera_terminal_flush_output(void);

/// Undoes tessera_terminal_enter; a second call does nothing.
void tessera_terminal_leave(void);

/// Writes a text to standard error: now, or after the terminal is left, if it is entered. The stored text is
/// limited, and a text that does not fit is dropped. Call it on the main thread.
void tessera_terminal_tell(const char *text, size_t count);

/// Sets the number of milliseconds to wait for replies to queries, the last of which is the terminal's
/// identification (CSI ? … c); 0 if all have arrived. Until then, tessera_terminal_leave waits a moment for
/// them.
void tessera_terminal_expect_answers(int milliseconds);

/// Returns whether replies are outstanding.
bool tessera_terminal_expects_answers(void);

/// Makes leaving the terminal end kitty's keyboard protocol, which the caller begins afterwards. Returns false
/// if it has been begun already.
bool tessera_terminal_begin_keyboard(void);

/// Returns whether the terminal is entered and not left.
bool tessera_terminal_is_entered(void);

/// Installs the handlers of the session; returns a descriptor on which every change of size, request to stop
/// and continuation arrives as one byte, see tessera_terminal_notice. Returns -1 and sets errno on failure.
int tessera_terminal_watch(void);

/// Restores the handlers that were installed before tessera_terminal_watch.
void tessera_terminal_unwatch(void);

/// The bytes on the descriptor of tessera_terminal_watch.
enum tessera_terminal_notice {
  tessera_terminal_resized = 'w',
  tessera_terminal_stop_requested = 's',
  tessera_terminal_continued = 'c',
};

/// Stops the process group as the terminal's own suspend key does; returns when the process continues, and at
/// once if the kernel refuses to stop it (an orphaned group).
void tessera_terminal_stop(void);

/// Interrupts the process as the terminal's own interrupt key does.
void tessera_terminal_interrupt(void);

/// Reads the size of the terminal; returns false if there is none.
bool tessera_terminal_size(int output, int *columns, int *rows);

/// Returns whether this thread can serve the main queue of Dispatch beside the terminal, see tessera_wait: it is
/// the main thread, and the system lets other loops serve the queue.
bool tessera_can_serve_main_queue(void);

/// What tessera_wait has waited for.
enum tessera_ready {
  tessera_input_is_ready = 1,
  tessera_notices_are_ready = 2,
  tessera_output_is_ready = 4,
  tessera_main_queue_is_ready = 8,
};

/// Waits until one of the descriptors or the main queue is ready; -1 as a descriptor stands for none. Returns the set
/// of those that are ready; 0 after so many seconds, if they are not negative, and after a signal.
int tessera_wait(int input, int notices, int output, double seconds);

/// Performs the work that waits in the main queue.
void tessera_serve_main_queue(void);

#endif
