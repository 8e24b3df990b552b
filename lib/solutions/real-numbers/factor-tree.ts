import { fraction, isInteger, toNumber, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'

/** A number of the tree, or the letter that stands for it. */
export type TreeNumber = Fraction | string

/** Each number that branches, with the two below it. */
export interface Given {
  readonly branchings: readonly (readonly [top: TreeNumber, left: TreeNumber, right: TreeNumber])[]
  readonly asked: readonly string[]
}

interface Found {
  readonly values: ReadonlyMap<string, number>
  readonly lines: readonly Line[]
}

/** The unknown numbers one after another; null where one of them cannot be found. */
function worksOut({ branchings, asked }: Given): Found | null {
  const values = new Map<string, number>()
  const lines: Line[] = []
  const sizeOf = (one: TreeNumber): number | undefined => (typeof one === 'string' ? values.get(one) : toNumber(one))
  // a letter that is known is written before its value
  const sides = (text: (shown: (one: TreeNumber) => string) => string): readonly string[] => {
    const [letters, numbers] = [
      text((one) => `${typeof one === 'string' ? one : one.n}`),
      text((one) => `${sizeOf(one)}`),
    ]
    return letters === numbers ? [numbers] : [letters, numbers]
  }
  const add = (letter: string, value: number, said: ReturnType<typeof says>): void => {
    values.set(letter, value)
    lines.push(earns(letter === asked[0] ? 1 : 0.5, said, letter))
  }
  for (let before = -1; before !== values.size;) {
    before = values.size
    for (const [top, left, right] of branchings) {
      const unknown = [top, left, right].filter((one) => sizeOf(one) === undefined)
      const [only] = unknown
      if (unknown.length !== 1 || typeof only !== 'string') continue
      const lead = values.size === 0
      if (only === top) {
        const value = (sizeOf(left) ?? 0) * (sizeOf(right) ?? 0)
        const worked = chain(only, ...sides((shown) => `${shown(left)} \\times ${shown(right)}`), `${value}`)
        add(only, value, lead ? says`From the bottom: ${worked}` : says`${worked}`)
      } else {
        const other = only === left ? right : left
        const value = (sizeOf(top) ?? 0) / (sizeOf(other) ?? 1)
        if (!Number.isInteger(value)) return null
        const worked = chain(only, ...sides((shown) => `\\frac{${shown(top)}}{${shown(other)}}`), `${value}`)
        const product = chain(`${only} \\times ${sizeOf(other)}`, `${sizeOf(top)}`)
        const isBare = typeof top !== 'string' && typeof other !== 'string'
        add(
          only,
          value,
          lead ? says`${product}, so ${worked}` : isBare ? says`In the same way ${worked}` : says`${worked}`,
        )
      }
    }
  }
  const isTrue = branchings.every(([top, left, right]) => sizeOf(top) === (sizeOf(left) ?? 0) * (sizeOf(right) ?? 0))
  return isTrue && asked.every((letter) => values.has(letter)) ? { values, lines } : null
}

function objection(given: Given): string | null {
  const numbers = given.branchings.flat().filter((one) => typeof one !== 'string')
  if (numbers.some((n) => !isInteger(n) || n.n < 2n || n.n > 1_000_000n))
    return 'Every number of a factor tree is a whole number greater than $1$.'
  const found = worksOut(given)
  if (!found) return 'The numbers of this factor tree do not fit together: check what you typed.'
  return [...found.values.values()].some((value) => value < 2 || value > 1_000_000_000)
    ? 'Every number of a factor tree is greater than $1$: check what you typed.'
    : null
}

/** "x = 3, y = 5" */
const text = (letters: readonly string[], values: ReadonlyMap<string, number>): string =>
  letters.map((letter) => `${letter} = ${values.get(letter) ?? 0}`).join(', ')

export const treeNumber = (text: string): TreeNumber => (/^\d+$/.test(text) ? fraction(BigInt(text)) : text)

/** E.g. "In a factor tree x branches into 3 and y, y into 5 and z, and z into 7 and 11. Find x and y." */
export const factorTree = worked<Given>({
  id: 'factor-tree',
  archetype: 'rn-factor-tree',
  objection,
  solve: (given) => {
    const found = worksOut(given)
    if (!found) throw new Error('factorTree: the numbers do not fit together')
    const { asked } = given
    const stated = asked.map((letter) => chain(letter, `${found.values.get(letter) ?? 0}`))
    const listed = stated.map(({ set }) => set)
    const all = listed.length < 2 ? listed.join('') : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1) ?? ''}`
    return {
      lines: [...found.lines, line('both', { text: `So ${all}`, claim: stated.map(({ claim }) => claim) })],
      key: asked.length === 1 ? `${found.values.get(asked[0] ?? '') ?? 0}` : text(asked, found.values),
    }
  },
})
