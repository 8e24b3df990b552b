import { countObjection, sumSides, sumTo, type Progression } from './pieces/progression'
import { inLetters } from './pieces/place-of-value'
import { bracketed, divide, fraction, multiply, subtract, sumTex, toText, toTex, type Fraction } from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** n terms; the sums of the first p and of the last q of them are told. */
export interface Given {
  readonly n: number
  readonly p: number
  readonly first: Fraction
  readonly q: number
  readonly last: Fraction
  readonly asked: 'ap' | 'total'
}

const twice = (steps: number): string =>
  sumTex([
    [2, 'a'],
    [steps, 'd'],
  ])

/** "\frac{8}{2}[2a + 7d]" */
const half = (count: number, inside: string): string => `\\frac{${count}}{2}[${inside}]`

const doubled = (sum: Fraction): Fraction => multiply(fraction(2), sum)

/** 2a + (p − 1)d and 2a + (2n − q − 1)d, with their values. */
function equationsOf({ n, p, first, q, last }: Given) {
  return {
    steps: [p - 1, 2 * n - q - 1],
    values: [divide(doubled(first), fraction(p)), divide(doubled(last), fraction(q))],
  } as const
}

function apOf(given: Given): Progression {
  const { steps, values } = equationsOf(given)
  const d = divide(subtract(values[1], values[0]), fraction(steps[1] - steps[0]))
  return { a: divide(subtract(values[0], multiply(fraction(steps[0]), d)), fraction(2)), d }
}

/** From the sums of the first and of the last terms to a and d: four marks. */
function blockLines(given: Given): readonly Step[] {
  const { n, p, first, q, last } = given
  const { a, d } = apOf(given)
  const { steps, values } = equationsOf(given)
  const [[one, two], [left, right]] = [steps, values]
  const simplified = (count: number, sum: Fraction, value: Fraction, side: string) =>
    says`Multiplying by 2 and dividing by ${count}: ${chain(side, `\\frac{${toTex(doubled(sum))}}{${count}}`, toTex(value))} ... `
  const numbered = (said: ReturnType<typeof simplified>, number: number) => ({
    ...said,
    text: `${said.text}(${number})`,
  })
  const listed = [0, 1, 2].map((index) => toTex(subtract(a, multiply(fraction(-index), d))))
  return [
    earns(0.5, says`First ${p} terms: ${chain(half(p, twice(one)), toTex(first))}`, 'first sum'),
    earns(0.5, numbered(simplified(p, first, left, twice(one)), 1)),
    line(
      'begins',
      says`The first of the last ${q} terms has the place ${chain(`${n} - ${q} + 1`, `${n - q + 1}`)}: it is $${inLetters(n - q + 1)}$. The last is $${inLetters(n)}$.`,
    ),
    earns(
      1,
      says`Last ${q} terms: ${chain(half(q, `(${inLetters(n - q + 1)}) + (${inLetters(n)})`), toTex(last))}`,
      'last sum',
    ),
    earns(0.5, numbered(simplified(q, last, right, twice(two)), 2)),
    earns(
      0.5,
      says`Subtracting (1) from (2): ${chain(sumTex([[two - one, 'd']]), `${toTex(right)} - ${bracketed(left)}`, toTex(subtract(right, left)))}, so ${chain('d', toTex(d))}`,
      'difference',
    ),
    earns(
      0.5,
      says`From (1): ${chain('2a', `${toTex(left)} - ${one} \\times ${bracketed(d)}`, toTex(doubled(a)))}, so ${chain('a', toTex(a))}`,
      'first term',
    ),
    earns(
      0.5,
      says`Hence ${chain('a', toTex(a))} and ${chain('d', toTex(d))}: the AP is $${listed.join(', ')}, \\ldots$`,
    ),
  ]
}

/** The sum of all terms of the AP: one mark. */
export function allTermsLines(ap: Progression, n: number): readonly Step[] {
  return [
    earns(0.5, says`${chain(...sumSides(ap, n))}`, 'sum'),
    earns(0.5, says`Hence ${isValue('the sum of all the terms', toTex(sumTo(ap, n)))}.`),
  ]
}

/** E.g. "An AP has 30 terms. The first 8 of them add up to 124 and the last 5 add up to 430. Find the AP, or its sum." */
export const firstLastBlock = worked<Given>({
  id: 'first-last-block',
  archetype: 'ap-first-last-block',
  objection: ({ n, p, q }) => {
    const counts = countObjection(n, p, q)
    if (counts !== null) return counts
    if (p > n || q > n) return 'There cannot be more terms in a part of the AP than in all of it.'
    return p === n && q === n ? 'The sum of all terms, told twice, does not tell the AP.' : null
  },
  solve: (given) => {
    const ap = apOf(given)
    const lines = blockLines(given)
    return given.asked === 'ap'
      ? { lines, key: `a = ${toText(ap.a)}, d = ${toText(ap.d)}` }
      : { lines: [...lines, ...allTermsLines(ap, given.n)], key: toText(sumTo(ap, given.n)) }
  },
})
