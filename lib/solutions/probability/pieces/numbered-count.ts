import { range } from './chance'
import { isPrime, isSquare, lcm } from '../../../maths'
import { equals, says, type Said } from '../../claim'
import { earns, line, type Step } from '../../line'

/** What is asked of the number drawn. */
export type NumberedAsk =
  | { readonly kind: 'either' | 'both'; readonly a: number; readonly b: number }
  | { readonly kind: 'not'; readonly a: number }
  | { readonly kind: 'square' | 'prime' | 'cube' | 'two-digit' }

/** Numbers from one to another, one of which is drawn. */
export interface Numbered {
  readonly from: number
  readonly to: number
  readonly ask: NumberedAsk
}

export function numberedText(ask: NumberedAsk): string {
  switch (ask.kind) {
    case 'either':
      return `a multiple of $${ask.a}$ or $${ask.b}$`
    case 'both':
      return `divisible by both $${ask.a}$ and $${ask.b}$`
    case 'not':
      return `not a multiple of $${ask.a}$`
    case 'square':
      return 'a perfect square'
    case 'cube':
      return 'a perfect cube'
    case 'prime':
      return 'a prime number'
    case 'two-digit':
      return 'a two-digit number'
    default:
      return ask satisfies never
  }
}

/** Multiples of k from p to q, by division. */
export const multiples = (k: number, { from, to }: Pick<Numbered, 'from' | 'to'>): number =>
  Math.floor(to / k) - Math.floor((from - 1) / k)

/** Number of favourable outcomes and the lines that find it, of which the last earns half a mark. */
interface Counted {
  readonly good: number
  readonly lines: readonly Step[]
}

const favourable = (...sides: readonly string[]): Said => says`${equals('Number of favourable outcomes', ...sides)}.`

/** "$12, 14, \ldots, 60$, that is, $25$ numbers"; a short list in full. */
function multiplesTex(k: number, { from, to }: Numbered): string {
  const found = range(from, to).filter((n) => n % k === 0)
  const [first, second] = found
  if (found.length === 0) return 'there are none'
  return found.length > 5
    ? `$${first}, ${second}, \\ldots, ${found.at(-1)}$, that is, $${found.length}$ numbers`
    : `$${found.join(', ')}$, so there ${found.length === 1 ? 'is only' : 'are'} $${found.length}$ of them`
}

const listName = { square: 'perfect squares', cube: 'perfect cubes', prime: 'prime numbers' } as const
const isListed = {
  square: isSquare,
  cube: (n: number) => Math.round(Math.cbrt(n)) ** 3 === n,
  prime: isPrime,
} as const

function listFor({ from, to }: Numbered, kind: keyof typeof listName): Counted {
  const found = range(from, to).filter(isListed[kind])
  return {
    good: found.length,
    lines: [
      line(
        'list',
        found.length === 0
          ? `There are no ${listName[kind]} from $${from}$ to $${to}$.`
          : `The ${listName[kind]} from $${from}$ to $${to}$ are $${found.join(', ')}$.`,
      ),
      earns(0.5, favourable(`${found.length}`), 'favourable'),
    ],
  }
}

function twoDigit({ from, to }: Numbered): Counted {
  const [first, last] = [Math.max(10, from), Math.min(99, to)]
  const good = Math.max(0, last - first + 1)
  const list = good > 3 ? `${first}, ${first + 1}, \\ldots, ${last}` : range(first, last).join(', ')
  return {
    good,
    lines: [
      line(
        'list',
        good === 0
          ? `There is no two-digit number from $${from}$ to $${to}$.`
          : `The two-digit numbers from $${from}$ to $${to}$ are $${list}$.`,
      ),
      earns(0.5, favourable(...(good === 0 ? ['0'] : [`${last} - ${first} + 1`, `${good}`])), 'favourable'),
    ],
  }
}

function notMultiples(given: Numbered, k: number): Counted {
  const [multiple, total] = [multiples(k, given), given.to - given.from + 1]
  return {
    good: total - multiple,
    lines: [
      `Multiples of $${k}$ from $${given.from}$ to $${given.to}$: ${multiplesTex(k, given)}.`,
      earns(
        0.5,
        `The others are favourable, so the number of favourable outcomes is $${total} - ${multiple} = ${total - multiple}$.`,
        'favourable',
      ),
    ],
  }
}

function multiplesOfBoth(given: Numbered, a: number, b: number): Counted {
  const both = lcm(a, b)
  const found = range(given.from, given.to).filter((n) => n % both === 0)
  return {
    good: found.length,
    lines: [
      line('lcm', `Numbers divisible by both $${a}$ and $${b}$ are the multiples of their LCM, $${both}$.`),
      line(
        'list',
        found.length === 0
          ? `There are none from $${given.from}$ to $${given.to}$.`
          : `From $${given.from}$ to $${given.to}$ these are $${found.join(', ')}$.`,
      ),
      earns(0.5, favourable(`${found.length}`), 'favourable'),
    ],
  }
}

function multiplesOfEither(given: Numbered, a: number, b: number): Counted {
  const common = lcm(a, b)
  const [first = 0, second = 0, both = 0] = [a, b, common].map((k) => multiples(k, given))
  const good = first + second - both
  const between = `from $${given.from}$ to $${given.to}$`
  return {
    good,
    lines: [
      `Multiples of $${a}$ ${between}: ${multiplesTex(a, given)}.`,
      `Multiples of $${b}$ ${between}: ${multiplesTex(b, given)}.`,
      line(
        'common',
        `Multiples of both, that is, of $${common}$: ${multiplesTex(common, given)}.${both === 0 ? '' : ' These have been counted twice.'}`,
      ),
      earns(0.5, `So the number of favourable outcomes is $${first} + ${second} - ${both} = ${good}$.`, 'favourable'),
    ],
  }
}

export function countNumbers(given: Numbered): Counted {
  const { ask } = given
  switch (ask.kind) {
    case 'square':
    case 'cube':
    case 'prime':
      return listFor(given, ask.kind)
    case 'two-digit':
      return twoDigit(given)
    case 'not':
      return notMultiples(given, ask.a)
    case 'both':
      return multiplesOfBoth(given, ask.a, ask.b)
    case 'either':
      return multiplesOfEither(given, ask.a, ask.b)
    default:
      return ask satisfies never
  }
}
