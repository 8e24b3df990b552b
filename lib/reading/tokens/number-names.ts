import type { Token } from './token'

/** Each at the place of its number. */
export const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )

/** Each at the place of its tenth. */
export const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Each at the place of its number. */
export const ordinals =
  '_ first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** What multiplies the number before it. */
export const scales: ReadonlyMap<string, bigint> = new Map([
  ['hundred', 100n],
  ['thousand', 1000n],
  ['lakh', 100_000n],
  ['lac', 100_000n],
  ['lakhs', 100_000n],
  ['lacs', 100_000n],
  ['million', 1_000_000n],
  ['crore', 10_000_000n],
  ['crores', 10_000_000n],
])

/** What divides one. */
export const parts: ReadonlyMap<string, number> = new Map(
  (
    [
      ['half', 2],
      ['third', 3],
      ['fourth', 4],
      ['quarter', 4],
      ['fifth', 5],
      ['sixth', 6],
      ['seventh', 7],
      ['eighth', 8],
      ['ninth', 9],
      ['tenth', 10],
      ['eleventh', 11],
      ['twelfth', 12],
      ['thirteenth', 13],
      ['fourteenth', 14],
      ['fifteenth', 15],
      ['sixteenth', 16],
      ['seventeenth', 17],
      ['eighteenth', 18],
      ['nineteenth', 19],
      ['twentieth', 20],
    ] as const
  ).flatMap(([name, size]) => [[name, size] as const, [name === 'half' ? 'halves' : `${name}s`, size] as const]),
)

/** The word of a token, in small letters; empty where it is none. */
export const wordOf = (token: Token | undefined): string => {
  const word = token?.kind === 'word' ? token.text.toLowerCase() : ''
  return word === 'nil' ? 'zero' : word
}

const numberNames: ReadonlySet<string> = new Set(
  [...small, ...tens, ...ordinals, ...scales.keys(), ...parts.keys(), 'point'].filter((name) => name !== '_'),
)

/** Whether a word can be part of a number. */
export const isNumberName = (token: Token): boolean => token.kind === 'word' && numberNames.has(wordOf(token))
