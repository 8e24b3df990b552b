/** A letter that stands alone in a text: what is before it and behind it tells whether it is a word. */
export interface Place {
  readonly before: string
  readonly behind: string
  /** Whether the letter is a quantity of the question elsewhere. */
  readonly isQuantity: boolean
}

/** A word that is written as one letter. */
export interface LetterWord {
  readonly word: string
  /** What shows that the letter is a quantity of the question. */
  readonly sign: RegExp
  /** Whether it is the word where it stands. */
  readonly isMeant: (place: Place) => boolean
}

/** Signs that a letter is a quantity; a minus sign close to its number is none. */
export const signsOf = (letter: string): string =>
  [
    String.raw`\b${letter}(?:_| ?[=+*/^²³×<>≠÷)]| ?[-−–](?! ?\d)| ?[-−–] \d)`,
    String.raw`[-+*/^×=<>÷≠−–(] ?${letter}\b`,
    String.raw`(?<![a-z])[πR\d]${letter}\b|\\pi ?${letter}\b|\$${letter}\$`,
    String.raw`\b(?:find|values? of|where|let|any|integers?|radi(?:us|i)|ratio) (?:is |are |be |of )?${letter}\b(?! [a-z]{2})`,
    String.raw`(?<!['’])\b[a-z] ?(?:,|and|aur|&|n) ?${letter}\b(?! [a-z]{3})`,
    String.raw`\b${letter} ?(?:,|and|aur|&|n) ?[a-z]\b(?!['’])`,
    // "triangle p q r", "sides p q and p r"
    String.raw`\b[a-z] [a-z] ${letter}\b`,
  ].join('|')

/** What stands behind a letter of a formula. */
export const calculated = /^(?:[=+*/^²³×<>≠÷)]|[-−–](?!\d)|(?:equals|plus|minus|times|squared?|cubed?|whole)\b)/

/** Where a sentence begins. */
export const opens = /(?:^|[.?!;:]) *$/

/** Behind these a letter is a name. */
export const naming =
  /(?:^|[\s,(])(?:radius|radii|ratios?|remainders?|of|find|values?|where|let|and|or|aur|in|to|is|as|with|from|than|by|for|if|the|an?|any|integers?|common|say|letters?|height|base|sum|product|speed|term|rate|number|constant|[-+=×*/<>≠(^])\s*$/i
