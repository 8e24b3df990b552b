import { angleTex, angleWords, lettersOfAngle, productOf, ratioEquation, type RatioEquation } from './ratios'
import { isAcuteRange } from './told-and-asked'
import type { FactOf } from '../../question/fact'
import { factsOf, readQuestion } from '../../question/question'
import { recogniser } from '../../recogniser'
import { fraction, negate, type Fraction } from '../../../maths/fraction'
import { byIdentity, twoRoots } from '../../../solutions/trigonometry/pieces/fixed-quadratics'
import { ratioNames } from '../../../solutions/trigonometry/pieces/ratio'
import { ratioQuadratic as solution, type RatioQuadratic } from '../../../solutions/trigonometry/ratio-quadratic'

/** The terms and the value, in one order, whatever the sign of both sides: to be compared. */
function normal({ terms, value }: RatioEquation): string {
  const all = [
    ...terms.map(({ times, powers }) => ({ name: productOf(powers), times })),
    ...(value.coefficient.n === 0n ? [] : [{ name: '', times: { ...value, coefficient: negate(value.coefficient) } }]),
  ].toSorted((one, other) => `${one.name} ${one.times.radicand}`.localeCompare(`${other.name} ${other.times.radicand}`))
  const first = all[0]?.times.coefficient ?? fraction(1)
  const shown = ({ n, d }: Fraction) => {
    const scaled = fraction(n * first.d, d * first.n)
    return `${scaled.n}/${scaled.d}`
  }
  return all.map(({ name, times }) => `${shown(times.coefficient)}√${times.radicand} ${name}`).join(' + ')
}

const known = new Map<string, string>()

/** The fixed equations as they are read. */
function fixedEquations(): ReadonlyMap<string, string> {
  if (known.size === 0)
    for (const { equation } of [...byIdentity, ...twoRoots]) {
      const [fact] = factsOf(readQuestion(equation.replaceAll('@', 'A')), 'equation')
      const read = fact && ratioEquation(fact)
      if (read) known.set(normal(read), equation)
    }
  return known
}

/** at² + bt + c = 0 in one ratio. */
function inOneRatio({ terms, value }: RatioEquation): RatioQuadratic['equation'] | null {
  const [one, ...others] = [...new Set(terms.flatMap(({ powers }) => powers.map(({ name }) => name)))]
  const name = ratioNames.find((each) => each === one)
  const isRational = [value, ...terms.map(({ times }) => times)].every(({ radicand }) => radicand === 1)
  const power = ({ powers }: (typeof terms)[number]) => powers[0]?.power ?? 0
  if (!name || others.length > 0 || !isRational || terms.some((term) => term.powers.length !== 1)) return null
  const [a, b, ...more] = [2, 1].map((each) => terms.find((term) => power(term) === each)?.times.coefficient)
  if (!a || more.length > 0 || terms.length > (b ? 2 : 1)) return null
  return { name, a, b: b ?? fraction(0), c: negate(value.coefficient) }
}

const isRange = ({ relation }: FactOf<'equation'>): boolean => /^[<>]/.test(relation)

/** "0° < θ < 90°": acute, both ends left out. */
const isOpenRange = (range: FactOf<'equation'>): boolean =>
  isAcuteRange(range) && range.relation === '<' && !range.mixed && range.sides.length === 3

export const ratioQuadratic = recogniser<RatioQuadratic>({
  id: 'quadratic-equation-in-a-ratio',
  solution,
  cues: ['#equation'],
  words: [...angleWords, 'degree', 'degrees', 'solve', 'angles', 'two', 'satisfies', 'satisfying', 'equation'],
  examples: [
    'It is given that 2sec² x - 5sec x + 2 = 0. Find the acute angle x in degrees.',
    'Find the two acute angles x for which √3tan² x - 4tan x + √3 = 0, in degrees.',
    'solve 2 sin^2 θ + 3 cos θ = 3 for acute angle θ',
    'Solve 2cos²A + 3sinA = 3, A acute',
    'if tan^2 A - 2 tan A + 1 = 0 find A',
  ],
  refuses: [
    'If 2 sin² x - 3 sin x + 1 = 0, find the value of cos x.',
    'It is given that 2sec² x - 5sec x + 2 = k. Find the acute angle x in degrees.',
    'If 2 sin² x + 3 tan x = 3, find the acute angle x.',
    'It is given that 2sec² x - 5sec x + 2 = 0 and x is obtuse. Find x.',
  ],
  read: (question) => {
    const all = factsOf(question, 'equation')
    const ranges = all.filter(isRange)
    const [fact, ...more] = all.filter((one) => !isRange(one))
    const equation = fact && more.length === 0 ? ratioEquation(fact) : null
    if (!fact || !equation || !ranges.every(isOpenRange)) return null
    const fixed = fixedEquations().get(normal(equation))
    const one = fixed === undefined ? inOneRatio(equation) : { known: fixed }
    const letters = lettersOfAngle(question, equation.angle)
    if (!one || letters.length === 0) return null
    return { given: { angle: angleTex(equation.angle), equation: one }, used: [fact, ...ranges, ...letters] }
  },
  unit: ({ equation }) => ('known' in equation && twoRoots.some((two) => two.equation === equation.known) ? '' : '°'),
})
