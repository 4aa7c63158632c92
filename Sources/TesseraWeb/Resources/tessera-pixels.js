// Shows pictures of pixels as images: loaded with the first one.

const canvas = document.createElement('canvas');

export default (image, r) => {
  const width = r.u32(), height = r.u32(), pixels = new Uint32Array(r.buffer, r.at);
  let key = width;
  for (const pixel of pixels) key = key * 31 + pixel | 0;
  // The browser encodes the pixels only if they have changed.
  if (image.key === key) return;
  const data = new ImageData(width || 1, height || 1), values = new Uint32Array(data.data.buffer);
  pixels.forEach((pixel, i) => { values[i] = 0xFF000000 | (pixel & 0xFF) << 16 | pixel & 0xFF00 | pixel >> 16; });
  Object.assign(canvas, { width: data.width, height: data.height }).getContext('2d').putImageData(data, 0, 0);
  Object.assign(image, { key, alt: '', decoding: 'sync', draggable: false, src: canvas.toDataURL() });
};
