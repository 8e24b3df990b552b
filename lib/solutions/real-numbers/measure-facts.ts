import { rootOf } from '../root'
import { worked } from '../solution'
import {
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  sign,
  subtract,
  sumTex,
  toNumber,
  toTex,
  toText,
  type Fraction,
} from '../../maths'

/** What is told of the HCF and the LCM of two numbers: their values, or how they are related. */
export interface Told {
  readonly hcf?: Fraction
  readonly lcm?: Fraction
  /** Of the two numbers. */
  readonly product?: Fraction
  /** The LCM is so many times the HCF. */
  readonly times?: Fraction
  /** Of the two measures. */
  readonly sum?: Fraction
  /** By which the LCM exceeds the HCF. */
  readonly excess?: Fraction
  /** One of the two numbers. */
  readonly number?: Fraction
}

export interface Given {
  readonly told: Told
  readonly asked: readonly ('hcf' | 'lcm' | 'product' | 'other')[]
}

interface Measures {
  readonly hcf: Fraction
  readonly lcm: Fraction
  readonly lines: readonly string[]
}

const one = fraction(1)

/** Both measures from what is told of them, with the lines that find them; null where that is too little. */
function measuresOf({ hcf, lcm, product, times, sum, excess }: Told): Measures | null {
  if (hcf && lcm) return { hcf, lcm, lines: [`Here HCF $= ${toTex(hcf)}$ and LCM $= ${toTex(lcm)}$`] }
  if (times && (sum ?? excess)) {
    const [total, by, way] = sum ? [sum, add(times, one), '+'] : [excess ?? one, subtract(times, one), '-']
    if (by.n === 0n) return null
    const h = divide(total, by)
    const k = toTex(times)
    return {
      hcf: h,
      lcm: multiply(times, h),
      lines: [
        `Let the HCF be $x$. Then the LCM is $${k}x$`,
        `$${way === '+' ? `${k}x + x` : `${k}x - x`} = ${toTex(total)}$, so $${sumTex([[by, 'x']])} = ${toTex(total)}$ and $x = ${toTex(h)}$`,
        `HCF $= ${toTex(h)}$ and LCM $= ${k} \\times ${toTex(h)} = ${toTex(multiply(times, h))}$`,
      ],
    }
  }
  if (sum && excess) {
    const two = fraction(2)
    const [h, l] = [divide(subtract(sum, excess), two), divide(add(sum, excess), two)]
    return {
      hcf: h,
      lcm: l,
      lines: [
        `LCM $+$ HCF $= ${toTex(sum)}$ and LCM $-$ HCF $= ${toTex(excess)}$`,
        `Adding: $2 \\times$ LCM $= ${toTex(add(sum, excess))}$, so LCM $= ${toTex(l)}$ and HCF $= ${toTex(sum)} - ${toTex(l)} = ${toTex(h)}$`,
      ],
    }
  }
  const known = hcf ?? lcm
  const pair = (h: Fraction, l: Fraction, line: string): Measures => ({ hcf: h, lcm: l, lines: [line] })
  if (known && times) {
    const [h, l] = hcf ? [hcf, multiply(times, hcf)] : [divide(known, times), known]
    return pair(h, l, `LCM $= ${toTex(times)} \\times$ HCF, so HCF $= ${toTex(h)}$ and LCM $= ${toTex(l)}$`)
  }
  if (known && (sum ?? excess)) {
    const other = sum ? subtract(sum, known) : hcf ? add(known, excess ?? one) : subtract(known, excess ?? one)
    const [h, l] = hcf ? [hcf, other] : [other, known]
    return pair(h, l, `So HCF $= ${toTex(h)}$ and LCM $= ${toTex(l)}$`)
  }
  if (known && product) {
    const other = divide(product, known)
    const [h, l] = hcf ? [hcf, other] : [other, known]
    const line = `HCF $\\times$ LCM $=$ product of the two numbers $= ${toTex(product)}$, so ${hcf ? 'LCM' : 'HCF'} $= \\frac{${toTex(product)}}{${toTex(known)}} = ${toTex(other)}$`
    return pair(h, l, line)
  }
  if (times && product) {
    const root = rootOf(divide(product, times))
    if (root?.radicand !== 1) return null
    const h = root.coefficient
    return {
      hcf: h,
      lcm: multiply(times, h),
      lines: [
        `Let the HCF be $x$. Then the LCM is $${toTex(times)}x$, and HCF $\\times$ LCM $=$ product of the numbers`,
        `$${toTex(times)}x^2 = ${toTex(product)}$, so $x = ${toTex(h)}$`,
        `HCF $= ${toTex(h)}$ and LCM $= ${toTex(multiply(times, h))}$`,
      ],
    }
  }
  return null
}

