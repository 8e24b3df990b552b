import { divide, fraction, fromDecimal, multiply, toNumber, type Fraction } from '../../maths'
import { designValues, tableDesigns as solution, type TableDesigns } from '../../solutions/areas-volumes/table-designs'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, twentyTwoBySeven } from './pieces/pi'
import { designFigure } from './pieces/design-figure'

interface Cover {
  readonly shape: 'hexagon' | 'square'
  /** In centimetres. */
  readonly r: number
  /** The prescribed value of √3, for the hexagon. */
  readonly root: '1.7' | '1.73'
  /** Paise for a square centimetre. */
  readonly rate: number
  readonly ask: 'area' | 'cost'
}

interface Draw extends Cover {
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

const givenOf = ({ shape, r, root, rate, ask }: Cover): TableDesigns => ({
  shape,
  asked: ask,
  pi: pi.value,
  radius: fraction(r),
  root: fromDecimal(shape === 'hexagon' ? root : '1.73'),
  ...(ask === 'cost' && { rate: fraction(rate, 100) }),
  unit: 'cm',
})
const valuesOf = (cover: Cover) => designValues({ ...givenOf(cover), rate: fraction(cover.rate, 100) })

/** The radius of a table cover, a cloth and a tray, in cm. */
const sizes = [
  [28, 70],
  [14, 70],
  [14, 42],
] as const

/** E.g. "A round table cover has the radius 42 cm. A regular hexagon inscribed in it cuts off six equal designs. Find the cost of making them." */
export const tableDesigns = template({
  id: 'sav-designs-on-a-cover',
  version: 3,
  topic: 'areas-volumes',
  archetypes: ['arc-table-designs'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => {
    const stem = random.pick([0, 1, 2] as const)
    const [least, most] = sizes[stem]
    const cover = random.until(
      (r): Cover => ({
        shape: r.pick(['hexagon', 'hexagon', 'square'] as const),
        r: 14 * r.integer(least / 14, most / 14),
        root: r.pick(['1.7', '1.73'] as const),
        rate: r.pick([25, 35, 50, 75, 100, 150, 200]),
        ask: r.pick(['area', 'cost', 'cost'] as const),
      }),
      (cover) => {
        const { designs, cost } = valuesOf(cover)
        return (
          isNice(designs) &&
          isNice(cost) &&
          toNumber(designs) !== toNumber(cost) &&
          (cover.shape === 'square' || cover.r >= 28)
        )
      },
    )
    return { ...cover, stem }
  },
  things: ({ r, stem }) => [{ name: 'the radius', size: r, least: sizes[stem][0], most: sizes[stem][1], unit: 'cm' }],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { shape, r, root, rate, ask, stem } = draw
    const [polygon, count] = shape === 'hexagon' ? ['regular hexagon', 'six'] : ['square', 'four']
    const price = rate % 100 === 0 ? `${rate / 100}` : (rate / 100).toFixed(2)
    const stories = [
      `A round table cover has a radius of $${r}$ cm. The sides of a ${polygon} inscribed in it cut off ${count} equal designs at the rim.`,
      `On a circular cloth of radius $${r}$ cm a tailor draws a ${polygon} whose corners lie on the rim, and embroiders the ${count} equal parts between the ${polygon} and the rim.`,
      `A round tray of radius $${r}$ cm is painted in two colours: a ${polygon} with its corners on the rim is white, and the ${count} equal parts outside it carry designs.`,
    ] as const
    const wanted =
      ask === 'area'
        ? 'Find the total area of the designs.'
        : `Find the cost of making the designs at ₹$${price}$ per cm².`
    const use =
      shape === 'hexagon' ? `(Use $\\pi = ${pi.tex}$ and $\\sqrt{3} = ${root}$.)` : `(Use $\\pi = ${pi.tex}$.)`
    return {
      question: `${stories[stem]} ${wanted} ${use}`,
      rule: { kind: 'number', unit: ask === 'area' ? 'cm²' : '₹' },
      hints: [
        `The designs are what is left of the circle when the ${polygon} is taken away.`,
        shape === 'hexagon'
          ? 'Six equilateral triangles with the radius as their side make the hexagon.'
          : 'The diagonals of the square are diameters.',
      ],
      explanation:
        'Each design is a segment of the circle, but their total needs no segment: the circle less the polygon is quicker.',
      figure: designFigure(shape === 'hexagon' ? 6 : 4, `${r} cm`),
    }
  },
  // Segment by segment: chord by chord, with the prescribed values.
  crossCheck: ({ shape, r, root, rate, ask }) => {
    const parts = shape === 'hexagon' ? 6 : 4
    const segment = ((22 / 7) * r * r) / parts - (shape === 'hexagon' ? (Number(root) / 4) * r * r : (r * r) / 2)
    return ((ask === 'area' ? 1 : rate / 100) * parts * segment).toFixed(2)
  },
  slips: (draw) => {
    const { circle, inner, designs } = valuesOf(draw)
    const paid = (area: Fraction) => (draw.ask === 'area' ? area : multiply(area, fraction(draw.rate, 100)))
    const parts = draw.shape === 'hexagon' ? 6 : 4
    return wrongValues(paid(designs), [
      [paid(inner), 'That is for the part inside; the designs lie between it and the rim.', 'designs'],
      [paid(divide(designs, fraction(parts))), 'That is for one design only.', 'designs'],
      [paid(circle), 'That is for the whole circle: take the part inside away.', 'designs'],
      ...(draw.ask === 'cost' ? [[designs, 'That is the area; the cost is asked.', 'cost'] as const] : []),
    ])
  },
})
