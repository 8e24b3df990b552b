import { regionPlan, type RegionDraw } from './pieces/region-plan'
import { regionScenes } from './pieces/region-scenes'
import { favourableArea, pointInPart as solution } from '../../solutions/probability/point-in-part'
import { fraction, gcd, toText } from '../../maths'
import { template } from '../template'
import { wrongChances } from './pieces/chance'

const area = ([length, breadth]: readonly [number, number]): number => length * breadth

/** E.g. "A drone came down somewhere in a field of 12 m by 10 m with a pond of 5 m by 4 m. Find the probability that it is in the pond." */
export const regionOfArea = template({
  id: 'prob-region-of-area',
  topic: 'probability',
  archetypes: ['prob-spinner-geometric'],
  difficulty: 'medium',
  marks: 2,
  beyond: true,
  draw: (random): RegionDraw => ({
    scene: random.pick(regionScenes),
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
  things: ({ outer, inner }) => [
    ...outer.map((size) => ({ name: 'a side of the field in metres', size, least: 6, most: 20 })),
    ...inner.map((size) => ({ name: 'a side of the part in metres', size, least: 2, most: 10 })),
  ],
  given: ({ scene: { unit, whole, part }, outer, inner, inside }) => ({ outer, inner, unit, inside, whole, part }),
  solution,
  ask: (draw) => {
    const { scene, outer, inner, inside } = draw
    const { tell, whole, part, unit } = scene
    const size = ([length, breadth]: readonly [number, number]) => `$${length}$ ${unit} by $${breadth}$ ${unit}`
    const where = `${inside ? 'inside' : 'outside'} the ${part}`
    return {
      question: `${tell(size(outer), size(inner))} Find the probability that this point lies ${where}.`,
      rule: { kind: 'fraction' },
      hints: [
        'All the points are equally likely, so the area of a region takes the place of the number of outcomes.',
        inside
          ? `Compare the area of the ${part} with the area of the whole ${whole}.`
          : `Which part of the ${whole} is favourable? Find its area first.`,
      ],
      explanation: 'There are infinitely many points, so they cannot be counted: the areas are compared instead.',
      figure: regionPlan(draw),
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
    const [good, total] = [favourableArea(draw), area(outer)]
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
