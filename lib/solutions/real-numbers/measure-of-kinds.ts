import { worked } from '../solution'

/** Two numbers of which only the kind is told. */
export type Kind = 'coprime' | 'primes' | 'consecutive' | 'consecutive even' | 'consecutive odd'

export interface Given {
  readonly kind: Kind
  /** 'LCM' and 'both' only where the LCM is the product. */
  readonly measure: 'HCF' | 'LCM' | 'both'
  /** What the two are called. */
  readonly names: readonly [string, string] | null
}

const reasons: Readonly<Record<Kind, string>> = {
  coprime: 'Co-prime numbers have no common factor but $1$',
  primes: 'A prime number has no factors but $1$ and itself, so two different primes have no common factor but $1$',
  consecutive: 'What divides two consecutive numbers divides their difference $1$ as well',
  'consecutive even':
    'What divides two consecutive even numbers divides their difference $2$ as well, and $2$ divides both',
  'consecutive odd':
    'What divides two consecutive odd numbers divides their difference $2$ as well, and $2$ divides neither',
}

const hcfOf = (kind: Kind): number => (kind === 'consecutive even' ? 2 : 1)

/** E.g. "If p and q are co-prime, what is HCF (p, q)?" "What is the HCF of two consecutive even numbers?" */
export const measureOfKinds = worked<Given>({
  id: 'measure-of-kinds',
  archetype: 'rn-hcf-two',
  objection: ({ kind, measure, names }) =>
    measure !== 'HCF' && (names === null || hcfOf(kind) !== 1) ? 'Name the two numbers.' : null,
  solve: ({ kind, measure, names }) => {
    const hcf = `${hcfOf(kind)}`
    const first = `${reasons[kind]}: so HCF $= ${hcf}$`
    if (measure === 'HCF' || names === null) return { lines: [first], key: hcf }
    const product = names.join('')
    return {
      lines: [first, `HCF $\\times$ LCM $=$ product of the two numbers, so LCM $= ${product}$`],
      key: measure === 'both' ? `HCF = ${hcf}, LCM = ${product}` : names.join(' '),
    }
  },
})