const isWhole = (value: Fraction): boolean => isInteger(value) && sign(value) > 0

/** HCF × LCM and one of the numbers give the other, without either measure. */
const isDirect = ({ told: { product, number, ...more }, asked }: Given): boolean =>
  product !== undefined && number !== undefined && Object.keys(more).length === 0 && asked.join() === 'other'

/** E.g. "The LCM of two numbers is 9 times their HCF, and the sum of the two is 500. Find the HCF." */
export const measureFacts = worked<Given>({
  id: 'measure-facts',
  archetype: 'rn-lcm-times-hcf',
  objection: ({ told, asked }) => {
    const values = Object.values(told)
    if (isDirect({ told, asked }) && values.some((value) => sign(value) <= 0))
      return 'No two numbers have such measures.'
    if (isDirect({ told, asked }))
      return isWhole(divide(told.product ?? one, told.number ?? one)) ? null : 'No two numbers have such measures.'
    if (told.times && toNumber(told.times) <= 1) return 'The LCM is a greater multiple of the HCF.'
    const found = values.every((value) => sign(value) > 0) ? measuresOf(told) : null
    if (!found) return 'That is not enough to find the HCF and the LCM.'
    const { hcf, lcm } = found
    if (![hcf, lcm].every(isWhole)) return 'No two numbers have such measures.'
    const other = told.number ? divide(multiply(hcf, lcm), told.number) : one
    if (!isWhole(divide(lcm, hcf))) return 'No two numbers have such measures.'
    if (told.number && ![told.number, other, divide(told.number, hcf), divide(other, hcf)].every(isWhole))
      return 'No two numbers have such measures.'
    return asked.includes('other') && !told.number ? 'One of the numbers must be told.' : null
  },
  solve: ({ told, asked }) => {
    if (isDirect({ told, asked }) && told.product && told.number) {
      const [all, first, other] = [told.product, told.number, divide(told.product, told.number)].map(toTex)
      return {
        lines: [
          `HCF $\\times$ LCM $=$ product of the two numbers $= ${all ?? ''}$`,
          `So the other number $= \\frac{${all ?? ''}}{${first ?? ''}} = ${other ?? ''}$`,
        ],
        key: toText(divide(told.product, told.number)),
      }
    }
    const found = measuresOf(told)
    if (!found) throw new Error('measureFacts: too little is told')
    const { hcf, lcm, lines } = found
    const product = multiply(hcf, lcm)
    const { number } = told
    const all = {
      hcf: { value: hcf, name: 'HCF', line: [] },
      lcm: { value: lcm, name: 'LCM', line: [] },
      product: {
        value: product,
        name: 'product',
        line: [
          `Product of the numbers $=$ HCF $\\times$ LCM $= ${toTex(hcf)} \\times ${toTex(lcm)} = ${toTex(product)}$`,
        ],
      },
      other: {
        value: number ? divide(product, number) : product,
        name: 'other number',
        line: number
          ? [
              `HCF $\\times$ LCM $=$ product of the two numbers, so the other number $= \\frac{${toTex(hcf)} \\times ${toTex(lcm)}}{${toTex(number)}} = ${toTex(divide(product, number))}$`,
            ]
          : [],
      },
    }
    const wanted = asked.map((each) => all[each])
    return {
      lines: [...lines, ...wanted.flatMap(({ line }) => line)],
      key: wanted
        .map(({ name, value }) => (wanted.length === 1 ? toText(value) : `${name} = ${toText(value)}`))
        .join(', '),
    }
  },
})
