import { gcd, lcm } from '../../maths'
import { chain, earns, equals, line, says, template } from '../template'
import { largestDivisorOfAll, leastMultipleOfAll } from './pieces/by-trial'
import { keyOf, ratioSlips, type RatioDraw } from './pieces/ratio'

/** E.g. "Two numbers are in the ratio 4 : 5 and their LCM is 260. Find their HCF." */
export const ratioAndLcm = template<RatioDraw>({
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
  pose: (draw) => {
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
      rule: { kind: 'number', expected: `${keyOf(draw)}` },
      hints: [
        `Let the numbers be ${terms.map((term) => `$${term}x$`).join(', ')}. What is their HCF, as the terms of the ratio have no common factor other than $1$?`,
        `The ${two ? 'two terms are co-prime' : 'terms are co-prime in pairs'}: the LCM holds each of them once, and $x$ once.`,
      ],
      steps: [
        line(
          'numbers',
          `Let the numbers be ${terms.map((term) => `$${term}x$`).join(', ')}. ${two ? 'The two' : 'No two'} terms of the ratio have ${two ? 'no' : 'a'} common factor other than $1$`,
        ),
        earns(
          0.5,
          says`So ${equals('HCF', 'x')} and ${equals('LCM', `${terms.join(' \\times ')} \\times x`, `${all}x`)}`,
          'measures',
        ),
        ...(asked === 'LCM'
          ? [earns(0.5, says`The HCF is given: ${chain('x', `${g}`)}`, 'x')]
          : [
              earns(
                0.5,
                says`${chain(`${all}x`, `${g * all}`)} gives ${chain('x', `\\frac{${g * all}}{${all}}`, `${g}`)}`,
                'x',
              ),
            ]),
        earns(
          1,
          {
            HCF: says`Hence ${equals('the HCF', 'x', `${g}`)}`,
            LCM: says`Hence ${equals('the LCM', `${all} \\times ${g}`, `${g * all}`)}`,
            greatest: says`Hence ${equals(two ? 'the greater number' : 'the greatest number', `${Math.max(...terms)} \\times ${g}`, `${g * Math.max(...terms)}`)}`,
          }[asked],
          'result',
        ),
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
