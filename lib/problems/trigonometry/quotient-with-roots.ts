import { complement } from './pieces/heights'
import { measured, ratioAt } from './pieces/ratio'
import {
  evaluateQuotient as quotient,
  quotientOfSums,
  type Given,
} from '../../solutions/trigonometry/evaluate-quotient'
import { expressionTex, totalOf, type Factor, type Product } from '../../solutions/trigonometry/pieces/products'
import { ratioNames, standardAngles, type StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { surdsText, type SurdSum } from '../../solutions/pieces/surd-sum'
import { fraction, toNumber } from '../../maths'
import type { Random } from '../../random'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Ratio extends Factor {
  readonly angle: StandardAngle
}

interface Term {
  readonly times: number
  readonly ratio: Ratio
}

interface Quotient {
  readonly top: readonly Term[]
  readonly bottom: readonly Term[]
}

const stated = (terms: readonly Term[]): readonly Product[] =>
  terms.map(({ times, ratio }) => ({ times: fraction(times), factors: [ratio] }))

const given = ({ top, bottom }: Quotient): Given => ({ top: stated(top), bottom: stated(bottom) })

function drawTerms(random: Random, count: number): readonly Term[] {
  return Array.from({ length: count }, (_, index) => ({
    times: random.pick([1, 1, 1, 2]) * (index > 0 && random.chance(0.5) ? -1 : 1),
    ratio: { name: random.pick(ratioNames), angle: random.pick(standardAngles) },
  }))
}

/** Two different terms that are no whole numbers both, and do not cancel. */
const isSound = (terms: readonly Term[], total: SurdSum): boolean =>
  new Set(terms.map(({ ratio: { name, angle } }) => `${name} ${angle}`)).size === terms.length && total.length > 0

const isShort = (sum: SurdSum): boolean =>
  sum.length <= 2 && sum.every(({ coefficient: { n, d } }) => d <= 13n && n <= 30n && n >= -30n)

const changed = ({ top, bottom }: Quotient, change: (term: Term) => Term): Quotient => ({
  top: top.map(change),
  bottom: bottom.map(change),
})

/** The value as text; null where a changed quotient has none that could be worked out so. */
function valueOf(drawn: Quotient): string | null {
  const [above, below] = [totalOf(stated(drawn.top)), totalOf(stated(drawn.bottom))]
  return below.length === 0 || below.length > 2 ? null : surdsText(quotientOfSums(above, below).value)
}

const otherAngle = ({ times, ratio: { name, angle } }: Term): Term => ({
  times,
  ratio: { name, angle: complement[angle] },
})

const otherReciprocal = ({ times, ratio: { name, angle } }: Term): Term => ({
  times,
  ratio: { name: name === 'sec' ? 'cosec' : name === 'cosec' ? 'sec' : name, angle },
})

const floating = (terms: readonly Term[]): number =>
  terms.reduce((sum, { times, ratio: { name, angle } }) => sum + times * ratioAt(name, angle), 0)

/** E.g. "Evaluate cos 45° / (sec 30° + cosec 30°)." */
export const quotientWithRoots = template<Quotient & { readonly stem: string }, Given>({
  id: 'trig-quotient-with-roots',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-evaluate-quotient'],
  difficulty: 'medium',
  marks: 3,
  wrongRoadsShow: true,
  draw: (random) => ({
    ...random.until(
      (source): Quotient => ({ top: drawTerms(source, source.pick([1, 2])), bottom: drawTerms(source, 2) }),
      ({ top, bottom }) => {
        const [above, below] = [totalOf(stated(top)), totalOf(stated(bottom))]
        if (!isSound(top, above) || !isSound(bottom, below) || below.length !== 2) return false
        const { value, under } = quotientOfSums(above, below)
        return (
          value.some(({ radicand }) => radicand > 1) &&
          [value, above, below].every(isShort) &&
          under.length === 1 &&
          Math.abs(toNumber(under[0]?.coefficient ?? fraction(1))) <= 24
        )
      },
    ),
    stem: random.pick(['Evaluate:', 'Find the value of', 'Without a calculator, evaluate']),
  }),
  given,
  solution: quotient,
  ask: (drawn) => ({
    question: `${drawn.stem} $$\\frac{${expressionTex(stated(drawn.top))}}{${expressionTex(stated(drawn.bottom))}}$$ Leave roots in your answer.`,
    rule: { kind: 'surd' },
    hints: [
      'Put in the values of the table, above and below.',
      'Bring numerator and denominator to their shortest form, each by itself.',
      'A sum of two terms with a root in the denominator: multiply above and below by its conjugate.',
    ],
    explanation:
      'The product of $a + b$ and $a - b$ is $a^2 - b^2$: with a root in the denominator, that product has none any more.',
  }),
  crossCheck: ({ top, bottom }) => measured(floating(top) / floating(bottom)),
  slips: (drawn) => {
    const { top, bottom } = drawn
    const [above, below] = [totalOf(stated(top)), totalOf(stated(bottom))]
    const candidates = [
      [valueOf(changed(drawn, otherAngle)), 'The values for 30° and 60° are exchanged.', 'numerator'],
      [
        [...top, ...bottom].some(({ ratio: { name, angle } }) => angle !== 45 && (name === 'sec' || name === 'cosec'))
          ? valueOf(changed(drawn, otherReciprocal))
          : null,
        'sec is the reciprocal of cos, and cosec that of sin: here they are exchanged.',
        'numerator',
      ],
      [
        above.length <= 2 ? surdsText(quotientOfSums(below, above).value) : null,
        'The fraction is upside down.',
        'last',
      ],
      [
        surdsText(quotientOfSums(above, below).over),
        'That is the numerator after rationalising: the denominator is left.',
        'last',
      ],
    ] as const
    return distinctSlips(
      valueOf(drawn) ?? '',
      candidates.flatMap(([response, note, step]) => (response === null ? [] : [{ response, note, step }])),
    )
  },
})
