import { worked } from '../solution'

/** Whole numbers of a kind in a range, both ends counted: their number, their sum, or both. */
export interface Given {
  readonly from: number
  readonly to: number
  /** They leave the remainder r when divided by m. */
  readonly m: number
  readonly r: number
  /** All the others are meant. */
  readonly isNot: boolean
  readonly asked: 'count' | 'sum' | 'both'
}

interface Ap {
  readonly first: number
  readonly last: number
  readonly d: number
  readonly n: number
  readonly sum: number
}

function apOf(from: number, to: number, m: number, r: number): Ap | null {
  const first = from + ((((r - from) % m) + m) % m)
  if (first > to) return null
  const n = Math.floor((to - first) / m) + 1
  const last = first + (n - 1) * m
  return { first, last, d: m, n, sum: (n * (first + last)) / 2 }
}

const linesOf = ({ first, last, d, n, sum }: Ap, name: string, withSum: boolean): readonly string[] => [
  `${name}: $${[first, first + d, first + 2 * d].filter((term) => term <= last).join(',\\ ')}${n > 3 ? `,\\ \\ldots,\\ ${last}` : ''}$, an AP with $a = ${first}$ and $d = ${d}$`,
  `$${first} + (n - 1) \\times ${d} = ${last}$, so $n = ${n}$`,
  ...(withSum ? [`$S_{${n}} = \\frac{${n}}{2}(${first} + ${last}) = ${sum}$`] : []),
]

/** E.g. "How many two-digit numbers leave the remainder 2 when divided by 5? Also find their sum." */
export const numbersCounted = worked<Given>({
  id: 'numbers-counted',
  archetype: 'ap-count-multiples',
  objection: ({ from, to, m, r, isNot }) => {
    if (m < 2 || r < 0 || r >= m || to - from > 1e7) return 'Look at the numbers again.'
    const kind = apOf(from, to, m, r)
    return kind && (!isNot || kind.n < to - from + 1) ? null : 'There is no such number: check what you typed.'
  },
  solve: ({ from, to, m, r, isNot, asked }) => {
    const kind = apOf(from, to, m, r)
    const all = apOf(from, to, 1, 0)
    if (!kind || !all) throw new Error('numbersCounted: there are none')
    const withSum = asked !== 'count'
    const name =
      r === 0 ? `The numbers divisible by $${m}$` : `The numbers that leave the remainder $${r}$ when divided by $${m}$`
    const [n, sum] = isNot ? [all.n - kind.n, all.sum - kind.sum] : [kind.n, kind.sum]
    return {
      lines: [
        ...(isNot ? linesOf(all, 'All the numbers', withSum) : []),
        ...linesOf(kind, name, withSum),
        ...(isNot && asked !== 'sum' ? [`The others: $${all.n} - ${kind.n} = ${n}$`] : []),
        ...(isNot && withSum ? [`The sum of the others: $${all.sum} - ${kind.sum} = ${sum}$`] : []),
      ],
      key: asked === 'count' ? `${n}` : asked === 'sum' ? `${sum}` : `${n}; ${sum}`,
    }
  },
})
