import { gcd } from '../../../maths'
import { ordinal } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { chain, earns, line, says, type Step } from '../../template'
import type { Ratios } from '../ratio-of-terms'
import { inLetters } from './place-of-value'

const times = (n: number, letter: string): string => `${n === 1 ? '' : n}${letter}`

/** From the ratio that is told to a as a multiple of d, and to the ratio of the terms: three marks. */
export function ratioSteps(
  { k, told: [p, q], asked: [s, t] }: Ratios,
  [u, v]: readonly [number, number],
): readonly Step[] {
  const right = u * (q - 1) - v * (p - 1)
  const [m, n] = [k + s - 1, k + t - 1]
  const common = gcd(m, n)
  return [
    line(
      'letters',
      says`Let $a$ be the first term and $d$ the common difference: ${chain(`a_{${p}}`, inLetters(p))} and ${chain(`a_{${q}}`, inLetters(q))}.`,
    ),
    earns(0.5, says`Given: ${chain(`\\frac{${inLetters(p)}}{${inLetters(q)}}`, `\\frac{${u}}{${v}}`)}`, 'given'),
    earns(
      0.5,
      says`Multiplying crosswise: ${chain(`${times(v, 'a')} + ${v * (p - 1)}d`, `${times(u, 'a')} + ${u * (q - 1)}d`)}`,
    ),
    earns(
      0.5,
      v - u === 1
        ? says`So ${chain('a', `${right}d`)} ... (1)`
        : says`So ${chain(`${v - u}a`, `${right}d`)}, that is ${chain('a', `${k}d`)} ... (1)`,
      'first term',
    ),
    earns(
      1,
      says`By (1), the ${ordinal(s)} term is ${chain(inLetters(s), `${k}d + ${s - 1}d`, `${m}d`)} and the ${ordinal(t)} term is ${chain(inLetters(t), `${k}d + ${t - 1}d`, `${n}d`)}`,
      'terms',
    ),
    earns(
      0.5,
      `Hence the ratio of the terms is $${m}d : ${n}d${common === 1 ? '' : ` = ${m} : ${n}`} = ${m / common} : ${n / common}$.`,
    ),
  ]
}

/** The ratio of the two sums: two marks. */
export function sumRatioSteps({ k, asked: [s, t] }: Ratios): readonly Step[] {
  const sum = (n: number) =>
    chain(`\\frac{${n}}{2}[2 \\times ${k}d + ${n - 1}d]`, `\\frac{${n}}{2} \\times ${2 * k + n - 1}d`)
  const [m, n] = [s * (2 * k + s - 1), t * (2 * k + t - 1)]
  const common = gcd(m, n)
  return [
    line('formula', 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
    earns(0.5, says`By (1), the sum of the first ${s} terms is ${sum(s)}`, 'sums'),
    earns(0.5, says`In the same way the sum of the first ${t} terms is ${sum(t)}`),
    earns(0.5, `The ratio of the sums is $${s} \\times ${2 * k + s - 1} : ${t} \\times ${2 * k + t - 1}$.`),
    earns(0.5, `Hence it is $${m} : ${n}${common === 1 ? '' : ` = ${m / common} : ${n / common}`}$.`),
  ]
}
