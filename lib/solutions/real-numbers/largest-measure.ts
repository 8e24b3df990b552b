import type { Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorLines, listed } from './pieces/factor-lines'
import { naturals, naturalsObjection } from './pieces/naturals'
import { commonPowers, evaluatedSides, powersValue } from './pieces/powers'

/** Quantities that one measure fits: the sides of a floor in square tiles, or amounts in equal parts. */
export interface Given {
  readonly quantities: readonly Fraction[]
  readonly of: 'tiles' | 'parts'
  readonly asked: 'size' | 'count'
}

export interface Manner {
  /** 'The side of a tile, in cm,' */
  readonly what: string
  readonly answer: (size: number) => string
  readonly total: (count: number) => string
}

const plain = (of: Given['of']): Manner =>
  of === 'tiles'
    ? {
        what: 'The side of a tile',
        answer: (size) => `So the side of each tile is $${size}$`,
        total: (count) => `So $${count}$ tiles are needed`,
      }
    : {
        what: 'The size of each part',
        answer: (size) => `So the size is $${size}$`,
        total: (count) => `So the number of times in all is $${count}$`,
      }

function objection({ quantities, of }: Given): string | null {
  if (of === 'tiles' && quantities.length !== 2) return 'A floor has a length and a width.'
  return naturalsObjection(quantities, 'HCF')
}

/** E.g. "A corridor is 825 cm long and 675 cm wide. Find the side of the largest square tile that covers its floor exactly." */
export const largestMeasure = worked<Given, Manner>({
  id: 'largest-measure',
  archetype: 'rn-hcf-equal-groups',
  objection,
  solve: ({ quantities: given, of, asked }, { what, answer, total } = plain(of)) => {
    const quantities = naturals(given)
    const powers = commonPowers(quantities)
    const size = Number(powersValue(powers))
    const quotients = quantities.map((n) => n / size)
    const count = quotients.reduce((so, n) => (of === 'tiles' ? so * n : so + n), of === 'tiles' ? 1 : 0)
    const divided = quantities.map((n, index) => `$${n} \\div ${size} = ${quotients[index]}$`)
    return {
      lines: [
        earns(0.5, `${what} must divide ${of === 'tiles' ? 'both' : 'each of'} ${listed(quantities)} exactly`),
        line('rule', 'The largest such number is their HCF'),
        ...factorLines(quantities, asked === 'size' ? 1 : 0.5),
        earns(asked === 'size' ? 1 : 0.5, says`${chain('\\text{HCF}', ...evaluatedSides(powers))}`, 'HCF'),
        ...(asked === 'size'
          ? [earns(0.5, answer(size))]
          : [
              answer(size),
              earns(
                0.5,
                of === 'tiles'
                  ? `Along the length ${divided[0]} tiles, along the width ${divided[1]} tiles`
                  : `Dividing each quantity by it: ${divided.join(', ')}`,
              ),
              earns(0.5, says`${chain(quotients.join(of === 'tiles' ? ' \\times ' : ' + '), `${count}`)}`, 'total'),
              earns(0.5, total(count)),
            ]),
      ],
      key: `${asked === 'size' ? size : count}`,
    }
  },
})
