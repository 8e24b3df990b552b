import { fraction, zero } from '../../../maths/fraction'
import type { FactOf } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { inTurn, type Held } from './in-turn'
import { bothAsked } from './unknowns'
import { giveAndTake as solution, type Gift, type Given } from '../../../solutions/linear-equations/give-and-take'
import { recogniser } from '../../recogniser'

interface Way {
  readonly pattern: string
  readonly equal: boolean
}

/** Each way to compare, "twice as many as" and "just as many as". */
const compared = (before: string, after: string): readonly Way[] => [
  { pattern: `${before} %k many|rich|much ${after}`, equal: false },
  { pattern: `${before} just|same|exactly|equally many|rich|number|much ${after}`, equal: true },
]

const have = 'have|has|had|be|become'
/** "If Bela gives Asha 20 stickers, Asha will have twice as many as Bela." */
const named = [
  ...compared(`~a gives|give|gave ~b #n ~t? .? ~c ${have}`, '~d'),
  ...compared(`~a gives|give|gave #n ~t? to ~b .? ~c ${have}`, '~d'),
  ...compared(`#n ~a added ~o? ~c ${have}`, '~d'),
]
/** "Give me 19 of your marbles! I shall then have twice as many as you." */
const spoken = compared(`give me #n ~t? .? i ${have}`, 'you')
/** "When 12 beads are moved from B to A, box A has twice as many as box B." */
const moved = compared(
  `#n ~t? moved|shifted|put|taken|transferred @f:letter box|bag|room? @t:letter .? box|bag|room? @c:letter ${have}`,
  'box|bag|room? @d:letter',
)

const giftOf = ({ equal }: Way, { numbers: { n = zero, k = fraction(1) } }: Held): Gift => ({
  count: n,
  times: equal ? fraction(1) : k,
})

const isSame = (one = '', other = ''): boolean => one.split(' ').some((word) => other.split(' ').includes(word))

/** A gift by one name to the other: who gets it, compared with who gives it. */
function receiver({ nouns: { a, b, c, d } }: Held): readonly [gets: string, gives: string] | null {
  const fits = isSame(a, d) && !isSame(c, d) && (b === undefined || isSame(b, c))
  return fits && c !== undefined && d !== undefined ? [c, d] : null
}

interface Story {
  readonly found: NonNullable<ReturnType<typeof inTurn<Way>>>
  /** The one who gets the first gift, and the other; '' where they have no names. */
  readonly first: string
  readonly second: string
}

function namedStory(question: Question): Story | null {
  const found = inTurn(question, named, named)
  const [one, other] = found ? [receiver(found.one), receiver(found.two)] : []
  if (!found || !one || !other || !isSame(one[0], other[1]) || !isSame(one[1], other[0])) return null
  return { found, first: one[0], second: one[1] }
}

function spokenStory(question: Question): Story | null {
  const found = inTurn(question, spoken, spoken)
  const speaker = phrase(question, '~s says|said|tells|asks|told')
  const other = phrase(question, '~s? replies|replied|answers|reply|other|second|says')
  return found && other ? { found, first: speaker?.nouns.s ?? '', second: '' } : null
}

/** The letters of the boxes where each gift goes from one to the other and back. */
function movedStory(question: Question): (Story & { readonly boxes: readonly FactOf<'letter'>[] }) | null {
  const found = inTurn(question, moved, moved)
  const boxes = found ? [...found.one.taken, ...found.two.taken].filter((item) => item.kind === 'letter') : []
  const [f, t] = boxes.map(({ name }) => name)
  if (!found || boxes.map(({ name }) => name).join() !== [f, t, t, f, t, f, f, t].join()) return null
  return { found, first: t ?? '', second: f ?? '', boxes }
}

type Taken = Pick<Phrase, 'taken'>

