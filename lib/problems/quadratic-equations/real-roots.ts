import { fraction, sumTex, toTex } from '../../maths'
import { choiceOf, choiceSlips, drawOrder, letterOf, type ItemNote } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

const wanted = {
  real: { words: 'real roots', sign: '\\ge', relation: '\\le' },
  distinct: { words: 'two distinct real roots', sign: '>', relation: '<' },
  none: { words: 'no real roots', sign: '<', relation: '>' },
} as const

type Wanted = keyof typeof wanted

const relations = ['\\le', '<', '>', '\\ge'] as const

/** The right relation first. */
const ordered = (kind: Wanted): readonly string[] => {
  const right: string = wanted[kind].relation
  return [right, ...relations.filter((relation) => relation !== right)]
}

const side = (relation: string): string => (relation === '<' || relation === '\\le' ? 'below' : 'above')

const withEquality = (relation: string): boolean => relation === '\\le' || relation === '\\ge'

/** What to look at again, and in which line, for a student who chose another relation. */
function adviceFor(chosen: string, right: string): ItemNote {
  if (side(chosen) === side(right)) return ['Is $D = 0$ allowed here or not? Read the words again.', 'condition']
  return withEquality(chosen) === withEquality(right)
    ? ['Dividing an inequality by a negative number turns its sign round.', 'turned']
    : [
        'Look at two things: is $D = 0$ allowed, and what does dividing by a negative number do to the sign?',
        'condition',
      ]
}

/** E.g. "The equation 2x² − 3x + k = 0 has real roots if (A) k ≤ 9/8 ..." */
export const realRoots = template({
  id: 'qe-k-for-real-roots',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-real-roots'],
  marks: 1,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.integer(1, 5), b: source.integer(1, 10) * source.pick([1, -1]) }),
      ({ a, b }) => Math.abs(b) > 1 && fraction(b * b, 4 * a).d <= 20n,
    ),
    kind: random.pick(['real', 'distinct', 'none'] as const),
    place: random.pick(['constant', 'square'] as const),
    order: drawOrder(random, 4),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ a, b, kind, place, order, stem }) => {
    const bound = toTex(fraction(b * b, 4 * a))
    const { words, sign } = wanted[kind]
    const equation =
      place === 'constant'
        ? `${sumTex([
            [a, 'x^2'],
            [b, 'x'],
            [1, 'k'],
          ])} = 0`
        : `${sumTex([
            [1, 'kx^2'],
            [b, 'x'],
            [a, ''],
          ])} = 0`
    const options = ordered(kind).map((relation) => `$k ${relation} ${bound}$`)
    const inserted = place === 'constant' ? `4(${a})(k)` : `4(k)(${a})`
    const subject = `quadratic equation $${equation}$${place === 'square' ? ', where $k \\neq 0$,' : ''}`
    return {
      question: (
        [
          `The ${subject} has ${words} if`,
          `Which condition on $k$ makes sure that the ${subject} has ${words}?`,
          `It is given that the ${subject} has ${words}. What can be said of $k$?`,
        ] as const
      )[stem],
      ...choiceOf(options, order),
      hints: [
        'Write the discriminant in terms of $k$.',
        `Which sign must $D$ have for ${words}? Turn the inequality round when you divide by a negative number.`,
      ],
      steps: [
        line('condition', `For ${words}, $D = b^2 - 4ac ${sign} 0$.`),
        `$${b < 0 ? `(${b})` : b}^2 - ${inserted} ${sign} 0$, that is, $${b * b} - ${4 * a}k ${sign} 0$`,
        line('turned', `So $-${4 * a}k ${sign} -${b * b}$. Dividing by $-${4 * a}$ turns the sign round.`),
        earns(1, `Hence $k ${wanted[kind].relation} ${bound}$, which is option ${letterOf(0, order)}.`),
      ],
      explanation:
        '"Real roots" includes equal roots, so there the sign is $\\ge$; for "distinct" or "no real" roots $D = 0$ is left out.',
    }
  },
  // Try one value below the bound, the bound itself, and one above: how many real roots does each give?
  crossCheck: ({ a, b, kind, order }) => {
    const good = [-1, 0, 1].map((step) => {
      const D = b * b - (b * b + step * 4 * a)
      return kind === 'real' ? D >= 0 : kind === 'distinct' ? D > 0 : D < 0
    })
    const patterns: Readonly<Record<string, string>> = {
      'true,true,false': '\\le',
      'true,false,false': '<',
      'false,false,true': '>',
      'false,true,true': '\\ge',
    }
    return letterOf(ordered(kind).indexOf(patterns[good.join()] ?? ''), order)
  },
  slips: ({ kind, order }) =>
    choiceSlips(
      ordered(kind)
        .slice(1)
        .map((relation) => adviceFor(relation, wanted[kind].relation)),
      order,
    ),
})
