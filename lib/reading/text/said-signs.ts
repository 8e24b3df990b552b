/** What students say or dictate for a sign, in the order in which it is looked for. */
const phrases: readonly (readonly [phrase: RegExp, sign: string])[] = [
  [/:-\s|\b(ans|answer)\.?\s?-\s/gi, '$1: '],
  // "angle A 60 deg"
  [/\b(angle|side|length)\s([A-Z]{1,3})\s(?=\d)/g, '$1 $2 = '],
  [/\bcube\s?root\s?(?:of\s)?/gi, '∛'],
  [/\btimes the (?=sq|root)/gi, ''],
  [
    /(?<![a-z])(?:(?:square|sq\.?|sqr)\s?)?(?:under\s?)?(?:root(?!s|\s(?:is|are|was|will|equals?|comes?)\b)|rt(?=\s?\d)|route)\s?(?:under\s)?(?:of\s|over\s)?(?=[\d(a-z√])|\bsqrt\sof\s/gi,
    '√',
  ],
  [/\b(square|cube)\sof\b/gi, '$1of'],
  [/\bno\.?\sof\b/gi, 'number of'],
  [/(?<=\b(?:natural|whole|real|odd|even|prime)\s)nos?\b\.?/gi, 'number'],
  // two roots may be "3 and half"
  [
    /(\d{1,6})\sand\s(?:(?:a|one)\shalf\b(?!\sof)|half(?=\s(?:years?|cm|m|km|hours?|kg|metres?|minutes?|days?)\b))/gi,
    '$1.5',
  ],
  [/\b(?:it\s)?(increase|decrease|rise)s\sby\s(?=[\d₹])/gi, '$1 = '],
  // an abbreviation: "common diff. is 5"
  [/(?<=[a-z]{2})\.(?=\s?(?:(?:is|are|of)\s|=))/gi, ' '],
  [/(?<=[a-z\d)])\s(?:comes?|came|turns?|turned)\sout\s(?:as|to\sbe)\s/gi, ' = '],
  // "6 m more" is a difference, "6 more" is not 6
  [/\b(less)\s*$|(?<!\d\s?[a-z]{1,12}\s)\b(more)\s*$/i, '$1$2than'],
  [/(\d{1,9})\swhole\s(?=\d)/gi, '$1 '],
  [/(\d{1,9})\s[a-z]{1,20}\sout\sof\b/gi, '$1 /'],
  [/(?<=\d)\sbata\s(?=\d)/gi, '/'],
  [/\bplus\s?(?:or|and|\/)?\s?minus\b/gi, '±'],
  [/\bout\sof\b|\bdivided\sby\b/gi, '/'],
  [/\bmultiplied\sby\b/gi, '*'],
  [/\bis\sto\b/gi, ' to '],
  [/\b(?:is\s)?equal\sto\b|\bequals\b/gi, ' = '],
  [/\bat\s(least|most)\b/gi, 'at$1'],
  [/\b(more|less|greater)\sthan\b/gi, '$1than'],
  [/\bor\s(more|less)\b/gi, 'or$1'],
  [/(?<=\d)\s?ratio\s?(?=\d)/gi, ':'],
  [/\bper\scent\b/gi, '%'],
  [/(?<=\d)\s?%\sof\s(?=\d)/gi, '/100*'],
  [/\scomma\s/gi, ', '],
  [/^\s*i\s(?=[a-z]{2})/i, ''],
  [/(?<=[\dπ).°])\s?(?:so|hence|therefore|thus|implies)\s/gi, ' ; '],
  [/\bnumerator\D{0,6}(\d{1,9})\D{1,20}denominator\D{0,6}(\d{1,9})/gi, '$1/$2'],
  [/\bup\sto\b/gi, 'upto'],
]

/** Units with full stops: "c.m.", "k.m.p.h". */
const dotted = /\b(c\.m|k\.m\.p\.h|k\.m|m\.m|c\.c|k\.g)\b\.?/gi

/** No phrase is without a word, but the dash behind a colon. */
const anyWord = /[a-z]{2}|:-|[a-z]\.|^\s*i\s/i

/** Whether any of these can be there at all; most answers hold none. */
const anyPhrase =
  /:-|[a-z]\.\s?[a-z=]|root|sqrt|route|rt|\bnos?\b|half|[es]s\sby|%\sof|whole|bata|less|more|square|cube|^\s*i\s|\b(?:ans|answer|angle|side|length|out|divided|multiplied|plus|to|equals?|at|than|or|so|hence|therefore|thus|implies|ratio|cent|comma|numerator)\b|ratio|comma/i

/** Whole phrases as signs: "3 out of 13", "2 is to 3", "under root 3"; the dash of "Ans:- 12" is no minus. */
export function phrasesAsSigns(text: string): string {
  if (!anyWord.test(text) || !anyPhrase.test(text)) return text
  const plain = text.replace(dotted, (unit) => unit.replaceAll('.', ''))
  return phrases.reduce((out, [phrase, sign]) => out.replace(phrase, sign), plain)
}
