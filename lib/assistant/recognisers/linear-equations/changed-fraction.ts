import { negate, zero, type Fraction } from '../../../maths/fraction'
import { told } from '../../question/phrase'
import { inTurn, type Held } from './in-turn'
import { bothAsked } from './unknowns'
import {
  changedFraction as solution,
  type Change,
  type Given,
} from '../../../solutions/linear-equations/changed-fraction'
import { recogniser } from '../../recogniser'

interface Way {
  readonly pattern: string
  /** Of the number for the numerator, and of the one for the denominator. */
  readonly top: -1 | 0 | 1
  readonly bottom: -1 | 0 | 1
}

const signs = [
  [1, 'added|add|adding|increased'],
  [-1, 'subtracted|subtract|subtracting|decreased'],
] as const

const change = (verb: string, n: string): readonly string[] => [
  `#${n} only? ${verb} only?`,
  `only? ${verb} only? #${n} only?`,
]

/** "2 is added to both its numerator and its denominator", to one of them, or something else to each. */
const changes: readonly Way[] = signs.flatMap(([sign, verb]) => [
  ...change(verb, 'n').flatMap((by): readonly Way[] => [
    { pattern: `${by} both|each? numerator denominator both?`, top: sign, bottom: sign },
    { pattern: `${by} numerator only?`, top: sign, bottom: 0 },
    { pattern: `${by} denominator only?`, top: 0, bottom: sign },
  ]),
  ...signs.flatMap(([other, otherVerb]) =>
    change(verb, 'n').flatMap((by, index) => ({
      pattern: `${by} numerator ${change(otherVerb, 'm')[index] ?? ''} denominator`,
      top: sign,
      bottom: other,
    })),
  ),
])

const value = 'becomes|become|reduces|equal|equals|get|gets #v'

/** "From both", behind a statement that names the numerator and the denominator. */
const boths = signs.flatMap(([sign, verb]) =>
  change(verb, 'n').flatMap((by) =>
    [`${value} ${by} both`, `${by} both ${value}`].map((pattern) => ({ pattern, top: sign, bottom: sign })),
  ),
)

/** A statement of either order; in the second, "and 2/5 when 3 is subtracted", the verb of the first may serve both. */
const statements = changes.flatMap(({ pattern, ...way }) => [
  { pattern: `${value} ${pattern}`, ...way },
  { pattern: `${pattern} ${value}`, ...way },
])
const seconds = [
  ...statements,
  ...changes.map(({ pattern, ...way }) => ({ pattern: `but? #v ${pattern}`, ...way })),
  ...boths,
]

function changeOf({ top, bottom }: Way, { numbers: { n = zero, m = n, v = zero } }: Held): Change {
  const by = (sign: number, size: Fraction): Fraction => (sign === 0 ? zero : sign > 0 ? size : negate(size))
  return { top: by(top, n), bottom: by(bottom, m), value: v }
}

export const changedFraction = recogniser<Given>({
  id: 'changed-fraction',
  solution,
  story: true,
  cues: ['numerator', 'denominator'],
  words: ['fraction', 'original', 'same', 'but'],
  examples: [
    'If we add 1 to the numerator and subtract 1 from the denominator, a fraction reduces to 1. It becomes 1/2 if we only add 1 to the denominator. What is the fraction?',
    'Find the fraction which becomes 4/5 when 5 is added to its numerator, and 2/5 when 3 is subtracted from its numerator.',
    'A fraction becomes 9/11 if 2 is added to both the numerator and the denominator. If 3 is added to both the numerator and the denominator, it becomes 5/6. Find the fraction.',
    'a fraction becomes 1/3 when 1 is subtracted from the numerator and it becomes 1/4 when 8 is added to its denominator. find fraction',
    'a fraction becomes 5/6 if 3 is added to both numerator and denominator, becomes 1/2 if 1 is subtracted from both. fraction?',
  ],
  refuses: [
    'A fraction becomes 9/11 if 2 is added to its numerator. If the numerator is doubled, it becomes 5/6. Find the fraction.',
    'A fraction becomes 1/3 when 1 is subtracted from the numerator, and it becomes 1/4 when 8 is added to its denominator. Find its reciprocal.',
    'A fraction becomes 1/3 when 1 is subtracted from twice the numerator, and it becomes 1/4 when 8 is added to its denominator. Find the fraction.',
    'The sum of the numerator and the denominator of a fraction is 12. If 3 is added to the denominator, it becomes 1/2. Find the fraction.',
  ],
  read: (question) => {
    const all = inTurn(question, statements, seconds)
    const ask = all && bothAsked(question, [all.one, all.two], ['fraction', 'original', 'my', 'that'])
    return (
      ask && {
        given: { first: changeOf(all.first, all.one), second: changeOf(all.second, all.two) },
        ...told(question, all.one, all.two, ask),
      }
    )
  },
  before: () => 'Fraction: ',
})
