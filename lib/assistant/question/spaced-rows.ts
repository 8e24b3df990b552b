const numeral = String.raw`[-−–]?\d+(?:\.\d+)?(?:\/\d+)?|[-−–]?\d*√\d+`
/** Three and more numbers with only spaces between; "and" before the last. */
const row = new RegExp(
  String.raw`(?<![\w.,/√^(-])(?<![=+*:×] )(?:${numeral})(?: (?:${numeral})){2,}(?![\w/√^]|\.\d| ?[,=+*/:^]| [-−–] )`,
  'g',
)
const endedRow = new RegExp(
  String.raw`(?<![\w.,/√^(-])(?<![=+*:×] )(${numeral}) (${numeral}) (and|aur|&|or) (${numeral})(?![\w/√^]|\.\d| ?[=+*/:^])`,
  'g',
)
/** Columns of a table, and mixed numbers, are no row. */
const ofTables =
  /\d[-−–]\d|\b(?:class(?:es)?|freq\w*|f|marks|interval|below|above|less than|more than|age)\b|\d \d+\/\d/i

/** "AP 20 16 12 -60", "mean of 3 5 7 9", "hcf of 12 20 and 30": numbers in a row with the commas that part them. */
export function withRowsParted(text: string): string {
  if (ofTables.test(text)) return text
  return (
    text
      .replace(row, (numbers) => numbers.split(' ').join(', '))
      .replace(endedRow, '$1, $2 $3 $4')
      // "3 -1 are the zeroes"
      .replace(
        /(?<![\w.,)^*/+])(?<![=+*:×] )([-−–]?\d+(?:\.\d+)?) ([-−–]\d+(?:\.\d+)?) (?=(?:are|hain?|ke|ko)\b)/g,
        '$1, $2 ',
      )
  )
}
