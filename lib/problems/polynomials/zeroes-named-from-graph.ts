import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { fraction, toNumber, toText, toTex, type Fraction } from '../../maths'
import { zeroesFromPoints, type Given } from '../../solutions/polynomials/zeroes-from-points'
import { crossedCurve, type Crossed } from './pieces/crossed-curve'

const listed = (points: readonly string[]): string => `${points.slice(0, -1).join(', ')} and ${points.at(-1) ?? ''}`

/** E.g. "The graph of y = p(x) cuts the x-axis at (−4, 0), (1, 0) and (5/2, 0) only ... Write the zeroes of p(x)." */
export const zeroesNamedFromGraph = template<Crossed, Given>({
  id: 'poly-zeroes-named-from-graph',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-name-zeroes-graph'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) =>
    random.until(
      (source): Crossed => {
        const half = source.chance(0.5)
        const places = source.shuffle([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]).slice(0, source.integer(2, 4))
        const zeroes = places.map((x, index) => (half && index === 0 ? fraction(2 * x - Math.sign(x), 2) : fraction(x)))
        return {
          zeroes: zeroes.toSorted((a, b) => toNumber(a) - toNumber(b)),
          height: source.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
          half,
          name: source.pick(['p', 'f', 'g', 'q']),
          stem: source.pick(['write', 'which', 'look'] as const),
        }
      },
      (crossed) =>
        crossed.zeroes.every((a, i) => i === 0 || toNumber(a) - toNumber(crossed.zeroes[i - 1] ?? a) >= 1) &&
        crossedCurve(crossed).fits,
    ),
  given: ({ zeroes, height, name }) => ({
    name,
    points: [[fraction(0), fraction(height)], ...zeroes.map((x) => [x, fraction(0)] as const)],
  }),
  solution: zeroesFromPoints,
  ask: (crossed) => {
    const { zeroes, height, name, stem } = crossed
    const points = listed(zeroes.map((x) => `$(${toTex(x)}, 0)$`))
    const told = ` It meets the axes only at the points $(0, ${height})$, ${points}, which are marked.`
    return {
      question: {
        write: `The figure shows the graph of $y = ${name}(x)$ for a polynomial $${name}(x)$.${told} Write all the zeroes of $${name}(x)$.`,
        which: `The graph of $y = ${name}(x)$ is drawn in the figure.${told} Which numbers are the zeroes of the polynomial $${name}(x)$?`,
        look: `Look at the graph of $y = ${name}(x)$, where $${name}(x)$ is a polynomial.${told} Name the zeroes of $${name}(x)$.`,
      }[stem],
      rule: { kind: 'roots' },
      figure: crossedCurve(crossed).figure,
      hints: [
        `A zero of $${name}(x)$ is a number $x$ for which $y = 0$.`,
        'Which of the marked points have $y = 0$? Take their $x$-coordinates.',
      ],
      explanation:
        'On the x-axis y is 0, so the points there are exactly the places where the polynomial takes the value 0.',
    }
  },
  crossCheck: (crossed) => {
    const { value } = crossedCurve(crossed)
    const found: string[] = []
    for (let n = -12; n <= 12; n++) if (Math.abs(value(n / 2)) < 1e-9) found.push(toText(fraction(n, 2)))
    return found.join(', ')
  },
  slips: ({ zeroes, height }) => {
    const text = (values: readonly Fraction[]) => values.map(toText).join(', ')
    const negated = zeroes.map((x) => fraction(-x.n, x.d))
    return distinctSlips(text(zeroes), [
      ...(zeroes.some((x) => toText(x) === `${height}`)
        ? []
        : [
            {
              response: text([...zeroes, fraction(height)]),
              note: 'The point on the y-axis does not give a zero: there x is 0, not y.',
              step: 'y-axis',
            },
          ]),
      {
        response: `${height}`,
        note: 'That is the value at x = 0. A zero is a number for which y is 0.',
        step: 'zeroes',
      },
      ...(zeroes.every((x) => negated.some((y) => toText(x) === toText(y)))
        ? []
        : [
            {
              response: text(negated),
              note: 'Mind the signs: points to the left of the origin have a negative x.',
              step: 'named',
            },
          ]),
      { response: text(zeroes.slice(1)), note: 'One of the points on the x-axis is left out.', step: 'named' },
    ])
  },
})
