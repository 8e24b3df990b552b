import { allPairs, equationQuestion, type DrawnEquation } from './pieces/drawn-equations'
import { fraction, toText } from '../../maths'
import { countGood, countWithoutFour, drawnEquation as solution } from '../../solutions/probability/drawn-equation'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'

/** E.g. "A die is thrown twice, for b and for c. Find the probability that x² + bx + c = 0 has real roots." */
export const rootsOfDrawnEquation = template({
  id: 'prob-roots-of-drawn-equation',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-two-dice-other'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): DrawnEquation => {
    const [story, ask] = [
      random.pick(['dice', 'boxes', 'boxes', 'wheels', 'wheels'] as const),
      random.pick(['real', 'equal', 'none'] as const),
    ]
    return random.until(
      (r): DrawnEquation => ({
        story,
        ask,
        most: story === 'dice' ? [6, 6] : [r.integer(3, 8), r.integer(4, 9)],
        stem: r.pick([0, 1] as const),
      }),
      (draw) => countGood(draw) > 0 && (story === 'dice' || countGood(draw) !== countWithoutFour(draw)),
    )
  },
  variants: {
    all: ['real', 'equal', 'none'],
    of: ({ ask }) => ask,
  },
  given: ({ most, ask }) => ({ most, ask }),
  solution,
  ask: (draw) => ({
    question: equationQuestion(draw),
    rule: { kind: 'fraction' },
    hints: [
      'Each value of $b$ goes with each value of $c$: how many pairs are there?',
      'The discriminant of $x^2 + bx + c = 0$ tells what kind of roots it has.',
      'Go through the values of $b$ one by one, and see which $c$ suit.',
    ],
    explanation: `Both numbers come by chance, so an outcome is a pair $(b, c)$; the sign of the discriminant tells the favourable pairs from the others.`,
  }),
  crossCheck: (draw) => {
    // The least value of x² + bx + c, at x = -b/2: below zero for two roots, zero for equal ones.
    const least = allPairs(draw).map(([b, c]) => (-b / 2) ** 2 + b * (-b / 2) + c)
    const good = least.filter((value) =>
      draw.ask === 'real' ? value <= 0 : draw.ask === 'equal' ? value === 0 : value > 0,
    ).length
    return toText(fraction(good, least.length))
  },
  slips: (draw) => {
    const [good, all] = [countGood(draw), draw.most[0] * draw.most[1]]
    const count = (holds: (b: number, c: number) => boolean) => allPairs(draw).filter(([b, c]) => holds(b, c)).length
    return wrongChances(fraction(good, all), [
      ...(draw.ask === 'real'
        ? ([
            [count((b, c) => b * b > 4 * c), all, 'Equal roots are real roots, too: $D = 0$ counts.', 'condition'],
          ] as const)
        : draw.ask === 'none'
          ? ([
              [
                count((b, c) => b * b <= 4 * c),
                all,
                'With $D = 0$ there are real roots: leave those out.',
                'condition',
              ],
            ] as const)
          : []),
      [countWithoutFour(draw), all, 'The factor 4 of $4ac$ is missing.', 'condition'],
      [all - good, all, notHappening, 'favourable'],
      [good, draw.most[0] + draw.most[1], 'Each $b$ goes with each $c$: multiply, do not add.', 'outcomes'],
    ])
  },
})
