import { coRatio, measured, ratioNames, reciprocal, sidesOf, type RatioName, type Side } from './pieces/ratio'
import { fraction, gcd, isSquare, surd, surdTex, surdText, type Surd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

/** The squares of the three sides: whole numbers. */
type Squares = Readonly<Record<Side, number>>

/** The ratio of two sides whose squares are known, simplified. */
const quotient = (squares: Squares, name: RatioName): Surd => {
  const [over, under] = sidesOf[name]
  return surd(fraction(1, squares[under]), squares[over] * squares[under])
}

const lengthTex = (square: number): string => surdTex(surd(1, square))

/** "k", "3k", "\\sqrt{5}\\,k": a side as a multiple of k. */
const multipleTex = (square: number): string =>
  square === 1 ? 'k' : `${lengthTex(square)}${isSquare(square) ? '' : '\\,'}k`

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

/** The side that the given ratio does not hold. */
function missingSide(given: RatioName): Side {
  const [over, under] = sidesOf[given]
  return sideWords.find((side) => side !== over && side !== under) ?? 'hypotenuse'
}

/** Whether the ratio is given without a denominator. */
function isCleared(squares: Squares, given: RatioName, cleared: boolean): boolean {
  const { coefficient, radicand } = quotient(squares, given)
  return cleared && radicand === 1 && coefficient.d > 1n
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

function missingLine(squares: Squares, missing: Side): string {
  const side = (name: Side) => multipleTex(squares[name])
  const square = (name: Side) => (side(name) === 'k' ? 'k^2' : `(${side(name)})^2`)
  const right =
    missing === 'hypotenuse'
      ? `${square('opposite')} + ${square('adjacent')}`
      : `${square('hypotenuse')} - ${square(missing === 'adjacent' ? 'opposite' : 'adjacent')}`
  return `By the Pythagoras theorem, $(\\text{${missing}})^2 = ${right} = ${squares[missing] === 1 ? '' : squares[missing]}k^2$, so the ${missing}${missing === 'hypotenuse' ? '' : ' side'} is $${side(missing)}$.`
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
        const { radicand, coefficient } = quotient(drawn, asked)
        return surds.length === 1 && drawn.opposite !== drawn.adjacent && radicand <= 40 && coefficient.d <= 20n
      },
    )
    return { given, asked, angle, squares, stem, cleared }
  },
  pose: ({ given, asked, angle, squares, stem, cleared }) => {
    const [over, under] = sidesOf[given]
    const missing = missingSide(given)
    const value = quotient(squares, asked)
    const known = quotient(squares, given)
    const givenTex = surdTex(known)
    // A fraction may be given as "15 cot A = 8".
    const { n, d } = known.coefficient
    const scaled = isCleared(squares, given, cleared) ? `${d}\\${given} ${angle} = ${n}` : ''
    const [top, bottom] = sidesOf[asked]
    const raw = `\\frac{${lengthTex(squares[top])}}{${lengthTex(squares[bottom])}}`
    const side = (name: Side) => `$${multipleTex(squares[name])}$`
    const final = raw === surdTex(value) ? raw : `${raw} = ${surdTex(value)}`
    return {
      question: stem(scaled || `\\${given} ${angle} = ${givenTex}`, angle, `\\${asked} ${angle}`),
      rule: { kind: value.radicand === 1 ? 'fraction' : 'surd', expected: surdText(value) },
      hints: [
        `Draw a right triangle in which $\\${given}$ of one acute angle has the given value.`,
        'Call the two known sides multiples of $k$ and find the third side with the Pythagoras theorem.',
        ...(value.radicand === 1 ? [] : ['If a root is left in the denominator, rationalise it.']),
      ],
      steps: [
        ...(scaled ? [`Given: $${scaled}$, so $\\${given} ${angle} = ${givenTex}$`] : []),
        earns(
          0.5,
          `$\\${given} ${angle} = \\frac{\\text{${over}}}{\\text{${under}}}$. Let the ${over}${over === 'hypotenuse' ? '' : ' side'} be ${side(over)} and the ${under}${under === 'hypotenuse' ? '' : ' side'} be ${side(under)}.`,
        ),
        earns(0.5, missingLine(squares, missing)),
        earns(
          0.5,
          `$\\${asked} ${angle} = \\frac{\\text{${top}}}{\\text{${bottom}}} = \\frac{${multipleTex(squares[top])}}{${multipleTex(squares[bottom])}}$`,
        ),
        earns(0.5, `Hence $\\${asked} ${angle} = ${final}$.`),
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
  slips: ({ given, asked, squares, cleared }) => {
    const first = isCleared(squares, given, cleared) ? 2 : 1
    const text = (name: RatioName, lengths = squares) => surdText(quotient(lengths, name))
    return distinctSlips(text(asked), [
      { response: text(coRatio[asked]), note: 'The opposite and the adjacent side are exchanged.', step: first + 2 },
      { response: text(reciprocal[asked]), note: 'The ratio is upside down.', step: first + 2 },
      { response: text(given), note: 'That is the given ratio again; another one is asked.', step: first + 2 },
      {
        response: text(asked, wrongSquares(squares, missingSide(given))),
        note: 'The square of the hypotenuse is the sum of the other two squares. Did you add or subtract?',
        step: first + 1,
      },
    ])
  },
})
