import { sumTex } from '../../../maths'
import type { PosedPart } from '../../posed'
import { chain, earns, line, says } from '../../template'
import { solutionText } from '../../../solutions/linear-equations/pieces/line'
import { tariffs, type Tariffs } from './tariff-stories'

export const chargeTex = (fixed: number, rate: number): string =>
  sumTex([
    [rate, 'x'],
    [fixed, ''],
  ])

/** Where both charges are equal. */
export function meetPart({ story, a, b, x }: Tariffs): PosedPart {
  const { unit, units } = tariffs[story]
  const cost = a.fixed + a.rate * x
  return {
    label: '(iii)',
    ask: `For how many ${units} are the two charges equal, and what is the charge then? Give $x$ and $y$.`,
    rule: {
      kind: 'pair',
      expected: solutionText(x, cost),
      unit: { x: units, y: '₹' },
      aliases: { x: [units, unit], y: ['charge', 'cost'] },
    },
    steps: [
      earns(0.5, `Equal charges: $${chargeTex(a.fixed, a.rate)} = ${chargeTex(b.fixed, b.rate)}$`, 'equal'),
      earns(
        0.5,
        says`So ${chain(sumTex([[a.rate - b.rate, 'x']]), `${b.fixed} - ${a.fixed}`, `${b.fixed - a.fixed}`)} and ${chain('x', `${x}`)}`,
        'x',
      ),
      earns(0.5, says`Then ${chain('y', `${a.rate} \\times ${x} + ${a.fixed}`, `${cost}`)}`, 'y'),
      earns(0.5, says`Hence for ${chain('x', `${x}`)} ${units} both charges are ₹$${cost}$: ${chain('y', `${cost}`)}`),
    ],
  }
}

/** How much less the one with the lower rate takes in the last part. */
export const lessBy = ({ a, b, beyond }: Tariffs): number => (a.rate - b.rate) * beyond

/** Where the one with the lower rate is cheaper by a given amount. */
export function lessPart(drawn: Tariffs): PosedPart {
  const { story, a, b, x, beyond } = drawn
  const { names, units } = tariffs[story]
  const [less, n] = [lessBy(drawn), x + beyond]
  const [more, gap] = [b.fixed - a.fixed, sumTex([[a.rate - b.rate, 'x']])]
  return {
    label: '(iii)',
    ask: `For how many ${units} does ${names[1]} charge ₹$${less}$ less than ${names[0]}?`,
    rule: { kind: 'number', expected: `${n}` },
    steps: [
      earns(
        0.5,
        `For $x$ ${units} the difference of the charges is $(${chargeTex(a.fixed, a.rate)}) - (${chargeTex(b.fixed, b.rate)})$`,
        'difference',
      ),
      earns(0.5, `So $${gap} - ${more} = ${less}$`, 'equation'),
      line('together', says`${chain(gap, `${less} + ${more}`, `${less + more}`)}`),
      earns(1, says`Hence ${chain('x', `\\frac{${less + more}}{${a.rate - b.rate}}`, `${n}`)}`),
    ],
  }
}
