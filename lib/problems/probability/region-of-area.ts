import { fraction, gcd, toTex, toText } from '../../maths'
import type { SketchFigure } from '../../figures/figure'
import { earns, equals, isValue, says, template } from '../template'
import { chanceRule, chanceSides, wrongChances } from './pieces/chance'

interface Scene {
  readonly tell: (outer: string, inner: string) => string
  readonly whole: string
  readonly part: string
  readonly unit: string
}

const scenes: readonly Scene[] = [
  {
    tell: (outer, inner) =>
      `A drone is reported to have come down somewhere in a rectangular field of ${outer}. In the field there is a rectangular pond of ${inner} (see the figure). The drone is equally likely to have come down at any point of the field.`,
    whole: 'field',
    part: 'pond',
    unit: 'm',
  },
  {
    tell: (outer, inner) =>
      `On a rectangular playground of ${outer} a rectangular sand pit of ${inner} has been dug, as shown in the figure. A kite falls down at a random point of the playground.`,
    whole: 'playground',
    part: 'sand pit',
    unit: 'm',
  },
  {
    tell: (outer, inner) =>
      `On a rectangular board of ${outer} a rectangle of ${inner} is painted red, as shown in the figure. A dart hits the board at a random point.`,
    whole: 'board',
    part: 'red rectangle',
    unit: 'cm',
  },
]

interface Draw {
  readonly scene: Scene
  /** Length and breadth of the whole and of the part. */
  readonly outer: readonly [number, number]
  readonly inner: readonly [number, number]
  readonly inside: boolean
}

const area = ([length, breadth]: readonly [number, number]): number => length * breadth

const favourable = ({ outer, inner, inside }: Draw): number => (inside ? area(inner) : area(outer) - area(inner))

function plan({ scene, outer: [l, b], inner: [p, q] }: Draw): SketchFigure {
  const [x, y] = [(l - p) / 2, (b - q) / 2]
  return {
    kind: 'sketch',
    description: `A rectangle ${l} ${scene.unit} long and ${b} ${scene.unit} broad, the ${scene.whole}, with a shaded rectangle ${p} ${scene.unit} long and ${q} ${scene.unit} broad, the ${scene.part}, inside it.`,
    points: { A: [0, 0], B: [l, 0], C: [l, b], D: [0, b], P: [x, y], Q: [x + p, y], R: [x + p, y + q], S: [x, y + q] },
    unnamed: ['A', 'B', 'C', 'D', 'P', 'Q', 'R', 'S'],
    segments: [
      { from: 'A', to: 'B', label: `${l} ${scene.unit}` },
      { from: 'B', to: 'C', label: `${b} ${scene.unit}` },
      { from: 'C', to: 'D' },
      { from: 'D', to: 'A' },
      { from: 'P', to: 'Q', label: `${p} ${scene.unit}` },
      { from: 'Q', to: 'R', label: `${q} ${scene.unit}` },
      { from: 'R', to: 'S' },
      { from: 'S', to: 'P' },
    ],
    regions: [['P', 'Q', 'R', 'S']],
  }
}

/** E.g. "A drone came down somewhere in a field of 12 m by 10 m with a pond of 5 m by 4 m. Find the probability that it is in the pond." */
export const regionOfArea = template({
  id: 'prob-region-of-area',
  topic: 'probability',
  archetypes: ['prob-spinner-geometric'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => ({
    scene: random.pick(scenes),
    ...random.until(
      (r) => {
        const b = r.integer(6, 15)
        const q = r.integer(2, 8)
        return { outer: [r.integer(8, 20), b] as const, inner: [r.integer(3, 10), q] as const, inside: r.chance(0.6) }
      },
      ({ outer: [l, b], inner: [p, q] }) =>
        l > b && p > q && l - p >= 4 && b - q >= 4 && (l * b) / gcd(l * b, p * q) <= 20 && p * l !== q * b,
    ),
  }),
  pose: (draw) => {
    const { scene, outer, inner, inside } = draw
    const { tell, whole, part, unit } = scene
    const size = ([length, breadth]: readonly [number, number]) => `$${length}$ ${unit} by $${breadth}$ ${unit}`
    const good = favourable(draw)
    const total = area(outer)
    const where = `${inside ? 'inside' : 'outside'} the ${part}`
    const areaOf = (name: string, [length, breadth]: readonly [number, number]) =>
      says`${equals(`Area of the ${name}`, `${length} \\times ${breadth}`, `${length * breadth}`)} ${unit}²`
    return {
      question: `${tell(size(outer), size(inner))} Find the probability that this point lies ${where}.`,
      rule: chanceRule(good, total),
      hints: [
        'All the points are equally likely, so the area of a region takes the place of the number of outcomes.',
        inside
          ? `Compare the area of the ${part} with the area of the whole ${whole}.`
          : `Which part of the ${whole} is favourable? Find its area first.`,
      ],
      steps: [
        earns(0.5, areaOf(whole, outer), 'whole'),
        earns(inside ? 0.5 : 0, areaOf(part, inner), 'part'),
        ...(inside
          ? []
          : [
              earns(
                0.5,
                says`${equals(`Area outside the ${part}`, `${total} - ${area(inner)}`, `${good}`)} ${unit}²`,
                'outside',
              ),
            ]),
        `Probability $= \\dfrac{\\text{area of the favourable region}}{\\text{area of the ${whole}}}$`,
        earns(0.5, says`Substituting, ${equals('probability', ...chanceSides(good, total))}`, 'substituted'),
        earns(
          0.5,
          says`Hence, ${isValue(`the probability that the point lies ${where}`, toTex(fraction(good, total)))}.`,
        ),
      ],
      explanation: 'There are infinitely many points, so they cannot be counted: the areas are compared instead.',
      figure: plan(draw),
    }
  },
  crossCheck: ({ outer: [l, b], inner: [p, q], inside }) => {
    // Unit square by unit square.
    let red = 0
    for (let x = 0; x < l; x++) for (let y = 0; y < b; y++) if (x < p && y < q) red++
    return toText(fraction(inside ? red : l * b - red, l * b))
  },
  slips: (draw) => {
    const { outer, inner, inside } = draw
    const [good, total] = [favourable(draw), area(outer)]
    return wrongChances(fraction(good, total), [
      [
        total - good,
        total,
        'That is the probability of the other part: which part is favourable?',
        inside ? 'part' : 'outside',
      ],
      [good, total - good, 'Divide by the whole area, not by the area of the rest.', 'substituted'],
      ...(inside
        ? [[inner[0] + inner[1], outer[0] + outer[1], 'Compare areas, not the lengths of the sides.', 'whole'] as const]
        : []),
      [inner[0], outer[0], 'Compare areas, not lengths.', 'whole'],
    ])
  },
})
