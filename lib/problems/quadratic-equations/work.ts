import { add, divide, fraction, gcd, isInteger, multiply, sumTex, toTex, toText, type Fraction } from '../../maths'
import { equationTex } from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, factorSteps, halfEach, type Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { earns, template } from '../template'
import { mixedTex, names, stories, workers, type SharedWork } from './pieces/shared-work-stories'

const combined = (fast: number, more: number): Fraction => fraction(fast * (fast + more), 2 * fast + more)

/** (x − fast)(rx + s): the quadratic in x with its common factor taken out. */
function factorsOf(fast: number, more: number): Factors {
  const other = divide(multiply(combined(fast, more), fraction(-more)), fraction(fast))
  return { p: 1, q: -fast, r: Number(other.d), s: -Number(other.n) }
}

/** E.g. "Two water taps together can fill a tank in 9 3/8 hours. ..." */
export const wordWork = template<SharedWork>({
  id: 'qe-word-work',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-word-work'],
  marks: 5,
  draw: (random) => {
    const { fast, more } = random.until(
      (source) => ({ fast: source.integer(3, 24), more: source.integer(2, 16) }),
      (drawn) => {
        const together = combined(drawn.fast, drawn.more)
        const { r, s } = factorsOf(drawn.fast, drawn.more)
        return together.d <= 11n && r * s * drawn.fast <= 3000
      },
    )
    return { fast, more, together: combined(fast, more), stem: random.pick([0, 1, 2] as const) }
  },
  things: ({ fast, more }) =>
    [fast, fast + more].map((size) => ({ name: 'the time of one alone', size, least: 3, most: 40, unit: 'hours' })),
  pose: (draw) => {
    const { fast, more, together, stem } = draw
    const slow = fast + more
    const [first, second] = names[stem]
    const [quick, slowOne] = workers[stem]
    const factors = factorsOf(fast, more)
    const [N, M] = [Number(together.n), Number(together.d)]
    const cleared = [M, M * more - 2 * N, -N * more]
    const common = gcd(...cleared)
    const other = fraction(-factors.s, factors.r)
    const rate = toTex(divide(fraction(1), together))
    return {
      question: `${stories[stem](draw)} (Answer in hours, ${quick} first.)`,
      rule: {
        kind: 'pair',
        expected: `${first} = ${fast}, ${second} = ${slow}`,
        unit: 'hours',
        aliases: { [first]: [quick, 'x'], [second]: [slowOne, 'y'] },
      },
      hints: [
        `Let ${quick} take $x$ hours alone; then ${slowOne} takes $(x + ${more})$ hours.`,
        `In one hour they do $\\frac{1}{x}$ and $\\frac{1}{x + ${more}}$ of the work.`,
        'Together they do the reciprocal of the combined time in one hour.',
      ],
      steps: [
        earns(0.5, `Let ${quick} take $x$ hours alone; then ${slowOne} takes $(x + ${more})$ hours.`),
        earns(
          0.5,
          `Together they take $${isInteger(together) ? mixedTex(together) : `${mixedTex(together)} = ${toTex(together)}`}$ hours, so in one hour they do $${rate}$ of the work.`,
        ),
        earns(1, `Work in one hour: $\\frac{1}{x} + \\frac{1}{x + ${more}} = ${rate}$`),
        earns(0.5, `Taking the LCM of the denominators: $\\frac{2x + ${more}}{x(x + ${more})} = ${rate}$`),
        `Cross-multiplying: $${sumTex([[N, `(2x + ${more})`]])} = ${sumTex([[M, `x(x + ${more})`]])}$`,
        `Opening the brackets: $${sumTex([
          [2 * N, 'x'],
          [N * more, ''],
        ])} = ${sumTex([
          [M, 'x^2'],
          [M * more, 'x'],
        ])}$`,
        earns(
          0.5,
          `In standard form: $${equationTex(cleared)}$${common > 1 ? `. Dividing by ${common}: $${equationTex(expanded(factors))}$` : ''}`,
        ),
        ...factorSteps(factors, halfEach),
        earns(0.5, `$x = ${toTex(other)}$ is rejected, because time cannot be negative.`, 'rejected'),
        earns(0.5, `Hence ${quick} takes ${fast} hours and ${slowOne} takes ${slow} hours.`),
      ],
      explanation: 'Times cannot be added, but the parts of the work done in one hour can.',
    }
  },
  crossCheck: ({ more, together, stem }) => {
    const [first, second] = names[stem]
    for (let x = 1; x <= 100; x++) {
      const hours = 1 / (1 / x + 1 / (x + more))
      if (Math.abs(hours - Number(together.n) / Number(together.d)) < 1e-9)
        return `${first} = ${x}, ${second} = ${x + more}`
    }
    return ''
  },
  slips: ({ fast, more, stem }) => {
    const [first, second] = names[stem]
    const { r, s } = factorsOf(fast, more)
    const other = fraction(-s, r)
    return [
      {
        response: `${first} = ${fast + more}, ${second} = ${fast}`,
        note: 'The right numbers, on the wrong names: the quicker one needs less time.',
        step: 'last',
      },
      {
        response: `${first} = ${fast}, ${second} = ${2 * fast + more}`,
        note: `The slower one takes $x + ${more}$ hours: add the difference to $x$ once only.`,
        step: 'last',
      },
      {
        response: `${first} = ${toText(other)}, ${second} = ${toText(add(other, fraction(more)))}`,
        note: 'A time cannot be negative: reject that root.',
        step: 'rejected',
      },
    ]
  },
})
