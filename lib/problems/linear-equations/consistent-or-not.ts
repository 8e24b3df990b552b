import { fraction, sumTex } from '../../maths'
import { earns, template } from '../template'
import { drawByOutcome } from './pieces/draw-by-outcome'
import { lineTex, standardTex, type Line } from './pieces/line'
import { byPoints, ratioLines, type Outcome } from './pieces/ratio-test'

/** The equation with both sides divided by a number: "\frac{3}{2}x + \frac{5}{3}y = 7". */
const dividedTex = ([a, b, c]: Line, by: number): string =>
  `${sumTex([
    [fraction(a, by), 'x'],
    [fraction(b, by), 'y'],
  ])} = ${c / by}`

/** A number above 1 that divides the right side but not both coefficients; 1 when there is none. */
const divisorOf = ([a, b, c]: Line): number =>
  [2, 3, 4, 5].find((d) => c % d === 0 && (a % d !== 0 || b % d !== 0)) ?? 1

const reasons: Readonly<Record<Outcome, string>> = {
  unique: 'The lines intersect at a point: the pair has exactly one solution',
  none: 'The lines are parallel: the pair has no solution',
  infinite: 'The lines coincide: the pair has infinitely many solutions',
}

/** E.g. "Find out whether the pair 3x/2 + 5y/3 = 7, 9x − 10y = 14 is consistent or inconsistent." */
export const consistentOrNot = template({
  id: 'le-consistent-or-not',
  topic: 'linear-equations',
  archetypes: ['le-classify-ratio'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const outcome: Outcome = random.pick(['none', 'none', 'unique', 'infinite'])
    const pair = drawByOutcome(random, outcome)
    return {
      outcome,
      pair,
      by: random.chance(0.5) ? divisorOf(pair[0]) : 1,
      stem: random.pick(['find', 'is', 'ratios'] as const),
    }
  },
  pose: ({ outcome, pair, by, stem }) => {
    const [first, second] = pair
    const equations = `$${by === 1 ? lineTex(first) : dividedTex(first, by)}$ and $${lineTex(second)}$`
    const key = outcome === 'none' ? 'inconsistent' : 'consistent'
    return {
      question: `${
        {
          find: `Find out whether the pair of linear equations ${equations} is consistent or inconsistent.`,
          is: `Is the pair of equations ${equations} consistent or inconsistent?`,
          ratios: `Compare the ratios of the coefficients of ${equations}, and state whether the pair is consistent or inconsistent.`,
        }[stem]
      } (Type the word.)`,
      rule: {
        kind: 'text',
        expected: key,
        synonyms:
          outcome === 'none'
            ? ['not consistent', 'it is not consistent', 'inconsistent pair', 'inconsistent, no solution']
            : [
                'consistent pair',
                'not inconsistent',
                ...(outcome === 'infinite'
                  ? ['dependent', 'consistent and dependent', 'dependent and consistent', 'dependent consistent']
                  : ['consistent and independent', 'consistent, unique solution']),
              ],
      },
      hints: [
        'One of the two words means that there is at least one solution, the other that there is none.',
        'Write both equations in the form $ax + by + c = 0$.',
        'Compare $\\frac{a_1}{a_2}$ with $\\frac{b_1}{b_2}$ first. If they are equal, compare with $\\frac{c_1}{c_2}$ too.',
      ],
      steps: [
        ...(by === 1 ? [] : [`Multiplying the first equation by $${by}$: $${lineTex(first)}$`]),
        `In the form $ax + by + c = 0$: $${standardTex(first)}$ and $${standardTex(second)}$`,
        ...ratioLines(pair).map((line, index, all) =>
          index === 0 || index === all.length - 1 ? earns(0.5, line) : line,
        ),
        earns(0.5, reasons[outcome]),
        earns(0.5, `So the pair is ${key}`),
      ],
      explanation:
        'Consistent means that there is a solution, one or infinitely many; only parallel lines, which share no point, make a pair inconsistent.',
    }
  },
  crossCheck: ({ pair }) => (byPoints(pair) === 'none' ? 'inconsistent' : 'consistent'),
  slips: ({ outcome, by }) => {
    const ratios = by === 1 ? 2 : 3
    return outcome === 'none'
      ? [{ response: 'consistent', note: 'Do not stop after two ratios: compare the third one too.', step: ratios + 1 }]
      : [
          {
            response: 'inconsistent',
            note:
              outcome === 'unique'
                ? 'Compare the first two ratios again, with their signs.'
                : 'Compare the third ratio again: do the equations really contradict each other?',
            step: outcome === 'unique' ? ratios : ratios + 1,
          },
          {
            response: 'no solution',
            note: 'That is the word for parallel lines. Are these two lines parallel?',
            step: 'last',
          },
        ]
  },
})
