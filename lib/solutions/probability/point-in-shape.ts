import { divide, fraction, multiply, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** A shape by its lengths. */
export type FlatShape =
  | { readonly shape: 'square'; readonly side: Fraction }
  | { readonly shape: 'rectangle'; readonly length: Fraction; readonly breadth: Fraction }
  | { readonly shape: 'circle'; readonly radius: Fraction }

/** A point of the outer shape, in the inner one or outside it. */
export interface PointInShape {
  readonly outer: FlatShape
  readonly inner: FlatShape
  readonly inside: boolean
  /** What is put for π; null where it is left. */
  readonly pi: Fraction | null
}

const squareTex = (value: Fraction): string =>
  value.d === 1n ? `${toTex(value)}^2` : `\\left(${toTex(value)}\\right)^2`

/** Its area: a number, or so many π. */
function areaOf(
  shape: FlatShape,
  pi: Fraction | null,
): { readonly value: Fraction; readonly isPi: boolean; readonly tex: string } {
  if (shape.shape === 'square')
    return { value: multiply(shape.side, shape.side), isPi: false, tex: squareTex(shape.side) }
  if (shape.shape === 'rectangle')
    return {
      value: multiply(shape.length, shape.breadth),
      isPi: false,
      tex: `${toTex(shape.length)} \\times ${toTex(shape.breadth)}`,
    }
  const square = multiply(shape.radius, shape.radius)
  return pi
    ? { value: multiply(pi, square), isPi: false, tex: `${toTex(pi)} \\times ${squareTex(shape.radius)}` }
    : { value: square, isPi: true, tex: `\\pi \\times ${squareTex(shape.radius)}` }
}

const shown = ({ value, isPi }: { readonly value: Fraction; readonly isPi: boolean }): string =>
  isPi ? `${value.n === 1n && value.d === 1n ? '' : toTex(value)}\\pi` : toTex(value)

const approximate = (shape: FlatShape): number => {
  const { value, isPi } = areaOf(shape, null)
  return (Number(value.n) / Number(value.d)) * (isPi ? Math.PI : 1)
}

const sizesOf = (shape: FlatShape): readonly Fraction[] =>
  shape.shape === 'square' ? [shape.side] : shape.shape === 'circle' ? [shape.radius] : [shape.length, shape.breadth]

/** E.g. "A dart hits a square board of side 28 cm with a circle of radius 7 cm on it. Find the probability that it lands in the circle." */
export const pointInShape = worked<PointInShape>({
  id: 'point-in-shape',
  archetype: 'prob-spinner-geometric',
  objection: ({ outer, inner }) => {
    if ([...sizesOf(outer), ...sizesOf(inner)].some((size) => sign(size) <= 0)) return 'A length is more than zero.'
    return approximate(inner) > approximate(outer) ? 'The part is larger than the whole: check what you typed.' : null
  },
  solve: ({ outer, inner, inside, pi }) => {
    const [whole, part] = [areaOf(outer, pi), areaOf(inner, pi)]
    const ratio = divide(part.value, whole.value)
    const bothPi = part.isPi && whole.isPi
    const piAbove = part.isPi && !whole.isPi
    const piBelow = whole.isPi && !part.isPi
    const tex = piAbove
      ? `\\frac{${ratio.n === 1n ? '' : ratio.n}\\pi}{${ratio.d}}`.replace(/^\\frac\{(.*)\}\{1\}$/, '$1')
      : piBelow
        ? `\\frac{${ratio.n}}{${ratio.d === 1n ? '' : ratio.d}\\pi}`
        : toTex(ratio)
    const text = piAbove
      ? `${ratio.n === 1n ? '' : ratio.n}π${ratio.d === 1n ? '' : `/${ratio.d}`}`
      : piBelow
        ? `${ratio.n}/${ratio.d === 1n ? 'π' : `(${ratio.d}π)`}`
        : toText(ratio)
    const rest = subtract(fraction(1), ratio)
    const isPlain = bothPi || (!piAbove && !piBelow)
    const [lastTex, lastText] = inside
      ? [tex, text]
      : isPlain
        ? [toTex(rest), toText(rest)]
        : [`1 - ${tex}`, `1 - ${text}`]
    return {
      key: lastText,
      lines: [
        `Area of the whole $= ${whole.tex} = ${shown(whole)}$; all its points are equally likely.`,
        earns(0.5, `Area of the part $= ${part.tex} = ${shown(part)}$`, 'areas'),
        `Probability of a point in the part $= \\dfrac{\\text{area of the part}}{\\text{area of the whole}} = \\dfrac{${shown(part)}}{${shown(whole)}}${tex === `\\frac{${shown(part)}}{${shown(whole)}}` ? '' : ` = ${tex}`}$`,
        ...(inside ? [] : [`Probability of a point outside it $= 1 - ${tex}${isPlain ? ` = ${lastTex}` : ''}$`]),
        earns(0.5, `Hence, the probability is $${lastTex}$.`),
      ],
    }
  },
})
