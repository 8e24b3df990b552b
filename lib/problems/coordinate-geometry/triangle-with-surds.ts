import { bracketed, sumTex, surd, surdTex } from '../../maths'
import { choiceOf, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { chain, earns, says, template, type Step } from '../template'
import type { Said } from '../../solutions/claim'

type Kind = 'equilateral' | 'right isosceles' | 'isosceles' | 'scalene'

const kinds: readonly Kind[] = ['equilateral', 'right isosceles', 'isosceles', 'scalene']

const wording: Readonly<Record<Kind, string>> = {
  equilateral: 'an equilateral triangle',
  'right isosceles': 'an isosceles right triangle',
  isosceles: 'an isosceles triangle which is neither equilateral nor right-angled',
  scalene: 'a scalene triangle',
}

const needs: Readonly<Record<Kind, string>> = {
  equilateral: 'That needs three equal sides: compare all three of the squares again.',
  'right isosceles': 'That needs a right angle: do the two smaller squares add to the largest one?',
  isosceles: 'Compare the third side too, and test for a right angle.',
  scalene: 'That needs three different sides: is no side equal to another?',
}

/** A(a, ±a) and B opposite to it through the origin; C is √t times as far from the origin as they are, at right angles to AB. */
interface Draw {
  readonly a: number
  readonly slant: 1 | -1
  readonly side: 1 | -1
  readonly t: 1 | 2 | 3 | 5
  readonly order: readonly number[]
  readonly stem: number
}

const kindOf = (t: Draw['t']): Kind => (t === 3 ? 'equilateral' : t === 1 ? 'right isosceles' : 'isosceles')

const itemsFor = (kind: Kind): readonly Kind[] => [kind, ...kinds.filter((other) => other !== kind)]

/** The coordinates of C as multiples of √t. */
const apex = ({ a, slant, side }: Draw): readonly [number, number] => [0 - side * slant * a, side * a]

/** "(p√t - q)^2" and what it opens to: "12 + 8\sqrt{3} + 4". */
function square(p: number, t: number, q: number): readonly [asked: string, opened: string] {
  const root = `\\sqrt{${t}}`
  const asked =
    t === 1
      ? `${bracketed(p - q)}^2`
      : `(${sumTex([
          [p, root],
          [-q, ''],
        ])})^2`
  const opened =
    t === 1
      ? `${(p - q) ** 2}`
      : sumTex([
          [p * p * t, ''],
          [-2 * p * q, root],
          [q * q, ''],
        ])
  return [asked, opened]
}

/** "CA^2 = (-2√3 - 2)^2 + (2√3 - 2)^2", opened, and its value. */
function squareLine(name: string, draw: Draw, [x, y]: readonly [number, number]): Said {
  const { a, t } = draw
  const [u, v] = apex(draw)
  const [[first, firstOpened], [second, secondOpened]] = [square(u, t, x), square(v, t, y)]
  const opened = t === 1 ? `${firstOpened} + ${secondOpened}` : `(${firstOpened}) + (${secondOpened})`
  return says`${chain(`${name}^2`, `${first} + ${second}`, opened, `${2 * a * a * (t + 1)}`)}`
}

/** What the three squares say: half a mark where one comparison is enough, a whole one where two are needed. */
function comparison({ a, t }: Draw): readonly Step[] {
  const [base, leg] = [8 * a * a, 2 * a * a * (t + 1)]
  if (t === 3) return [earns(0.5, 'The three squares are equal, so $AB = BC = CA$.', 'comparison')]
  if (t === 1) return [earns(1, `$BC = CA$, and $BC^2 + CA^2 = ${leg} + ${leg} = ${base} = AB^2$.`, 'comparison')]
  const [small, large] = t === 2 ? [leg, base] : [base, leg]
  return [
    earns(0.5, '$BC = CA$, but $AB$ is not equal to them: two sides are equal, not all three.', 'comparison'),
    earns(
      0.5,
      `The two smaller squares add to $${small} + ${leg} = ${small + leg}$, which is not $${large}$: there is no right angle.`,
    ),
  ]
}

const stems: readonly ((points: string) => string)[] = [
  (points) => `What type of triangle do the points ${points} form?`,
  (points) => `${points} are the vertices of a triangle. Find its type.`,
  (points) => `Use the distance formula to find out what type of triangle has the vertices ${points}.`,
]

/** E.g. "What type of triangle do the points A(2, 2), B(-2, -2) and C(-2√3, 2√3) form?" */
export const triangleWithSurds = template({
  id: 'cg-triangle-with-surds',
  topic: 'coordinate-geometry',
  archetypes: ['cg-triangle-type'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    a: random.integer(1, 6),
    slant: random.pick([1, -1] as const),
    side: random.pick([1, -1] as const),
    t: random.pick([3, 3, 1, 2, 5] as const),
    order: drawOrder(random, 4),
    stem: random.integer(0, stems.length - 1),
  }),
  pose: (draw) => {
    const { a, slant, t, order, stem } = draw
    const kind = kindOf(t)
    const [u, v] = apex(draw).map((times) => surdTex(surd(times, t)))
    const { rule, options } = choiceOf(
      itemsFor(kind).map((each) => wording[each]),
      order,
    )
    const points = `$A(${a}, ${slant * a})$, $B(${-a}, ${-slant * a})$ and $C(${u}, ${v})$`
    return {
      question: `${stems[stem]?.(points) ?? ''} Choose the best description.`,
      rule,
      options,
      hints: [
        'Find the squares of the three sides with the distance formula.',
        'Open the squares with $(p + q)^2 = p^2 + 2pq + q^2$: the terms with a root cancel in the sum.',
        'Compare the three squares, and test whether the two smaller ones add to the largest.',
      ],
      steps: [
        earns(
          0.5,
          says`By the distance formula, ${chain('AB^2', `${bracketed(-2 * a)}^2 + ${bracketed(-2 * slant * a)}^2`, `${8 * a * a}`)}`,
        ),
        earns(t === 3 ? 1 : 0.5, squareLine('BC', draw, [-a, -slant * a])),
        earns(0.5, squareLine('CA', draw, [a, slant * a])),
        ...comparison(draw),
        earns(0.5, `Hence $ABC$ is ${wording[kind]}: option (${rule.expected}).`),
      ],
      explanation:
        'The squares of the sides are enough: equal squares mean equal sides, and they show at once whether the Pythagoras theorem holds.',
    }
  },
  crossCheck: (draw) => {
    // The triangle is symmetric about the line through C and the origin: half the angle at C decides.
    const [u, v] = apex(draw).map((times) => times * Math.sqrt(draw.t))
    const height = Math.hypot(u ?? 0, v ?? 0)
    const angle = Math.round((2 * Math.atan(Math.hypot(draw.a, draw.a) / height) * 180) / Math.PI)
    const seen: Kind = angle === 60 ? 'equilateral' : angle === 90 ? 'right isosceles' : 'isosceles'
    return letterAt(draw.order.indexOf(itemsFor(kindOf(draw.t)).indexOf(seen)))
  },
  slips: ({ t, order }) =>
    itemsFor(kindOf(t))
      .slice(1)
      .map((other, index) => ({
        response: letterAt(order.indexOf(index + 1)),
        note: needs[other],
        step: 'comparison',
      })),
})
