#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tessera_images.h"

uint8_t *tessera_read_image_file(const char *path, size_t largest, size_t *count) {
  *count = 0;
  // A pipe without a writer would block.
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return NULL;
  struct stat status;
  uint8_t *bytes = NULL;
  if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
    size_t size = (size_t)status.st_size, filled = 0;
    if (size > largest) {
      *count = size;
    } else if ((bytes = malloc(size))) {
      ssize_t step;
      while (filled < size && (step = read(file, bytes + filled, size - filled)) > 0) filled += (size_t)step;
      *count = filled;
    }
  }
  close(file);
  return bytes;
}
