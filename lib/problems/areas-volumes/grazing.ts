import { fraction, subtract, toDecimal, toNumber, type Fraction } from '../../maths'
import { earns, equals, isValue, says, template, type Step } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, tenths, threeFourteen, twentyTwoBySeven, usePi, type Pi } from './pieces/pi'
import { sectorFigure } from './pieces/sector-figure'

interface Place {
  readonly pi: Pi
  readonly animal: string
  readonly field: 'square' | 'rectangular' | 'equilateral triangular'
  readonly side: number
  /** Rope and longer rope, in tenths of a metre. */
  readonly rope: number
  readonly longer: number
  readonly ask: 'area' | 'increase' | 'left'
}

interface Draw extends Place {
  readonly stem: 0 | 1 | 2
}

const angleOf = ({ field }: Place): number => (field === 'equilateral triangular' ? 60 : 90)
/** How long the rope may be, in tenths: to the next corner, or across a triangle to its third side (height = √3/2 of the side). */
const reach = ({ field, side }: Place): number => (field === 'equilateral triangular' ? 8.6 : 10) * side
const grazed = (draw: Place, rope: number): Fraction =>
  product(fraction(angleOf(draw), 360), draw.pi.value, tenths(rope), tenths(rope))

function key(draw: Place): Fraction {
  if (draw.ask === 'area') return grazed(draw, draw.rope)
  if (draw.ask === 'increase') return subtract(grazed(draw, draw.longer), grazed(draw, draw.rope))
  return subtract(fraction(draw.side * draw.side), grazed(draw, draw.rope))
}

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)

function question(draw: Draw): string {
  const { animal, field, side, rope, longer, ask, stem } = draw
  const place =
    field === 'square'
      ? `a square grass field of side $${side}$ m`
      : field === 'rectangular'
        ? `a rectangular field $${side + 6}$ m long and $${side}$ m broad`
        : `a field in the shape of an equilateral triangle of side $${side}$ m`
  const one = article(animal)
  const One = one.replace(/^./, (letter) => letter.toUpperCase())
  const length = `a rope of length $${lengthText(rope)}$ m`
  const start = (
    [
      `${One} is tied to a peg at one corner of ${place} by ${length}.`,
      `At one corner of ${place}, ${one} is tied to a peg by ${length}.`,
      `A farmer ties ${one} to a post at a corner of ${place} with ${length}.`,
    ] as const
  )[stem]
  if (ask === 'area') return `${start} Find the area of that part of the field in which the ${animal} can graze.`
  if (ask === 'left') return `${start} Find the area of that part of the field which the ${animal} cannot reach.`
  return `${start} Find the increase in the grazing area if the rope were $${lengthText(longer)}$ m long instead of $${lengthText(rope)}$ m.`
}

function steps(draw: Draw): readonly Step[] {
  const { pi, side, rope, longer, ask } = draw
  const angle = angleOf(draw)
  const area = (length: number) =>
    `\\dfrac{${angle}^\\circ}{360^\\circ} \\times ${pi.tex} \\times ${lengthText(length)} \\times ${lengthText(length)} = ${toDecimal(grazed(draw, length))}`
  const found = toDecimal(key(draw))
  return [
    earns(
      0.5,
      `The angle at the corner is $${angle}^\\circ$, and the rope does not reach across the field, so the animal can graze a sector of angle $\\theta = ${angle}^\\circ$.`,
      'angle',
    ),
    earns(
      ask === 'area' ? 1 : 0.5,
      says`${equals('Area of a sector', '\\dfrac{\\theta}{360^\\circ} \\times \\pi r^2')}`,
      'formula',
    ),
    earns(ask === 'area' ? 1 : 0.5, `With $r = ${lengthText(rope)}$ m: area $= ${area(rope)}$ m²`),
    ...(ask === 'increase'
      ? [
          earns(0.5, `With $r = ${lengthText(longer)}$ m: area $= ${area(longer)}$ m²`),
          earns(
            0.5,
            says`${equals('Increase', `${toDecimal(grazed(draw, longer))} - ${toDecimal(grazed(draw, rope))}`, found)} m²`,
            'difference',
          ),
        ]
      : []),
    ...(ask === 'left'
      ? [
          earns(0.5, `Area of the field $= ${side} \\times ${side} = ${side * side}$ m²`),
          earns(
            0.5,
            says`${equals('Area left', `${side * side} - ${toDecimal(grazed(draw, rope))}`, found)} m²`,
            'difference',
          ),
        ]
      : []),
    earns(
      0.5,
      ask === 'increase'
        ? `Hence, the grazing area increases by $${found}$ m².`
        : ask === 'left'
          ? says`Hence, ${isValue('the area which the animal cannot reach', found, 'm²')}.`
          : says`Hence, ${isValue('the area in which the animal can graze', found, 'm²')}.`,
    ),
  ]
}