/** "Let Asha have x and Bela y": the first is the one who gets the first gift. */
function lettersAsked(question: Question, { first }: Story): Taken | null {
  const found = phrase(
    question,
    '~u has|have @x:letter ~t? ~v @y:letter',
    '~u has|have @x:letter ~t? ~v has|have @y:letter',
    'there @x:letter ~u @y:letter ~v',
  )
  const letters = factsOf(question, 'letter').filter(({ name }) => /^[xy]$/.test(name))
  const inOrder = found?.facts.x.name === 'x' && letters.map(({ name }) => name).join('') === 'xyxy'
  return found && inOrder && (isSame(found.nouns.u, first) || first === '')
    ? { taken: [...found.taken, ...letters] }
    : null
}

const boxesAsked = (question: Question, { first }: Story): Taken | null => {
  const found = phrase(question, '@x:letter ~t? box|bag|room @a:letter @y:letter ~t? box|bag|room @b:letter')
  const letters = factsOf(question, 'letter').filter(({ name }) => /^[xy]$/.test(name))
  const inOrder = found?.facts.x.name === 'x' && letters.map(({ name }) => name).join('') === 'xyxy'
  return found && inOrder && found.facts.a.name === first ? { taken: [...found.taken, ...letters] } : null
}

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

export const giveAndTake = recogniser<Given>({
  id: 'give-and-take',
  solution,
  story: true,
  cues: ['many', 'rich', 'much'],
  words: ['one', 'other', 'instead', 'each', 'both', 'many'],
  examples: [
    'If Bela gives Asha 20 stickers, Asha will have twice as many as Bela. If instead Asha gives Bela 10 stickers, Bela will have three times as many as Asha. Let Asha have x and Bela y stickers. Find x and y.',
    'one says, give me 100 rupees, friend! i shall then become twice as rich as you. the other replies, if you give me 10 rupees, i shall be six times as rich as you. what is the amount of their capital?',
    'if bela gives asha 20 marbles asha will have twice as many as bela. if asha gives bela 10 marbles bela will have thrice as many as asha. how many marbles does each have',
    'There are x beads in box A and y beads in box B. When 12 beads are moved from B to A, box A has twice as many as box B. When instead 3 beads are moved from A to B, box B has just as many as box A. Find x and y.',
  ],
  refuses: [
    'If Bela gives Asha 20 stickers, Asha will have twice as many as Bela. If Bela gives Asha 10 stickers, Bela will have three times as many as Asha. How many has each?',
    'If Bela gives Asha 20 stickers, Asha will have twice as many as Bela. If instead Asha gives Bela 10 stickers, Bela will have 3 more than Asha. How many has each?',
    'If Bela gives Asha 20 stickers, Asha will have twice as many as Bela. If instead Asha gives Bela 10 stickers, Bela will have three times as many as Asha. How many stickers has Bela?',
    'If Bela gives Asha 20 stickers, Asha will have twice as many as Bela. If instead Asha gives Bela 10 stickers, Bela will have three times as many as Asha. How many have they together?',
  ],
  read: (question) => {
    const boxes = movedStory(question)
    const story = boxes ?? namedStory(question) ?? spokenStory(question)
    if (!story) return null
    const { found, first, second } = story
    const both = [found.one, found.two]
    const letters = boxes ? boxesAsked(question, boxes) : lettersAsked(question, story)
    const simply = boxes
      ? null
      : bothAsked(question, both, [
          'many',
          'each',
          'both',
          'amount',
          'amounts',
          'their',
          'capital',
          'have',
          'has',
          'they',
          'marbles',
          'stickers',
          'start',
          'beginning',
        ])
    const ask = letters ?? simply
    const given = { toFirst: giftOf(found.first, found.one), toSecond: giftOf(found.second, found.two) }
    const lead =
      letters || first === '' || second === ''
        ? {}
        : { lead: `The first is ${capital(first)}, the second ${capital(second)}.` }
    return ask && { given, ...told(question, ...both, ask), ...lead }
  },
  before: () => '',
})
