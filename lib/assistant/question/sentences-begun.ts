/** Sentences begun with a capital letter, by which they are told apart; "ad = 5" may begin with a name. */
export const withSentencesBegun = (text: string): string =>
  text.replace(
    /(?<=(?:[a-z\d)°²]{2}|[ =]\d|["”’])[.?!]["”]?\s+)(?=(?:[a-z]{3,}|i[fnst]|an|on|he|we|to|by|ek)[ ,])[a-z]/g,
    (letter) => letter.toUpperCase(),
  )
