import { fraction, sumTex } from '../../maths'
import { template } from '../template'
import { drawByOutcome } from './pieces/draw-by-outcome'
import { consistency } from '../../solutions/linear-equations/consistency'
import { equation } from '../../solutions/linear-equations/pieces/equation'
import { lineTex, type Line } from '../../solutions/linear-equations/pieces/line'
import { type Outcome } from '../../solutions/linear-equations/pieces/ratio-test'
import { byPoints } from './pieces/by-points'

const divided = ([a, b, c]: Line, by: number) => equation(fraction(a, by), fraction(b, by), fraction(c, by))

/** The equation with both sides divided by a number: "\frac{3}{2}x + \frac{5}{3}y = 7". */
const dividedTex = ([a, b, c]: Line, by: number): string =>
  `${sumTex([
    [fraction(a, by), 'x'],
    [fraction(b, by), 'y'],
  ])} = ${c / by}`

/** A number above 1 that divides the right side but not both coefficients; 1 when there is none. */
const divisorOf = ([a, b, c]: Line): number =>
  [2, 3, 4, 5].find((d) => c % d === 0 && (a % d !== 0 || b % d !== 0)) ?? 1

const besides: Readonly<Record<Outcome, { readonly so: readonly string[]; readonly not: readonly string[] }>> = {
  none: {
    so: ['parallel', 'parallel lines', 'no common point', 'do not meet', 'do not intersect', 'never meet'],
    not: ['intersect', 'coincid', 'unique', 'infinite', 'dependent'],
  },
  unique: {
    so: [
      'intersecting',
      'intersecting lines',
      'intersect',
      'intersect at one point',
      'one solution',
      'only one solution',
    ],
    not: ['parallel', 'coincid', 'infinite', 'no solution', '(?<!in)dependent'],
  },
  infinite: {
    so: ['coincident', 'coincident lines', 'coincide', 'same line', 'infinite solutions', 'many solutions'],
    not: ['parallel', 'intersect', 'unique', 'no solution', 'independent'],
  },
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
  given: ({ pair: [first, second], by }) => ({
    equations: [divided(first, by), divided(second, 1)] as const,
    asked: 'consistency' as const,
  }),
  solution: consistency,
  manner: ({ by }) => ({ by: [by, 1] as const }),
  ask: ({ outcome, pair, by, stem }) => {
    const [first, second] = pair
    const equations = `$${by === 1 ? lineTex(first) : dividedTex(first, by)}$ and $${lineTex(second)}$`
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
        synonyms:
          outcome === 'none'
            ? [
                'not consistent',
                'it is not consistent',
                'inconsistent pair',
                'inconsistent, no solution',
                'no solution',
              ]
            : [
                'consistent pair',
                'not inconsistent',
                ...(outcome === 'infinite'
                  ? [
                      'dependent',
                      'consistent and dependent',
                      'dependent and consistent',
                      'dependent consistent',
                      'infinitely many solutions',
                    ]
                  : ['consistent and independent', 'consistent, unique solution', 'unique solution']),
              ],
        beside: besides[outcome],
      },
      hints: [
        'One of the two words means that there is at least one solution, the other that there is none.',
        'Write both equations in the form $ax + by + c = 0$.',
        'Compare $\\frac{a_1}{a_2}$ with $\\frac{b_1}{b_2}$ first. If they are equal, compare with $\\frac{c_1}{c_2}$ too.',
      ],
      explanation:
        'Consistent means that there is a solution, one or infinitely many; only parallel lines, which share no point, make a pair inconsistent.',
    }
  },
  crossCheck: ({ pair }) => (byPoints(pair) === 'none' ? 'inconsistent' : 'consistent'),
  slips: ({ outcome }) => {
    return outcome === 'none'
      ? [
          {
            response: 'consistent',
            note: 'Do not stop after two ratios: compare the third one too.',
            step: 'third ratio',
          },
        ]
      : [
          {
            response: 'inconsistent',
            note:
              outcome === 'unique'
                ? 'Compare the first two ratios again, with their signs.'
                : 'Compare the third ratio again: do the equations really contradict each other?',
            step: outcome === 'unique' ? 'two ratios' : 'third ratio',
          },
          {
            response: 'no solution',
            note: 'That is the word for parallel lines. Are these two lines parallel?',
            step: 'last',
          },
        ]
  },
})