/** E.g. "A horse is tied to a peg at one corner of a square grass field of side 15 m by a rope of 5 m. Find the increase in the grazing area if ..." */
export const grazing = template({
  id: 'sav-grazing-at-a-corner',
  topic: 'areas-volumes',
  archetypes: ['arc-grazing'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r): Place => {
        const decimal = r.chance(0.3)
        const ropes = decimal ? [50, 100, 200] : [35, 70, 105, 140, 175, 210, 280]
        const field = r.pick(['square', 'square', 'rectangular', 'equilateral triangular'] as const)
        return {
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          animal: r.pick(['horse', 'cow', 'goat', 'buffalo', 'calf']),
          field,
          side: r.integer(12, 40),
          rope: r.pick(ropes),
          longer: r.pick(ropes),
          ask:
            field === 'square' ? r.pick(['area', 'increase', 'left'] as const) : r.pick(['area', 'increase'] as const),
        }
      },
      (draw) =>
        draw.longer > draw.rope &&
        reach(draw) > draw.longer &&
        isNice(grazed(draw, draw.rope)) &&
        isNice(grazed(draw, draw.longer)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const found = toDecimal(key(draw))
    return {
      question: `${question(draw)} ${usePi(draw.pi)}`,
      rule: { kind: 'number', expected: found, unit: 'm²' },
      hints: [
        'The animal can reach every point of the field whose distance from the peg is at most the length of the rope.',
        'Within the field this region is a sector. Its angle is the angle at the corner of the field.',
        ...(draw.ask === 'increase' ? ['Find the two areas separately and subtract.'] : []),
        ...(draw.ask === 'left' ? ['Take the grazed part away from the whole field.'] : []),
      ],
      steps: steps(draw),
      explanation:
        'The rope is the radius, the peg is the centre, and the two sides of the field that meet at the peg bound the sector.',
      solutionFigure: sectorFigure(angleOf(draw), `${lengthText(draw.rope)} m`, 'sector'),
    }
  },
  crossCheck: (draw) => {
    const fan = (rope: number) =>
      ((toNumber(draw.pi.value) * rope * rope) / 100) * (draw.field === 'equilateral triangular' ? 1 / 6 : 1 / 4)
    const small = fan(draw.rope)
    const value =
      draw.ask === 'area' ? small : draw.ask === 'increase' ? fan(draw.longer) - small : draw.side ** 2 - small
    return value.toFixed(2)
  },
  slips: (draw) => {
    const { rope, longer, ask, pi, side } = draw
    const sector = fraction(angleOf(draw), 360)
    const circle = (length: number) => product(pi.value, tenths(length), tenths(length))
    const outside = subtract(fraction(side * side), circle(rope))
    const whole = ask === 'increase' ? subtract(circle(longer), circle(rope)) : ask === 'left' ? outside : circle(rope)
    return wrongValues(key(draw), [
      ...(whole.n > 0n ? [[whole, 'Only a sector of the circle lies inside the field.', 'angle'] as const] : []),
      ask === 'increase'
        ? [
            product(sector, pi.value, tenths(longer - rope), tenths(longer - rope)),
            'Subtract the areas, not the lengths of the ropes.',
            'difference',
          ]
        : [product(sector, 2, pi.value, tenths(rope)), 'An area has the square of the radius.', 'formula'],
      ask === 'area'
        ? [
            product(fraction(1, 2), circle(rope)),
            'Take the angle at the corner of the field as the angle of the sector.',
            'angle',
          ]
        : ask === 'increase'
          ? [grazed(draw, longer), 'That is the new grazing area; the increase is asked.', 'difference']
          : [
              grazed(draw, rope),
              'That is the area that the animal can graze; the rest of the field is asked.',
              'difference',
            ],
    ])
  },
})
