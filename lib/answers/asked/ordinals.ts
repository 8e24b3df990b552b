const words = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

const ordinal = new RegExp(`\\b(?:(${words.join('|')})\\b(?! \\d)|(\\d{1,3})(?:st|nd|rd|th)\\b)`, 'gi')

/** Which of a row a name means: 6 of "sixth prize" and "6th prize"; "the first 16 laps" are no first lap. */
export const ordinalsIn = (name: string): readonly number[] =>
  [...name.matchAll(ordinal)].map(([, word, figure]) =>
    word === undefined ? Number(figure) : words.indexOf(word.toLowerCase()) + 1,
  )
