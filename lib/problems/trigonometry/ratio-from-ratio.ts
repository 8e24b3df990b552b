import { coRatio, measured, reciprocal } from './pieces/ratio'
import { ratioNames, type RatioName, type Side } from '../../solutions/trigonometry/pieces/ratio'
import { missingSide, quotientOf, type Squares } from '../../solutions/trigonometry/pieces/triangle-of-ratio'
import { ratioFromRatio as fromRatio } from '../../solutions/trigonometry/ratio-from-ratio'
import { fraction, gcd, isSquare, surd, surdTex, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

const sideWords: readonly Side[] = ['opposite', 'adjacent', 'hypotenuse']

/** The equation that is given: a fraction may be cleared, as in "15 cot A = 8". */
function statedValue(squares: Squares, name: RatioName, cleared: boolean) {
  const value = quotientOf(squares, name)
  const { coefficient, radicand } = value
  return cleared && radicand === 1
    ? { times: fraction(coefficient.d), value: surd(fraction(coefficient.n), 1) }
    : { times: fraction(1), value }
}

/** The squares when those of the known sides were subtracted instead of added, or the other way round. */
function wrongSquares(squares: Squares, missing: Side): Squares {
  const { opposite, adjacent, hypotenuse } = squares
  return {
    hypotenuse: { ...squares, hypotenuse: Math.abs(opposite - adjacent) },
    opposite: { ...squares, opposite: hypotenuse + adjacent },
    adjacent: { ...squares, adjacent: hypotenuse + opposite },
  }[missing]
}

const stems: readonly ((equation: string, angle: string, asked: string) => string)[] = [
  (equation, angle, asked) => `If $${equation}$, where $${angle}$ is an acute angle, find the value of $${asked}$.`,
  (equation, angle, asked) => `$${angle}$ is an acute angle and $${equation}$. Find $${asked}$.`,
  (equation, angle, asked) => `Given that $${equation}$, where $${angle}$ is acute, calculate $${asked}$.`,
]

/** E.g. "If sin A = 3/4, find tan A." */
export const ratioFromRatio = template({
  id: 'trig-ratio-from-a-ratio',
  topic: 'trigonometry',
  archetypes: ['trig-ratio-from-ratio'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const given = random.pick(ratioNames)
    const asked = random.pick(ratioNames.filter((name) => name !== given && name !== reciprocal[given]))
    const angle = random.pick(['A', 'A', '\\theta'] as const)
    const stem = random.pick(stems)
    const cleared = random.chance(0.3)
    if (random.chance(0.5)) {
      const [opposite, adjacent, hypotenuse] = random.pick(triples)
      const squares = { opposite: opposite ** 2, adjacent: adjacent ** 2, hypotenuse: hypotenuse ** 2 }
      return { given, asked, angle, squares, stem, cleared }
    }
    const squares = random.until(
      (source): Squares => {
        const [one, two] = [source.integer(1, 6), source.integer(1, 7)]
        if (given === 'tan' || given === 'cot')
          return { opposite: one * one, adjacent: two * two, hypotenuse: one * one + two * two }
        const [short, long] = [Math.min(one, two), Math.max(one, two)]
        const rest = long * long - short * short
        return given === 'sin' || given === 'cosec'
          ? { opposite: short * short, adjacent: rest, hypotenuse: long * long }
          : { opposite: rest, adjacent: short * short, hypotenuse: long * long }
      },
      (drawn) => {
        if (drawn.opposite === 0 || drawn.adjacent === 0 || gcd(drawn.opposite, drawn.adjacent) > 1) return false
        const surds = sideWords.filter((side) => !isSquare(drawn[side]))
        const { radicand, coefficient } = quotientOf(drawn, asked)
        return surds.length === 1 && drawn.opposite !== drawn.adjacent && radicand <= 40 && coefficient.d <= 20n
      },
    )
    return { given, asked, angle, squares, stem, cleared }
  },
  given: ({ given, asked, angle, squares, cleared }) => {
    const { times, value } = statedValue(squares, given, cleared)
    return { name: given, times, value, asked, angle }
  },
  solution: fromRatio,
  ask: ({ given, asked, angle, squares, stem, cleared }) => {
    const { times, value } = statedValue(squares, given, cleared)
    const rational = quotientOf(squares, asked).radicand === 1
    return {
      question: stem(
        `${times.n === 1n ? '' : times.n}\\${given} ${angle} = ${surdTex(value)}`,
        angle,
        `\\${asked} ${angle}`,
      ),
      rule: { kind: rational ? 'fraction' : 'surd' },
      hints: [
        `Draw a right triangle in which $\\${given}$ of one acute angle has the given value.`,
        'Call the two known sides multiples of $k$ and find the third side with the Pythagoras theorem.',
        ...(rational ? [] : ['If a root is left in the denominator, rationalise it.']),
      ],
      explanation:
        'One ratio fixes the shape of the right triangle, and so all the other ratios; the size $k$ cancels.',
    }
  },
  crossCheck: ({ asked, squares }) => {
    const angle = Math.atan(Math.sqrt(squares.opposite) / Math.sqrt(squares.adjacent))
    const cosine = Math.cos(angle)
    const sine = Math.sin(angle)
    const value = { sin: sine, cos: cosine, tan: sine / cosine, cosec: 1 / sine, sec: 1 / cosine, cot: cosine / sine }
    return measured(value[asked])
  },
  slips: ({ given, asked, squares }) => {
    const text = (name: RatioName, lengths = squares) => surdText(quotientOf(lengths, name))
    return distinctSlips(text(asked), [
      { response: text(coRatio[asked]), note: 'The opposite and the adjacent side are exchanged.', step: 'ratio' },
      { response: text(reciprocal[asked]), note: 'The ratio is upside down.', step: 'ratio' },
      { response: text(given), note: 'That is the given ratio again; another one is asked.', step: 'ratio' },
      {
        response: text(asked, wrongSquares(squares, missingSide(given))),
        note: 'The square of the hypotenuse is the sum of the other two squares. Did you add or subtract?',
        step: 'third side',
      },
    ])
  },
})
