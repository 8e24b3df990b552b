const mixed = new RegExp(
  String.raw`(?<=^|[,:;(+=]\s*|\b(?:is|are|by|of|and|term|to|sum)\s)(\(?[-−–]\s?)?(\d{1,5}) (\d{1,3})\/(\d{1,3})(?=\s*(?:[,;.)+?…]|$|and\b))`,
  'g',
)

/** "5, 4 1/2, 4, ...": a whole number with a fraction behind it is one number, "9/2", where commas or signs divide numbers. */
export const withMixedNumbers = (text: string): string =>
  text.replace(mixed, (whole: string, sign = '', size = '', top = '', bottom = '') =>
    Number(top) < Number(bottom) ? `${sign}${Number(size) * Number(bottom) + Number(top)}/${bottom}` : whole,
  )
