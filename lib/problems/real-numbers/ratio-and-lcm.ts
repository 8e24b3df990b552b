import { fraction, gcd, lcm } from '../../maths'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { ratioAndLcm as solution } from '../../solutions/real-numbers/ratio-and-lcm'
import { template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { ratioSlips, type RatioDraw } from './pieces/ratio'

/** E.g. "Two numbers are in the ratio 4 : 5 and their LCM is 260. Find their HCF." */
export const ratioAndLcm = template({
  id: 'rn-ratio-and-lcm',
  version: 3,
  topic: 'real-numbers',
  archetypes: ['rn-ratio-lcm'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const count = random.pick([2, 3])
    return random.until(
      (source): RatioDraw => ({
        terms: Array.from({ length: count }, () => source.integer(2, 9)).toSorted((a, b) => a - b),
        g: source.integer(3, 40),
        asked: source.pick(['HCF', 'LCM', 'greatest'] as const),
        stem: source.pick(['in', 'if', 'let'] as const),
      }),
      ({ terms, g }) =>
        terms.every((a, i) => terms.every((b, j) => i === j || gcd(a, b) === 1)) &&
        !terms.includes(g) &&
        g * lcm(...terms) <= 4000,
    )
  },
  given: (draw) => ({
    terms: stated(draw.terms),
    known: draw.asked === 'LCM' ? ('HCF' as const) : ('LCM' as const),
    value: fraction(draw.g * (draw.asked === 'LCM' ? 1 : lcm(...draw.terms))),
    asked: draw.asked,
  }),
  solution,
  ask: (draw) => {
    const { terms, g, asked, stem } = draw
    const two = terms.length === 2
    const many = two ? 'two' : 'three'
    const ratio = `$${terms.join(' : ')}$`
    const all = lcm(...terms)
    const known = asked === 'LCM' ? `HCF is $${g}$` : `LCM is $${g * all}$`
    const wanted = asked === 'greatest' ? (two ? 'the greater number' : 'the greatest of them') : `their ${asked}`
    return {
      question: {
        in: `${two ? 'Two' : 'Three'} numbers are in the ratio ${ratio} and their ${known}. Find ${wanted}.`,
        if: `If ${many} numbers have the ratio ${ratio} and their ${known}, what is ${wanted}?`,
        let: `The ratio of ${many} natural numbers is ${ratio}. Given that their ${known}, find ${wanted}.`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `Let the numbers be ${terms.map((term) => `$${term}x$`).join(', ')}. What is their HCF, as the terms of the ratio have no common factor other than $1$?`,
        `The ${two ? 'two terms are co-prime' : 'terms are co-prime in pairs'}: the LCM holds each of them once, and $x$ once.`,
      ],
      explanation:
        'When the terms of the ratio have no common factor, the common multiplier is the HCF, and the LCM is that multiplier times the terms.',
    }
  },
  crossCheck: ({ terms, g, asked }) => {
    const target = leastMultipleOfAll(...terms.map((term) => term * g))
    for (let x = 1; x <= 40; x++) {
      const numbers = terms.map((term) => term * x)
      const fits = asked === 'LCM' ? largestDivisorOfAll(...numbers) === g : leastMultipleOfAll(...numbers) === target
      if (fits)
        return `${{ HCF: largestDivisorOfAll(...numbers), LCM: leastMultipleOfAll(...numbers), greatest: Math.max(...numbers) }[asked]}`
    }
    return null
  },
  slips: ratioSlips,
})
