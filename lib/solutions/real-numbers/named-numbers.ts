import { gcd, lcm } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { capital } from '../measure'
import { worked } from '../solution'
import { factorLines } from './pieces/factor-lines'
import { namedValue, reasonOf, toldOf, type NamedNumber } from './pieces/named-number'
import { allPowers, commonPowers, evaluatedSides } from './pieces/powers'

export interface Given {
  readonly asked: 'HCF' | 'LCM'
  readonly first: NamedNumber
  readonly second: NamedNumber
}

const valueOf = (name: NamedNumber): number => {
  const value = namedValue(name)
  if (value === null) throw new Error(`namedNumbers: there is no such number as ${toldOf(name)}`)
  return value
}

const isLine = (name: NamedNumber): string => `${capital(toldOf(name))} is $${valueOf(name)}$: ${reasonOf(name)}`

/** E.g. "Find the LCM of the smallest odd composite number and the smallest two-digit prime number." */
export const namedNumbers = worked<Given>({
  id: 'named-numbers',
  archetype: 'rn-named-numbers',
  objection: ({ first, second }) => {
    const missing = [first, second].find((name) => namedValue(name) === null)
    return missing ? `There is no such number as ${toldOf(missing)}: check what you typed.` : null
  },
  solve: ({ asked, first, second }) => {
    const both = [valueOf(first), valueOf(second)]
    const powers = asked === 'HCF' ? commonPowers(both) : allPowers(both)
    return {
      lines: [
        line('first', isLine(first)),
        earns(0.5, isLine(second), 'second'),
        ...factorLines(both, 0),
        earns(0.5, says`So ${chain(`\\text{${asked}}(${both.join(', ')})`, ...evaluatedSides(powers))}`, 'measure'),
      ],
      key: `${asked === 'HCF' ? gcd(...both) : lcm(...both)}`,
    }
  },
})
