// Measures texts: their widths on a canvas; their lines by the widths of their words, or else by a layout.

/** Texts of words that a browser breaks only between them. */
const PLAIN = /^\(?[\wÀ-ÖØ-öø-ÿ']+\)?[.,:;!?]?( (\(?[\wÀ-ÖØ-öø-ÿ']+\)?[.,:;!?]?|[-–]))*$/;
/** A text that shows how a font places letters: each character between spaces, ligatures and pairs. */
const SAMPLE = `${Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).join(' ')} ffi fly AVATo`;

/** All pairs of digits. */
const DIGITS = Array.from({ length: 100 }, (_, i) => `${i / 10 | 0}${i % 10}`).join('');

// By default, a canvas measures word by word, without the kerning of letters and spaces that elements have.
const context = Object.assign(document.createElement('canvas').getContext('2d'), { textRendering: 'optimizeLegibility' });

/** The element in which texts are laid out, in one that is not seen. */
const probe = document.createElement('div'), frame = document.createElement('div');
probe.append('');
frame.append(probe);

/** The font of an element, as a canvas understands it. */
function fontOf(element) {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}

// While the module arrives, the browser loads the usual font, and sets the first letters in it.
frame.className = 'tessera';
probe.style.fontSize = '15px';
probe.firstChild.data = SAMPLE;
document.body?.append(frame);
context.font = fontOf(probe);
for (const word of SAMPLE.split(' ')) context.measureText(` ${word} `);
probe.offsetHeight;
frame.remove();
frame.className = 'tessera-probe';

/**
 * Makes the functions that measure texts in the font of a collection.
 *
 * - `measure` returns the number of lines of a text at a width, or its width on one line if the width is negative;
 * - `known` returns what was measured lately, or nothing.
 *
 * It is called with the collections of the page, and with functions that return the size of a font by its number, with the
 * height of its lines, and its style.
 */
export default function (collections, fontSize, fontStyle) {
  /** The last results, by fonts and widths, then by texts: a text is measured for its row, and again to be drawn. */
  let tables = {}, count = 0;
  const tableName = (font, width) => `${font} ${width}`;
  /** The fonts of the canvas by their numbers, and the number of the present one. */
  let contextFonts = [], contextFont, isStyled;
  const forget = () => { [contextFonts, contextFont, tables] = [[], undefined, {}]; };
  document.fonts.addEventListener('loadingdone', forget);

  /** Lays out a text, and returns its element. */
  function layOut(string, font, width) {
    const css = `${fontStyle(font)}width:${width}`;
    if (probe.css !== css) probe.style.cssText = probe.css = css;
    probe.firstChild.data = string;
    // Elements have no height in a hidden collection.
    for (const { root } of collections) probe.offsetHeight || root.append(frame);
    return probe;
  }

  /** Returns the font of an element, and whether its style changes texts in a way that a canvas does not know. */
  function described(element) {
    const { letterSpacing, wordSpacing, textTransform, textIndent } = getComputedStyle(element);
    return [fontOf(element), `${letterSpacing} ${wordSpacing} ${textTransform} ${textIndent}` !== 'normal 0px none 0px'];
  }

  /** Returns the width of a text on one line. */
  function widthOf(string, font) {
    if (font !== contextFont) {
      [context.font, isStyled] = contextFonts[font] ??= described(layOut('x', font, 'auto'));
      contextFont = font;
    }
    return isStyled ? layOut(string, font, 'max-content').getBoundingClientRect().width : context.measureText(string).width;
  }

  const words = makeWords(widthOf, layOut);
  return {
    known: (string, font, width) => tables[tableName(font, width)]?.get(string),
    measure(string, font, width) {
      const name = tableName(font, width);
      let value = tables[name]?.get(string);
      if (!value) {
        if (++count % 1000 === 0) forget();
        value = words(string, font, width) || (width < 0 ? widthOf(string, font)
          : Math.round(layOut(string, font, `${width}px`).offsetHeight / fontSize(font)[1]));
        (tables[name] ??= new Map()).set(string, value);
      }
      return value;
    },
  };
}

/**
 * Makes the function for a page, from a function that measures one line and one that lays out a text. It returns the
 * number of lines of a text at a width, or its width on one line if the width is negative; 0 if it cannot say it.
 */
export function makeWords(widthOf, layOut) {
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

    /** The width on one line; 0 if the font moves letters closer to spaces. */
    line(string) {
      return this.margin > 0.5 ? 0 : string.split(' ').reduce((sum, word) => sum + this.space + this.width(word), -this.space);
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
    // For single lines alone, the first words of a font would take longer.
    if (width < 0 && !fonts[font] || !PLAIN.test(string)) return 0;
    // A page that is zoomed may round the widths of letters in another way.
    if (scale !== devicePixelRatio) [fonts, scale] = [[], devicePixelRatio];
    if (!fonts[font] || fonts[font].size > 9999) fonts[font] = new Words(font);
    const words = fonts[font];
    return !words.isExact ? 0 : width < 0 ? words.line(string) : words.lines(string, width);
  };
}
