// Breaks texts of plain words into lines by the widths of the words, as the browser does, but without a layout.

/** Texts of words that a browser breaks only between them. */
const PLAIN = /^\(?[\wÀ-ÖØ-öø-ÿ']+\)?[.,:;!?]?( (\(?[\wÀ-ÖØ-öø-ÿ']+\)?[.,:;!?]?|[-–]))*$/;
/** A text that shows how a font places letters: each character between spaces, ligatures and pairs. */
const SAMPLE = `${Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join(' ')} ffi fly AVATo`;

/** All pairs of digits. */
const DIGITS = Array.from({ length: 100 }, (_, i) => `${i / 10 | 0}${i % 10}`).join('');

/**
 * Makes the function for a page, from a function that measures one line and one that lays out a text. It returns the
 * number of lines of a text, or 0 if only a layout can say it.
 */
export default function (widthOf, layOut) {
  /** The widths of words, by the numbers of fonts. */
  let fonts = [], scale;
  document.fonts.addEventListener('loadingdone', () => { fonts = []; });

  class Words extends Map {
    constructor(font) {
      super();
      this.font = font;
      this.space = widthOf(' ', font);
      const element = layOut(SAMPLE, font, 'max-content'), { width } = element.getBoundingClientRect();
      const { hyphens, wordBreak, lineBreak } = getComputedStyle(element);
      const isWidth = (measure) =>
        Math.abs(SAMPLE.split(' ').reduce((sum, word) => sum + measure(word) + this.space, -this.space) - width) < 0.1;
      /** Whether lines break where the widths say. */
      this.isExact = `${hyphens} ${wordBreak} ${lineBreak}` === 'manual normal auto' && isWidth((word) => this.width(word));
      /** By how much a line may be wider or narrower: some fonts move letters closer to spaces, but not at its ends. */
      this.margin = isWidth((word) => widthOf(word, font)) ? 0.5 : 0.5 + this.space / 2;
      const digit = widthOf('0', font), isSum = Math.abs(widthOf(DIGITS, font) - 200 * digit) < 0.01;
      /** The width of each digit; 0 if they have different widths, or move closer to each other or to spaces. */
      this.digit = isSum && this.margin === 0.5 ? digit : 0;
    }

    /** The width of a word between spaces. */
    width(word) {
      if (this.digit && /^\d+$/.test(word)) return this.digit * word.length;
      let width = this.get(word);
      if (width === undefined) this.set(word, width = widthOf(` ${word} `, this.font) - 2 * this.space);
      return width;
    }

    /** The number of lines; 0 if a word is too near to the end of its line, or too wide for one. */
    lines(string, width) {
      let lines = 1, end = 0;
      for (const word of string.split(' ')) {
        const size = this.width(word);
        end += size;
        if (size > width - this.margin || Math.abs(end - width) < this.margin) return 0;
        if (end > width) {
          lines++;
          end = size;
        }
        end += this.space;
      }
      return lines;
    }
  }

  return (string, font, width) => {
    if (!PLAIN.test(string)) return 0;
    // A page that is zoomed may round the widths of letters in another way.
    if (scale !== devicePixelRatio) [fonts, scale] = [[], devicePixelRatio];
    if (!fonts[font] || fonts[font].size > 9999) fonts[font] = new Words(font);
    return fonts[font].isExact ? fonts[font].lines(string, width) : 0;
  };
}
