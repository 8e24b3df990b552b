import { equalRoots, valuesOf, accepted } from './equal-roots'
import type { EquationInK } from './pieces/equation-in-k'
import { worked } from '../solution'
import { compare, isInteger, sign, toTex, toText, type Fraction } from '../../maths'

export type Kind = 'odd' | 'even' | 'integer' | 'positive' | 'negative'

export interface Given {
  readonly of: EquationInK
  readonly kinds: readonly Kind[]
  /** k > 1: what it has to be besides. */
  readonly bound: { readonly relation: '>' | '<'; readonly value: Fraction } | null
}

const isOdd = (k: Fraction): boolean => isInteger(k) && k.n % 2n !== 0n

const isKind: Readonly<Record<Kind, (k: Fraction) => boolean>> = {
  odd: isOdd,
  even: (k) => isInteger(k) && !isOdd(k),
  integer: isInteger,
  positive: (k) => sign(k) > 0,
  negative: (k) => sign(k) < 0,
}

const names = {
  odd: 'an odd integer',
  even: 'an even integer',
  integer: 'an integer',
  positive: 'positive',
  negative: 'negative',
}

const suits = ({ kinds, bound }: Given, k: Fraction): boolean =>
  kinds.every((kind) => isKind[kind](k)) &&
  (bound === null || compare(k, bound.value) > 0 === (bound.relation === '>')) &&
  (bound === null || compare(k, bound.value) !== 0)

const wanted = ({ kinds, bound }: Given): string =>
  [
    kinds.map((kind) => names[kind]).join(' and '),
    ...(bound ? [`${kinds.length > 0 ? 'with ' : ''}$k ${bound.relation} ${toTex(bound.value)}$`] : []),
  ].join(' ')

/** E.g. "Can the quadratic polynomial x² + kx + k have equal zeroes for some odd integer k > 1?" */
export const equalForSomeK = worked<Given>({
  id: 'equal-for-some-k',
  archetype: 'qe-k-equal-roots',
  objection: ({ of }) => equalRoots.objection(of),
  solve: (given) => {
    const found = equalRoots.solve(given.of)
    const right = accepted(given.of, valuesOf(given.of) ?? []).filter((k) => suits(given, k))
    const shown = right.map((k) => `$k = ${toTex(k)}$`).join(' or ')
    return {
      lines: [
        ...found.lines,
        right.length === 0
          ? `No such $k$ is ${wanted(given)}: the zeroes cannot be equal`
          : `Of these, ${shown} is ${wanted(given)}: so the zeroes can be equal`,
      ],
      key: right.length === 0 ? 'No' : `Yes, k = ${right.map(toText).join(', ')}`,
    }
  },
})
