import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { commonPowers, evaluatedSides, powersValue } from './pieces/powers'
import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { line } from '../line'
import { worked } from '../solution'

/** Quantities shared out as far as they go: into equal groups of one kind each, or into groups that are all alike. */
export interface Given {
  readonly quantities: readonly Fraction[]
  readonly unit: string
  readonly of: 'one kind' | 'alike' | 'tiles'
  /** The HCF itself; how many groups there are in all, of each of the quantities, or of one of the quantities (which is also its share of each group that is alike). */
  readonly asked: 'measure' | 'total' | 'each' | { readonly share: Fraction } | { readonly shares: readonly Share[] }
}

/** "Chocolates", of which there are so many. */
interface Share {
  readonly of: string
  readonly value: Fraction
}

const rules: Readonly<Record<Given['of'], string>> = {
  'one kind': 'The size of each group must divide every quantity exactly; the largest such number is the HCF of',
  alike: 'The number of groups must divide every quantity exactly; the largest such number is the HCF of',
  tiles: 'The side of a tile must divide both the length and the width exactly; the largest such number is the HCF of',
}

/** E.g. "144 marigolds and 180 roses are made into identical bunches, as many as possible. How many roses are there in each bunch?" */
export const sharedOut = worked<Given>({
  id: 'shared-out',
  archetype: 'rn-hcf-equal-groups',
  objection: ({ quantities, of }) =>
    of === 'tiles' && quantities.length !== 2
      ? 'A floor has a length and a width.'
      : naturalsObjection(quantities, 'HCF'),
  solve: ({ quantities, unit, of, asked }) => {
    const numbers = naturals(quantities)
    const powers = commonPowers(numbers)
    const measure = Number(powersValue(powers))
    const quotients = numbers.map((n) => n / measure)
    const by = of === 'tiles' ? ' \\times ' : ' + '
    const total = quotients.reduce((so, n) => (of === 'tiles' ? so * n : so + n))
    const lines = [
      line('rule', `${rules[of]} ${listed(numbers)}`),
      ...factorLines(numbers, 0),
      line('HCF', says`${chain('\\text{HCF}', ...evaluatedSides(powers))}`),
    ]
    if (asked === 'measure') return { lines, key: `${measure}${unit === '' ? '' : ` ${unit}`}` }
    if (asked === 'total') {
      const divided = numbers.map((n, at) => chain(`${n} \\div ${measure}`, `${quotients[at] ?? ''}`).set)
      return { lines: [...lines, divided.join(', '), says`${chain(quotients.join(by), `${total}`)}`], key: `${total}` }
    }
    if (asked === 'each')
      return {
        lines: [...lines, ...numbers.map((n, at) => says`${chain(`${n} \\div ${measure}`, `${quotients[at] ?? ''}`)}`)],
        key: quotients.join(', '),
      }
    const part = ({ n }: Fraction) => `${Number(n) / measure}`
    const divided = (value: Fraction) => chain(`${value.n} \\div ${measure}`, part(value))
    if ('shares' in asked)
      return {
        lines: [...lines, ...asked.shares.map(({ of, value }) => says`${divided(value)} ${of}`)],
        key: asked.shares.map(({ of, value }) => `${part(value)} ${of}`).join(', '),
      }
    return { lines: [...lines, says`${divided(asked.share)}`], key: part(asked.share) }
  },
})
