import { add, divide, fraction, multiply, toText, type Fraction } from '../../maths'
import type { Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { sharedWork as solution } from '../../solutions/quadratic-equations/shared-work'
import { template } from '../template'
import { names, stories, workers, type SharedWork } from './pieces/shared-work-stories'

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
    const { more, together, stem } = draw
    const [first, second] = names[stem]
    const [quick, slowOne] = workers[stem]
    const given = { together, more: fraction(more), names: names[stem] }
    const solved = solution.solve(given, { workers: workers[stem] })
    return {
      question: `${stories[stem](draw)} (Answer in hours, ${quick} first.)`,
      rule: {
        kind: 'pair',
        expected: solved.key,
        unit: 'hours',
        aliases: { [first]: [quick, 'x'], [second]: [slowOne, 'y'] },
      },
      hints: [
        `Let ${quick} take $x$ hours alone; then ${slowOne} takes $(x + ${more})$ hours.`,
        `In one hour they do $\\frac{1}{x}$ and $\\frac{1}{x + ${more}}$ of the work.`,
        'Together they do the reciprocal of the combined time in one hour.',
      ],
      steps: solved.lines,
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
