import { replaced, type Pairs } from './replaced'

/** What the text of a printed page loses where it is copied. */
const lost: Pairs = [
  // the stars of harder questions
  [/^(\s*(?:Q\.? ?)?\d{1,2}\.?)\*(?=\s)/, '$1'],
  // "(Take p = 22/7)"
  [/\b((?:[Tt]ak(?:e|ing)|[Uu]s(?:e|ing)|[Aa]ssume|[Ll]et)[: ]+)p ?= ?(?=3\.14|22 ?\/ ?7|\$?\\d?frac)/g, '$1π = '],
  // "(Use 3 = 1.73)"
  [
    /\b((?:[Tt]ak(?:e|ing)|[Uu]s(?:e|ing))[^.()]{0,20}? )(?<!root )([23]) ?= ?(1\.(?:4|7)\d*)/g,
    (whole, lead = '', root = '', value = '') =>
      Math.abs(Number(value) ** 2 - Number(root)) < 0.2 ? `${lead}√${root} = ${value}` : whole,
  ],
  // "3πr2", "2/3 πr3"
  [/(?<=(?:π|\bpi) ?[rR])([23])(?=[\s.,;)hH]|$)/g, (_, power = '') => (power === '2' ? '²' : '³')],
  [/(?<=[a-z]{2}[²³\d]?|[rR][²³]) \.(?=\s+(?:[A-Z][a-z]|\())/g, '.'],
  // "` 500"
  [/(?<=^|[\s(])[`´] ?(?=\d)/g, '₹'],
  // "2 3 (2/3)"
  [/(?<=\b(?:is|of|=) )(\d+) (\d+) \((\1\/\2)\)/g, '$3'],
  // "Σfiui"
  [/(?<=[Σ∑] ?\(? ?)(f)i([uxd])i\b/g, '$1ᵢ$2ᵢ'],
  [/(?<=[Σ∑] ?\(? ?)([fx])i\b/g, '$1ᵢ'],
]
const ofSums = /[Σ∑] ?\(? ?fᵢ/
const indexed: Pairs = [[/(?<![a-zA-Z\\])([uxd])i\b(?! ?\()/g, '$1ᵢ']]

export function withLostSigns(text: string): string {
  const whole = replaced(text, lost)
  return ofSums.test(whole) ? replaced(whole, indexed) : whole
}
