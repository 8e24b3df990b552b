import { gcd, lcm, type Fraction } from '../../maths'
import { chain, equals, says, type Said } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { naturals, wholeObjection } from './pieces/naturals'
import { soMany } from './pieces/so-many'

/** Numbers in a ratio with their HCF or LCM. */
export interface Given {
  readonly terms: readonly Fraction[]
  readonly known: 'HCF' | 'LCM'
  readonly value: Fraction
  readonly asked: 'HCF' | 'LCM' | 'greatest' | 'smallest' | 'all'
}

const isApart = (terms: readonly number[]): boolean =>
  terms.every((a, i) => terms.every((b, j) => i === j || gcd(a, b) === 1))

function objection({ terms, known, value, asked }: Given): string | null {
  const whole = wholeObjection([...terms, value])
  if (whole !== null) return whole
  if (terms.length < 2 || terms.length > 4) return 'Give the ratio of two, three or four numbers.'
  const all = naturals(terms)
  if (gcd(...all) > 1)
    return `The terms of the ratio have the common factor $${gcd(...all)}$: write it in lowest terms.`
  if (asked === known) return `The ${known} is given.`
  if (known === 'LCM' && Number(value.n) % lcm(...all) !== 0)
    return `No such numbers: their LCM is a multiple of $${lcm(...all)}$, the LCM of the terms, but $${value.n}$ is not.`
  return null
}

/** E.g. "Two numbers are in the ratio 4 : 5 and their LCM is 260. Find their HCF." */
export const ratioAndLcm = worked<Given>({
  id: 'ratio-and-lcm',
  archetype: 'rn-ratio-lcm',
  objection,
  solve: ({ terms: stated, known, value, asked }) => {
    const terms = naturals(stated)
    const two = terms.length === 2
    const apart = isApart(terms)
    const all = lcm(...terms)
    const told = Number(value.n)
    const x = known === 'HCF' ? told : told / all
    const [most, fewest] = [Math.max(...terms), Math.min(...terms)]
    const numbers = terms.map((term) => chain(`${term} \\times ${x}`, `${term * x}`))
    const shared = apart
      ? `${two ? 'The two' : 'No two'} terms of the ratio have ${two ? 'no' : 'a'} common factor other than $1$`
      : `The terms of the ratio have no factor other than $1$ common to all of them, and their LCM is $${all}$`
    const results: Readonly<Record<Given['asked'], Said>> = {
      HCF: says`Hence ${equals('the HCF', 'x', `${x}`)}`,
      LCM: says`Hence ${equals('the LCM', `${all} \\times ${x}`, `${x * all}`)}`,
      greatest: says`Hence ${equals(two ? 'the greater number' : 'the greatest number', `${most} \\times ${x}`, `${x * most}`)}`,
      smallest: says`Hence ${equals(two ? 'the smaller number' : 'the smallest number', `${fewest} \\times ${x}`, `${x * fewest}`)}`,
      all: {
        text: `Hence the numbers are ${numbers.map(({ set }) => set).join(', ')}`,
        claim: numbers.map(({ claim }) => claim),
      },
    }
    const keys = { HCF: x, LCM: x * all, greatest: x * most, smallest: x * fewest }
    return {
      lines: [
        line('numbers', `Let the numbers be ${terms.map((term) => `$${soMany(term, 'x')}$`).join(', ')}. ${shared}`),
        earns(
          0.5,
          says`So ${equals('HCF', 'x')} and ${equals('LCM', `${apart ? terms.join(' \\times ') : all} \\times x`, soMany(all, 'x'))}`,
          'measures',
        ),
        known === 'HCF'
          ? earns(0.5, says`The HCF is given: ${chain('x', `${x}`)}`, 'x')
          : earns(
              0.5,
              says`${chain(soMany(all, 'x'), `${told}`)} gives ${chain('x', `\\frac{${told}}{${all}}`, `${x}`)}`,
              'x',
            ),
        earns(1, results[asked], 'result'),
      ],
      key: asked === 'all' ? terms.map((term) => term * x).join(', ') : `${keys[asked]}`,
    }
  },
})
