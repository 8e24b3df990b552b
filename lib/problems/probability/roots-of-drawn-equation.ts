import { allPairs, asked, countGood, equationQuestion, goodFor, type DrawnEquation } from './pieces/drawn-equations'
import { fraction, toText } from '../../maths'
import { earns, equals, says, template } from '../template'
import { chanceRule, chanceSteps, notHappening, wrongChances } from './pieces/chance'

const values = (cs: readonly number[], most: number): string =>
  cs.length === 0
    ? 'no value of $c$ suits'
    : cs.length === most
      ? `all $${most}$ values of $c$ suit`
      : `$${cs.join(', ')}$ ${cs.length === 1 ? 'suits' : 'suit'} for $c$`

/** E.g. "A die is thrown twice, for b and for c. Find the probability that x² + bx + c = 0 has real roots." */
export const rootsOfDrawnEquation = template<DrawnEquation>({
  id: 'prob-roots-of-drawn-equation',
  topic: 'probability',
  archetypes: ['prob-two-dice-other'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => {
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
      (draw) => countGood(draw) > 0,
    )
  },
  variants: {
    all: ['real', 'equal', 'none'],
    of: ({ ask }) => ask,
  },
  pose: (draw) => {
    const { most, ask } = draw
    const [good, all] = [countGood(draw), most[0] * most[1]]
    const { words, sign } = asked[ask]
    return {
      question: equationQuestion(draw),
      rule: chanceRule(good, all),
      hints: [
        'Each value of $b$ goes with each value of $c$: how many pairs are there?',
        'The discriminant of $x^2 + bx + c = 0$ tells what kind of roots it has.',
        'Go through the values of $b$ one by one, and see which $c$ suit.',
      ],
      steps: [
        earns(
          0.5,
          says`${equals('Number of all possible outcomes', `${most[0]} \\times ${most[1]}`, `${all}`)}.`,
          'outcomes',
        ),
        earns(0.5, `The equation has ${words} if $D = b^2 - 4c ${sign} 0$, that is, $b^2 ${sign} 4c$.`, 'condition'),
        ...goodFor(draw).map(([b, cs]) => `For $b = ${b}$, $b^2 = ${b * b}$: ${values(cs, most[1])}.`),
        earns(
          1,
          `Number of favourable outcomes $= ${goodFor(draw)
            .map(([, cs]) => cs.length)
            .join(' + ')} = ${good}$.`,
          'favourable',
        ),
        ...chanceSteps(`the equation having ${words}`, good, all),
      ],
      explanation: `Both numbers come by chance, so an outcome is a pair $(b, c)$; the sign of the discriminant tells the favourable pairs from the others.`,
    }
  },
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
      [
        count((b, c) => (draw.ask === 'real' ? b * b >= c : draw.ask === 'none' ? b * b < c : b * b === c)),
        all,
        'The factor 4 of $4ac$ is missing.',
        'condition',
      ],
      [all - good, all, notHappening, 'favourable'],
      [good, draw.most[0] + draw.most[1], 'Each $b$ goes with each $c$: multiply, do not add.', 'outcomes'],
    ])
  },
})
