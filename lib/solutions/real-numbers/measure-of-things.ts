import { gcd, lcm } from '../../maths'
import { capital } from '../measure'
import { worked } from '../solution'
import { ratioSides } from './hcf-and-lcm'
import { namedValue, reasonOf, toldOf, type NamedNumber } from './pieces/named-number'
import { powerTex, productTex } from './pieces/letter-powers'
import { powersOf, powersTex } from './pieces/powers'

/** A number, maybe times powers of primes that are letters; or one that is told in words. */
export type Thing =
  | { readonly name: string | null; readonly front: number; readonly powers: Readonly<Record<string, number>> }
  | { readonly told: NamedNumber }

export interface Given {
  readonly things: readonly Thing[]
  /** A ratio only of numbers without letters. */
  readonly asked: 'HCF' | 'LCM' | 'both' | 'LCM : HCF' | 'HCF : LCM'
  /** Whether the product of both is that of the two numbers is verified. */
  readonly isChecked?: boolean
}

interface Product {
  readonly line: string
  readonly front: number
  readonly powers: Readonly<Record<string, number>>
}

const most = 1_000_000_000

function productOf(thing: Thing): Product {
  if ('told' in thing) {
    const value = namedValue(thing.told) ?? 1
    return { line: `${capital(toldOf(thing.told))} is $${value}$: ${reasonOf(thing.told)}`, front: value, powers: {} }
  }
  const { name, front, powers } = thing
  const letters = Object.keys(powers)
  const factors = [
    ...(front === 1 && letters.length > 0 ? [] : [front === 1 ? '1' : powersTex(powersOf(front))]),
    ...letters.map((letter) => powerTex(letter, powers[letter] ?? 0)),
  ]
  const own = productTex(front, letters, Object.values(powers))
  const sides = [...(name === null ? [] : [name]), own, factors.join(' \\times ')]
  return { line: `$${sides.filter((side, at) => side !== sides[at - 1]).join(' = ')}$`, front, powers }
}

function measureOf(products: readonly Product[], asked: 'HCF' | 'LCM'): string {
  const letters = [...new Set(products.flatMap(({ powers }) => Object.keys(powers)))].toSorted()
  const choose = asked === 'HCF' ? Math.min : Math.max
  const front = (asked === 'HCF' ? gcd : lcm)(...products.map((one) => one.front))
  return productTex(
    front,
    letters,
    letters.map((letter) => choose(...products.map(({ powers }) => powers[letter] ?? 0))),
  )
}

function wholeOf(products: readonly Product[]): string {
  const letters = [...new Set(products.flatMap(({ powers }) => Object.keys(powers)))].toSorted()
  return productTex(
    products.reduce((so, { front }) => so * front, 1),
    letters,
    letters.map((letter) => products.reduce((so, { powers }) => so + (powers[letter] ?? 0), 0)),
  )
}

const size = { HCF: 'the smallest power of each common prime', LCM: 'the greatest power of each prime' } as const

/** E.g. "If a = 2³ × 3², b = 2² × 3 × 5 and c = 2 × 3³, find the HCF and the LCM of a, b and c." */
export const measureOfThings = worked<Given>({
  id: 'measure-of-things',
  archetype: 'rn-prime-power-form',
  objection: ({ things }) => {
    const missing = things.find((thing) => 'told' in thing && namedValue(thing.told) === null)
    if (missing && 'told' in missing) return `There is no such number as ${toldOf(missing.told)}: check what you typed.`
    const fronts = things.map((thing) => ('told' in thing ? 1 : thing.front))
    if (fronts.some((n) => !Number.isInteger(n) || n < 1 || n > most))
      return 'Give positive whole numbers, up to $1000000000$.'
    if (fronts.reduce((product, n) => product * n, 1) > 1e15) return 'These numbers are too large for me.'
    return things.length < 2 ? 'The HCF and the LCM need at least two numbers.' : null
  },
  solve: ({ things, asked, isChecked = false }) => {
    const products = things.map(productOf)
    const measures = asked === 'HCF' || asked === 'LCM' ? [asked] : (['HCF', 'LCM'] as const)
    const values = measures.map((measure) => ({ measure, value: measureOf(products, measure) }))
    const [hcf = '', lcm = ''] = values.map(({ value }) => value)
    const ratio = asked === 'LCM : HCF' || asked === 'HCF : LCM' ? ratioSides(BigInt(hcf), BigInt(lcm), asked) : null
    return {
      lines: [
        ...products.map(({ line }) => line),
        ...values.map(
          ({ measure, value }) => `For the ${measure} take ${size[measure]}: $\\text{${measure}} = ${value}$`,
        ),
        ...(ratio ? [`${asked} $= ${ratio.join(' = ')}$`] : []),
        ...(isChecked
          ? [
              `HCF $\\times$ LCM $= ${hcf} \\times ${lcm} = ${wholeOf(products)}$, which is the product of the two numbers`,
            ]
          : []),
      ],
      key:
        ratio?.at(-1) ??
        (asked === 'both' ? values.map(({ measure, value }) => `${measure} = ${value}`).join(', ') : hcf),
    }
  },
})
