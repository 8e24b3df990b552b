import { inPlainWords, isTurned, sentencesIn } from './in-plain-words'
import { small } from '@/lib/reading/tokens/number-names'

/** What is false of things that are always so many, or so much more: steps between terms, cards of a pack, totals. */
export const countedFaults = (text: string): readonly string[] => [
  ...stepFaults(text),
  ...sentencesIn(text).flatMap(cardFaults),
  ...sentencesIn(text).flatMap(dieFaults),
  ...sentencesIn(text).flatMap(outcomeFaults),
  ...totalFaults(text),
  ...sectionFaults(text),
]

const count = String.raw`(\d+|no|${small.slice(1).join('|')})`
const valueOf = (word: string): number => {
  const said = word.toLowerCase()
  return /^\d/.test(said) ? Number(said) : said === 'no' ? 0 : small.indexOf(said)
}

const steps = new RegExp(
  String.raw`\b[Ff]rom the (\d+)(?:st|nd|rd|th)(?: term)? to the (\d+)(?:st|nd|rd|th) term,? (?:there are|it is|are|one takes) ${count} (steps|differences|jumps|terms)`,
  'g',
)

/** "From the 10th to the 17th term there are 8 steps" */
const stepFaults = (text: string): readonly string[] =>
  [...inPlainWords(text).matchAll(steps)].flatMap(([whole, from, to, told = '', of]) => {
    const should = Number(to) - Number(from) + (of === 'terms' ? 1 : 0)
    return valueOf(told) === should ? [] : [`"${whole}": they are ${should}`]
  })

/** How many of a kind a full pack has. */
const cards: readonly (readonly [kind: string, many: number])[] = [
  ['(?:red|black) (?:kings|queens|jacks|aces)', 2],
  ['(?:red|black) face cards', 6],
  ['(?:red|black) cards', 26],
  ['(?<!red |black )(?:face|picture) cards', 12],
  ['(?<!red |black )(?:kings|queens|jacks|aces)', 4],
  ['(?:spades|hearts|diamonds|clubs)', 13],
  ['(?:number|numbered) cards', 36],
  ['suits', 4],
]
const pack = String.raw`(?:a|the|every) (?:full |complete |ordinary |well-shuffled )*(?:pack|deck)`

/** How many numbers of a kind the faces of a die have. */
const faces: readonly (readonly [kind: string, many: number])[] = [
  ['prime(?: numbers?)?', 3],
  ['(?:even|odd)(?: numbers?)?', 3],
  ['composite(?: numbers?)?', 2],
]
const die = String.raw`(?:a|the|one|an ordinary|every|a fair) die`
const dieRules = faces.map(([kind, many]) => ({
  many,
  words: [
    new RegExp(String.raw`\b${die} (?:has|shows|bears|contains) (?:exactly |only )?${count} (?:${kind})\b`, 'i'),
    new RegExp(String.raw`\b(?:there are|are) (?:exactly |only )?${count} (?:${kind})\b (?:on|of|in) ${die}`, 'i'),
    new RegExp(
      String.raw`\bof the (?:6|six) (?:faces|numbers) (?:of|on) ${die},? ${count} (?:are|is) (?:${kind})`,
      'i',
    ),
  ],
}))

/** "Two coins have three equally likely outcomes" */
const thrown = new RegExp(
  String.raw`\b(one|two|three|four|an?) (coins?|dice|die)(?: (?:thrown|tossed|rolled) (?:together|once|at once))? (?:have|has|give|gives) ${count} (?:equally likely |possible |elementary )*outcomes`,
  'i',
)

function outcomeFaults(sentence: string): readonly string[] {
  const [whole, many = '', thing = '', told = ''] = thrown.exec(sentence) ?? []
  if (whole === undefined || isTurned(sentence)) return []
  const should = (thing.toLowerCase().startsWith('coin') ? 2 : 6) ** Math.max(1, small.indexOf(many.toLowerCase()))
  return valueOf(told) === should ? [] : [`"${whole}": they are ${should}`]
}

const dieFaults = (sentence: string): readonly string[] =>
  dieRules.flatMap(({ many, words }) =>
    words.flatMap((one) => {
      const [whole, told = ''] = one.exec(sentence) ?? []
      return whole === undefined || valueOf(told) === many ? [] : [`"${whole}": a die has ${many} of them`]
    }),
  )

