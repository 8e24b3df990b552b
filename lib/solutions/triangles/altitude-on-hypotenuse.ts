import { lengthObjection, lengthTex } from './pieces/length'
import { keyOf, rootOf, rootSides, shown, squareTex } from './pieces/pythagoras'
import { add, divide, multiply, squared, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** AB, AC, BC of the triangle right-angled at A, and AD, BD, DC for the perpendicular from A. */
export type Part = 'AB' | 'AC' | 'BC' | 'AD' | 'BD' | 'DC'

export interface Given {
  /** Two of the lengths: one along the hypotenuse at least. */
  readonly known: readonly { readonly part: Part; readonly length: Fraction }[]
  readonly asked: readonly Part[]
  readonly unit: string
}

/** Along the hypotenuse. */
interface Base {
  readonly lines: readonly Step[]
  readonly bd: Fraction
  readonly dc: Fraction
}

const similarity = {
  AD: ['\\triangle ABD \\sim \\triangle CAD', 'AD^2 = BD \\times DC'],
  AB: ['\\triangle ABD \\sim \\triangle CBA', 'AB^2 = BD \\times BC'],
  AC: ['\\triangle ACD \\sim \\triangle BCA', 'AC^2 = DC \\times BC'],
} as const

const because = (part: keyof typeof similarity): string => `$${similarity[part][0]}$ (AA), so $${similarity[part][1]}$`

/** BD and DC from what is known; null where that is not enough. */
function baseOf({ known }: Given): Base | null {
  const of = (part: Part) => known.find((one) => one.part === part)?.length
  const [ab, ac, bc, ad, bd, dc] = (['AB', 'AC', 'BC', 'AD', 'BD', 'DC'] as const).map(of)
  const minus = (name: string, whole: string, part: string, a: Fraction, b: Fraction): Step =>
    line(
      name,
      says`${chain(name, `${whole} - ${part}`, `${lengthTex(a)} - ${lengthTex(b)}`, lengthTex(subtract(a, b)))}`,
    )
  const over = (name: string, top: string, bottom: string, a: Fraction, b: Fraction): Step =>
    line(
      name,
      says`${chain(name, `\\frac{${top}^2}{${bottom}}`, `\\frac{${squareTex(a)}}{${lengthTex(b)}}`, lengthTex(divide(squared(a), b)))}`,
    )
  if (bd && dc) return { lines: [], bd, dc }
  if (bd && bc) return { lines: [minus('DC', 'BC', 'BD', bc, bd)], bd, dc: subtract(bc, bd) }
  if (dc && bc) return { lines: [minus('BD', 'BC', 'DC', bc, dc)], bd: subtract(bc, dc), dc }
  if (ad && bd) return { lines: [because('AD'), over('DC', 'AD', 'BD', ad, bd)], bd, dc: divide(squared(ad), bd) }
  if (ad && dc) return { lines: [because('AD'), over('BD', 'AD', 'DC', ad, dc)], bd: divide(squared(ad), dc), dc }
  const whole = (side: 'AB' | 'AC', part: 'BD' | 'DC', a: Fraction, b: Fraction): readonly Step[] => [
    because(side),
    over('BC', side, part, a, b),
  ]
  if (ab && bd) {
    const all = divide(squared(ab), bd)
    return { lines: [...whole('AB', 'BD', ab, bd), minus('DC', 'BC', 'BD', all, bd)], bd, dc: subtract(all, bd) }
  }
  if (ac && dc) {
    const all = divide(squared(ac), dc)
    return { lines: [...whole('AC', 'DC', ac, dc), minus('BD', 'BC', 'DC', all, dc)], bd: subtract(all, dc), dc }
  }
  if (ab && bc) {
    const part = divide(squared(ab), bc)
    return {
      lines: [because('AB'), over('BD', 'AB', 'BC', ab, bc), minus('DC', 'BC', 'BD', bc, part)],
      bd: part,
      dc: subtract(bc, part),
    }
  }
  if (ac && bc) {
    const part = divide(squared(ac), bc)
    return {
      lines: [because('AC'), over('DC', 'AC', 'BC', ac, bc), minus('BD', 'BC', 'DC', bc, part)],
      bd: subtract(bc, part),
      dc: part,
    }
  }
  return null
}

/** So that the squares of the lengths are numbers that can be reduced. */
const largest = 10n ** 4n

/** Whether the two lengths tell the parts of the hypotenuse in one step. */
export const isEnough = (given: Given): boolean => baseOf(given) !== null

function objection(given: Given): string | null {
  const lengths = lengthObjection(given.known.map(({ length }) => length))
  if (lengths !== null) return lengths
  const base = baseOf(given)
  if (!base) return 'Tell me two of the lengths, one of them along the hypotenuse.'
  if ([base.bd, base.dc, add(base.bd, base.dc)].some(({ n, d }) => n > largest || d > largest))
    return 'These numbers are too large for me.'
  return lengthObjection([base.bd, base.dc]) === null
    ? null
    : 'These lengths make no such triangle: check what you typed.'
}

/** The square of each length. */
function squareOf(part: Part, { bd, dc }: Base): Fraction {
  const bc = add(bd, dc)
  return {
    AB: multiply(bd, bc),
    AC: multiply(dc, bc),
    AD: multiply(bd, dc),
    BC: squared(bc),
    BD: squared(bd),
    DC: squared(dc),
  }[part]
}

function askedLines(part: Part, base: Base): readonly Step[] {
  const { bd, dc } = base
  const bc = add(bd, dc)
  if (part === 'BD') return [says`${chain('BD', lengthTex(bd))}`].map((said) => earns(0.5, said))
  if (part === 'DC') return [says`${chain('DC', lengthTex(dc))}`].map((said) => earns(0.5, said))
  if (part === 'BC')
    return [earns(0.5, says`${chain('BC', 'BD + DC', `${lengthTex(bd)} + ${lengthTex(dc)}`, lengthTex(bc))}`)]
  const [one, two] = { AD: [bd, dc], AB: [bd, bc], AC: [dc, bc] }[part]
  return [
    earns(0.5, because(part)),
    earns(
      0.5,
      says`${chain(`${part}^2`, `${lengthTex(one ?? bd)} \\times ${lengthTex(two ?? dc)}`, lengthTex(squareOf(part, base)))}, so ${chain(part, ...rootSides(squareOf(part, base)).slice(-1))}`,
    ),
  ]
}

/** BC, where a side of the right angle is asked for and BC is neither told nor found yet. */
function wholeLine({ known, asked }: Given, { bd, dc }: Base): readonly Step[] {
  const told = known.map(({ part }) => part)
  const isFound = told.includes('BC') || told.includes('AB') || told.includes('AC')
  if (isFound || !asked.some((part) => part === 'AB' || part === 'AC')) return []
  return [says`${chain('BC', 'BD + DC', `${lengthTex(bd)} + ${lengthTex(dc)}`, lengthTex(add(bd, dc)))}`].map((said) =>
    line('whole', said),
  )
}

/** E.g. "∠A = 90° in △ABC and AD ⊥ BC. BD = 4 cm, CD = 9 cm. Find AD." */
export const altitudeOnHypotenuse = worked<Given>({
  id: 'altitude-on-hypotenuse',
  archetype: 'tri-mean-proportional',
  objection,
  solve: (given) => {
    const base = baseOf(given)
    if (!base) throw new Error('altitude-on-hypotenuse: too little is known')
    const roots = given.asked.map((part) => rootOf(squareOf(part, base)))
    return {
      lines: [
        line(
          'angles',
          'In a right triangle the perpendicular to the hypotenuse makes triangles that are similar to it and to each other: each shares an acute angle with it.',
        ),
        ...base.lines,
        ...wholeLine(given, base),
        ...given.asked.flatMap((part) => askedLines(part, base)),
        earns(
          0.5,
          `Hence ${given.asked.map((part, index) => `$${part} = ${shown(roots[index] ?? rootOf(squareOf(part, base)))}$`).join(' and ')} ${given.unit}.`,
        ),
      ],
      key: roots.map(keyOf).join(', '),
    }
  },
})
