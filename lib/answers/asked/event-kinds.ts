/**
 * Words of which an event takes one side: "odd" and "even" are two events. Each line holds the sides of one choice, a side all words that
 * say the same.
 */
const choices: readonly (readonly string[])[] = [
  'same identical equal/different distinct unequal',
  'head h/tail t',
  'odd/even',
  'prime/composite',
  'vowel/consonant',
  'inside within inner/outside',
  'win winning won/lose losing lost',
  'good working fine/defective spoilt bad faulty rotten broken',
  'less smaller below/greater more larger above exceeds/least atleast ormore/most atmost orless/exactly',
  'product/sum/difference',
  'boy/girl',
  'spade/heart/club/diamond',
  'ace/king/queen/jack',
  'red/black/blue/green/white/yellow/orange/brown/pink/grey/purple',
].map((line) => line.split('/'))

/** The choices that say what a thing is, rather than how many or which of a row. */
const ofThings = /^(?:odd|prime|vowel|good|boy|spade|ace|red)\b/

/** Where each word stands: the number of its choice and of its side. */
const places: ReadonlyMap<string, string> = new Map(
  choices.flatMap((sides, choice) =>
    sides.flatMap((side, at) => side.split(' ').map((word) => [word, `${choice}.${at}`] as const)),
  ),
)

const counts: Readonly<Record<string, string>> = { no: '0', zero: '0', one: '1', two: '2', three: '3', four: '4' }

/** "TT" as two tails. */
const run = /\b(H{2,4}|T{2,4})\b/g

/** "two tails", "no head", "3 heads". */
const tossed = /\b(no|zero|one|two|three|four|\d) (head|tail)s?\b/gi

const longest = 160

/** The text of an event with "TT" said in words. */
export const tossedOut = (text: string): string =>
  text.replace(run, (all) => `${all.length} ${all.startsWith('H') ? 'heads' : 'tails'}`)

/** The sides that an event takes, and how many heads or tails it speaks of. */
export function sidesOf(event: string): readonly string[] {
  const text = event.slice(0, longest)
  const sides = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap(
    (word) => places.get(word) ?? places.get(word.replace(/s$/, '')) ?? [],
  )
  const tosses = [...text.matchAll(tossed)].map(([, count = '']) => `toss.${counts[count.toLowerCase()] ?? count}`)
  return [...new Set([...sides, ...tosses])]
}

const choiceOf = (side: string): string => side.replace(/\..*/, '')

/** The sides on which two events differ, choice by choice; both must take one. */
export function differing(a: readonly string[], b: readonly string[]): readonly string[] {
  const shared = new Set(a.map(choiceOf).filter((choice) => b.some((side) => choiceOf(side) === choice)))
  return [...shared].filter((choice) => {
    const of = (sides: readonly string[]) => sides.filter((side) => choiceOf(side) === choice)
    return of(a).some((side) => !b.includes(side)) || of(b).some((side) => !a.includes(side))
  })
}

const thingsAmong = (sides: readonly string[]): readonly string[] =>
  sides.filter((side) => ofThings.test(choices[Number(choiceOf(side))]?.[0] ?? ''))

/** Whether one of two events says more of what the thing is: "red jack" and "jack", "red card" and "red card or queen". */
export function saysMore(a: readonly string[], b: readonly string[]): boolean {
  const [mine, yours] = [thingsAmong(a), thingsAmong(b)]
  return (
    mine.length > 0 &&
    yours.length > 0 &&
    [...mine, ...yours].some((side) => !mine.includes(side) || !yours.includes(side))
  )
}

/** Whether to deny one side of a choice is to say the other: "not the same" is "different". */
export const hasTwoSides = (choice: string): boolean => choices[Number(choice)]?.length === 2

const colours: ReadonlySet<string> = new Set(choices.at(-1)?.flatMap((side) => side.split(' ')))

export const isColour = (word: string): boolean => colours.has(word)