const packRules = cards.map(([kind, many]) => ({
  many,
  words: [
    new RegExp(
      String.raw`\b${pack}(?: of (?:52|playing) cards| of 52 playing cards)? (?:has|contains|holds) ${count} (?:${kind})\b`,
      'i',
    ),
    new RegExp(String.raw`\b(?:there are|are) ${count} (?:${kind})\b in ${pack}`, 'i'),
    new RegExp(String.raw`^(?:${kind})\b[^.;]*: ${count} in ${pack}`, 'i'),
  ],
}))

const noFace =
  /\bface cards? (?:is|are|include)\b[^.:;]*\b(?:aces?|tens?)\b|\b(?:an? |the )?(?:aces?|tens?) (?:is|are) (?:a |also |the )*face cards?\b/i
/** Of a pack from which some are taken nothing is known here. */
const isLess = /\b(?:remov|lost|taken out|left|without|missing|thrown)/i

function cardFaults(sentence: string): readonly string[] {
  if (!/\b(?:cards?|aces?|kings?|queens?|jacks?|pack|deck)\b/i.test(sentence) || isLess.test(sentence)) return []
  const counted = packRules.flatMap(({ many, words }) =>
    words.flatMap((one) => {
      const [whole, told = ''] = one.exec(sentence) ?? []
      return whole === undefined || valueOf(told) === many ? [] : [`"${whole}": a pack of 52 has ${many} of them`]
    }),
  )
  const suit = isTurned(sentence) ? [] : suitFaults(sentence)
  const [face] = isTurned(sentence) ? [] : (noFace.exec(sentence) ?? [])
  return face === undefined
    ? [...counted, ...suit]
    : [...counted, ...suit, `"${face}": face cards are the kings, queens and jacks`]
}

const numbersOf = /\b(?:numbers?|cards)(?: cards)?(?: are| from| of)?(?: the)? (\w+) to (\w+)/i

/** "Each suit has the numbers 1 to 10 besides the jack, the queen and the king": a suit has an ace and 2 to 10. */
function suitFaults(sentence: string): readonly string[] {
  if (!/\bsuits?\b/i.test(sentence) || !/\b(?:jacks?|queens?|kings?|aces?)\b/i.test(sentence)) return []
  const [, many] =
    new RegExp(String.raw`\b(?:each|every|a) suit (?:has|contains|consists of) ${count} cards\b`, 'i').exec(sentence) ??
    []
  const [whole, from = '', to = ''] = numbersOf.exec(sentence) ?? []
  const [first, last] = [from, to].map((word) =>
    /^\d+$/.test(word) ? Number(word) : small.indexOf(word.toLowerCase()),
  )
  const isRange = whole !== undefined && (first ?? -1) > 0 && (last ?? -1) > 0
  return [
    ...(many === undefined || valueOf(many) === 13 ? [] : [`a suit has 13 cards, and not ${many}`]),
    ...(isRange && (first !== 2 || last !== 10)
      ? [`"${whole}": a suit has the numbers 2 to 10 besides the ace, the king, the queen and the jack`]
      : []),
  ]
}

/** "The total height is h + r, so the cone has height total minus 2r" */
function totalFaults(text: string): readonly string[] {
  const [, added, taken] =
    /\btotal (?:height|length) is [hl] \+ (\d*r)\b[^.]*\btotal minus (\d*r)\b/.exec(inPlainWords(text)) ?? []
  return added === taken ? [] : [`of a total with ${added ?? ''} in it, ${taken ?? ''} is taken away`]
}

const section =
  /\\[dt]?frac\{(?:(m)([xy])_\{?(\d)\}? ([+-]) n([xy])_\{?(\d)\}?|(n)([xy])_\{?(\d)\}? ([+-]) m([xy])_\{?(\d)\}?)\}\{(?:m|n) ([+-]) (?:m|n)\}/g

/** The section formula in letters: for m : n from the first point to the second, m goes with the second. */
const sectionFaults = (text: string): readonly string[] =>
  [...text.matchAll(section)].flatMap(([whole, m, x, i, sign, y, j, , x2, j2, sign2, y2, i2, below]) => {
    const [ofM, ofN, over] = m === undefined ? [i2, j2, sign2] : [i, j, sign]
    const isSo = ofM === '2' && ofN === '1' && (x ?? x2) === (y ?? y2) && over === below
    return isSo
      ? []
      : [`$${whole}$ is not the section formula: m goes with the second point, n with the first, as mx₂ + nx₁`]
  })
