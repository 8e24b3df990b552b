import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { divide, fraction, isInteger, rupees, sign, subtract, terminates, toDecimal, type Fraction } from '../../maths'
import { equals, isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** What a regular hexagon or a square inscribed in a circle leaves at the rim. */
export interface TableDesigns {
  readonly shape: 'hexagon' | 'square'
  readonly asked: 'area' | 'cost' | 'both'
  readonly pi: Fraction
  readonly radius: Fraction
  /** The prescribed value of √3, for the hexagon. */
  readonly root: Fraction
  /** ₹ for a square unit, where the cost is asked. */
  readonly rate?: Fraction
  readonly unit: string
}

/** The areas of circle, polygon and designs, and what these cost. */
export function designValues({ shape, pi, radius, root, rate = fraction(1) }: Omit<TableDesigns, 'asked' | 'unit'>) {
  const circle = product(pi, radius, radius)
  const inner = shape === 'square' ? product(2, radius, radius) : divide(product(6, root, radius, radius), fraction(4))
  const designs = subtract(circle, inner)
  return { circle, inner, designs, cost: product(designs, rate) }
}

/** "0.50", "2" */
const priceText = (rate: Fraction): string =>
  isInteger(rate) ? toDecimal(rate) : toDecimal(rate).replace(/^(\d+\.\d)$/, '$10')

/** E.g. "A round table cover has the radius 42 cm. A regular hexagon inscribed in it cuts off six equal designs. Find the cost of making them." */
export const tableDesigns = worked<TableDesigns>({
  id: 'table-designs',
  archetype: 'arc-table-designs',
  objection: (given) => {
    const { asked, pi, radius, root, rate } = given
    const odd = piObjection(pi) ?? lengthObjection({ radius })
    if (odd !== null) return odd
    if (root.n * 100n < root.d * 170n || root.n * 100n > root.d * 174n) return 'Take $\\sqrt{3} = 1.73$.'
    if (asked !== 'area' && (!rate || sign(rate) <= 0 || !terminates(rate)))
      return 'Say what a square unit costs, as a decimal.'
    return Object.values(designValues(given)).every(terminates)
      ? null
      : 'With these values the areas do not end as decimals: take $\\pi = 3.14$, or a radius that is a multiple of $7$.'
  },
  solve: (given) => {
    const { shape, asked, pi, radius, root, rate = fraction(1), unit } = given
    const { circle, inner, designs, cost } = designValues(given)
    const [p, r, c, i, d, money, twice] = [pi, radius, circle, inner, designs, cost, product(2, radius)].map(numeral)
    return {
      key:
        asked === 'both'
          ? `(i) ${numeralText(designs)} ${unit}²; (ii) ₹${numeralText(cost)}`
          : numeralText(asked === 'area' ? designs : cost),
      lines: [
        earns(0.5, says`${equals('Area of the circle', `${p} \\times ${r} \\times ${r}`, `${c}`)} ${unit}²`, 'circle'),
        earns(
          1,
          shape === 'hexagon'
            ? says`The hexagon is made of six equilateral triangles of side ${`$${r}$`} ${unit}: ${equals('its area', `6 \\times \\dfrac{${numeral(root)}}{4} \\times ${r} \\times ${r}`, `${i}`)} ${unit}²`
            : says`The diagonals of the square are ${`$${twice}$`} ${unit} long and perpendicular: ${equals('its area', `\\dfrac{1}{2} \\times ${twice} \\times ${twice}`, `${i}`)} ${unit}²`,
          'inner',
        ),
        ...(asked === 'area'
          ? [
              line('designs', says`${equals('Designs', `${c} - ${i}`, `${d}`)}`),
              earns(1.5, says`Hence, ${isValue('the total area of the designs', `${d}`, `${unit}²`)}.`),
            ]
          : [
              earns(0.5, says`${equals('Designs', `${c} - ${i}`, `${d}`)} ${unit}²`, 'designs'),
              earns(1, says`${equals('Cost', `${d} \\times ${priceText(rate)}`, `${money}`)}`, 'cost'),
              `Hence, the cost of making the designs is ₹$${rupees(money ?? '')}$.`,
            ]),
      ],
    }
  },
})
