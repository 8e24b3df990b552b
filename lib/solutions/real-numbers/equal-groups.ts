import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { commonPowers, evaluatedSides, powersValue } from './pieces/powers'

/** Quantities in the largest equal groups: how large they are, or how many there are in all. */
export interface Given {
  readonly quantities: readonly Fraction[]
  readonly asked: 'size' | 'count'
}

export interface Manner {
  /** What must divide the quantities: 'The number of barfis in each stack'. */
  readonly divisor: string
  readonly answer: (n: number) => string
}

const plain = (asked: Given['asked']): Manner => ({
  divisor: 'The size of each group',
  answer: (n) => (asked === 'size' ? `So the size is $${n}$` : `So there are $${n}$ in all`),
})

/** "$6 \div 2 = 3$ and $8 \div 2 = 4$" */
function quotientsLine(quantities: readonly number[], size: number): Line {
  const quotients = quantities.map((n) => chain(`${n} \\div ${size}`, `${n / size}`))
  const last = quotients.at(-1)
  const [before, shown] = [quotients.slice(0, -1).map(({ set }) => set), last?.set ?? '']
  return earns(0.5, { text: `${before.join(', ')} and ${shown}`, claim: quotients.map(({ claim }) => claim) }, 'groups')
}

/** E.g. "A sweet seller has 420 kaju barfis and 130 badam barfis ... How many barfis are there in each stack?" */
export const equalGroups = worked<Given, Manner>({
  id: 'equal-groups',
  archetype: 'rn-hcf-equal-groups',
  objection: ({ quantities }) => naturalsObjection(quantities, 'HCF'),
  solve: ({ quantities, asked }, manner = plain(asked)) => {
    const found = naturals(quantities)
    const powers = commonPowers(found)
    const size = Number(powersValue(powers))
    const quotients = found.map((n) => n / size)
    const count = quotients.reduce((total, n) => total + n, 0)
    const each = found.length === 2 ? 'both' : 'all of'
    return {
      lines: [
        line(
          'rule',
          `${manner.divisor} must divide ${each} ${listed(found)} exactly; the largest such number is their HCF`,
        ),
        ...factorLines(found, asked === 'size' ? 1 : 0.5),
        earns(0.5, says`${chain(`\\text{HCF}(${found.join(', ')})`, ...evaluatedSides(powers))}`, 'HCF'),
        ...(asked === 'size'
          ? [earns(0.5, manner.answer(size), 'groups')]
          : [
              quotientsLine(found, size),
              line('sum', says`${chain(quotients.join(' + '), `${count}`)}`),
              earns(0.5, manner.answer(count)),
            ]),
      ],
      key: `${asked === 'size' ? size : count}`,
    }
  },
})
