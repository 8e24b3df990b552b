import { sumTex } from '../../maths'
import { choiceOf, choiceSlips, drawOrder, letterAt, letterOf } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

/** ax² + kx + c with 4ac = bound². */
interface Draw {
  readonly a: number
  readonly c: number
  readonly bound: number
  /** The bound that a wrong condition has. */
  readonly wrong: 'square' | 'half'
  readonly wanted: 'real' | 'none'
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const wrongBound = ({ bound, wrong }: Pick<Draw, 'bound' | 'wrong'>): number =>
  wrong === 'square' ? bound * bound : bound / 2

/** The right condition first: outside or inside the bounds, and the same with wrong bounds. */
function conditions(draw: Pick<Draw, 'wanted' | 'bound' | 'wrong'>): readonly string[] {
  const { wanted, bound } = draw
  const other = wrongBound(draw)
  const sign = wanted === 'real' ? '\\le' : '<'
  const inside = (by: number) => `$-${by} ${sign} k ${sign} ${by}$`
  const outside = (by: number) =>
    wanted === 'real' ? `$k \\le -${by}$ or $k \\ge ${by}$` : `$k < -${by}$ or $k > ${by}$`
  return wanted === 'real'
    ? [outside(bound), inside(bound), outside(other), inside(other)]
    : [inside(bound), outside(bound), inside(other), outside(other)]
}

const boundNotes = {
  square: 'That is the bound for $k^2$. What follows for $k$ itself?',
  half: 'The factor 4 of $4ac$ is missing.',
} as const

const notesOf = ({ wanted, wrong }: Draw) =>
  [
    ['Try $k = 0$: are the roots real?', 'bounds'],
    [boundNotes[wrong], wrong === 'square' ? 'bounds' : 'condition'],
    [
      wanted === 'real' ? 'Try $k = 0$: are the roots real?' : 'Try a $k$ of great size: are there no real roots?',
      'bounds',
    ],
  ] as const

/** E.g. "The equation x² + kx + 16 = 0 has real roots if (A) k ≤ −8 or k ≥ 8 ..." */
export const realRootsTwoSided = template<Draw>({
  id: 'qe-k-in-the-middle',
  version: 3,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-real-roots'],
  marks: 1,
  draw: (random) => {
    const [g, h, n] = random.until(
      (source) => [source.integer(1, 5), source.integer(1, 9), source.pick([1, 2, 3, 5])] as const,
      ([one, two, three]) => 2 * one * two * three <= 48 && one !== two,
    )
    return {
      a: n * g * g,
      c: n * h * h,
      bound: 2 * n * g * h,
      wrong: random.pick(['square', 'half'] as const),
      wanted: random.pick(['real', 'none'] as const),
      order: drawOrder(random, 4),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  variants: { all: ['real', 'none'], of: ({ wanted }) => wanted },
  pose: (draw) => {
    const { a, c, bound, wanted, order, stem } = draw
    const equation = `${sumTex([
      [a, 'x^2'],
      [1, 'kx'],
      [c, ''],
    ])} = 0`
    const real = wanted === 'real'
    const words = real ? 'real roots' : 'no real roots'
    const sign = real ? '\\ge' : '<'
    return {
      question: (
        [
          `The quadratic equation $${equation}$ has ${words} if`,
          `For which values of $k$ does the quadratic equation $${equation}$ have ${words}?`,
          `It is given that the quadratic equation $${equation}$ has ${words}. What can be said of $k$?`,
        ] as const
      )[stem],
      ...choiceOf(conditions(draw), order),
      hints: [
        'Write the discriminant in terms of $k$. Here $k$ is the coefficient of $x$, so it is squared.',
        'Remember that a negative number has a positive square: test one negative value of $k$ as well.',
      ],
      steps: [
        line('condition', `For ${words}, $D = b^2 - 4ac ${sign} 0$.`),
        `$k^2 - 4(${a})(${c}) ${sign} 0$, that is, $k^2 ${sign} ${bound * bound}$`,
        line(
          'bounds',
          real
            ? `The square of $k$ is at least $${bound}^2$ when $k$ is at least $${bound}$, or at most $-${bound}$.`
            : `The square of $k$ is less than $${bound}^2$ when $k$ lies between $-${bound}$ and $${bound}$.`,
        ),
        earns(1, `Hence ${conditions(draw)[0] ?? ''}, which is option ${letterOf(0, order)}.`),
      ],
      explanation: 'The condition is on $k^2$, so positive and negative values of $k$ of the same size behave alike.',
    }
  },
  // Count real roots at, inside and outside the bounds, on both sides.
  crossCheck: ({ a, c, bound, wanted, order }) => {
    const fits = (k: number) => (wanted === 'real' ? k * k >= 4 * a * c : k * k < 4 * a * c)
    const tested = [-bound - 1, -bound, 0, bound, bound + 1].map(fits).join()
    const known: Readonly<Record<string, number>> = {
      'true,true,false,true,true': 0,
      'false,false,true,false,false': 0,
    }
    const place = known[tested]
    return place === undefined ? '' : letterAt(order.indexOf(place))
  },
  slips: (draw) => choiceSlips(notesOf(draw), draw.order),
})
