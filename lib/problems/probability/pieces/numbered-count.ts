import { isPrime, lcm } from '../../../maths'
import type { WrongChance } from './chance'

/** What is asked of the number drawn. */
export type Ask =
  | { readonly kind: 'either'; readonly a: number; readonly b: number }
  | { readonly kind: 'both'; readonly a: number; readonly b: number }
  | { readonly kind: 'not'; readonly a: number }
  | { readonly kind: 'square' | 'prime' | 'cube' | 'two-digit' }

/** Numbers from one to another, one of which is drawn. */
export interface Draw {
  readonly from: number
  readonly to: number
  readonly ask: Ask
  readonly story: number
}

/** Multiples of k from p to q, by division. */
export const multiples = (k: number, { from, to }: Draw): number => Math.floor(to / k) - Math.floor((from - 1) / k)

const numbers = ({ from, to }: Draw): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** "$12, 14, \ldots, 60$, that is, $25$ numbers"; a short list in full. */
function multiplesTex(k: number, draw: Draw): string {
  const found = numbers(draw).filter((n) => n % k === 0)
  const [first, second] = found
  return found.length > 5
    ? `$${first}, ${second}, \\ldots, ${found.at(-1)}$, that is, $${found.length}$ numbers`
    : `$${found.join(', ')}$, so there ${found.length === 1 ? 'is only' : 'are'} $${found.length}$ of them`
}

function listFor(draw: Draw, name: string, test: (n: number) => boolean): { good: number; lines: string[] } {
  const found = numbers(draw).filter(test)
  return {
    good: found.length,
    lines: [
      `The ${name} from $${draw.from}$ to $${draw.to}$ are $${found.join(', ')}$.`,
      `Number of favourable outcomes $= ${found.length}$.`,
    ],
  }
}

/** Number of favourable outcomes and the lines that find it. */
export function counted(draw: Draw): { readonly good: number; readonly lines: readonly string[] } {
  const { ask } = draw
  switch (ask.kind) {
    case 'square':
      return listFor(draw, 'perfect squares', (n) => Number.isInteger(Math.sqrt(n)))
    case 'cube':
      return listFor(draw, 'perfect cubes', (n) => Math.round(Math.cbrt(n)) ** 3 === n)
    case 'prime':
      return listFor(draw, 'prime numbers', isPrime)
    case 'two-digit':
      return {
        good: draw.to - 9,
        lines: [
          `The two-digit numbers from $${draw.from}$ to $${draw.to}$ are $10, 11, \\ldots, ${draw.to}$.`,
          `Number of favourable outcomes $= ${draw.to} - 10 + 1 = ${draw.to - 9}$.`,
        ],
      }
    case 'not': {
      const multiple = multiples(ask.a, draw)
      const total = draw.to - draw.from + 1
      return {
        good: total - multiple,
        lines: [
          `Multiples of $${ask.a}$ from $${draw.from}$ to $${draw.to}$: ${multiplesTex(ask.a, draw)}.`,
          `The others are favourable, so the number of favourable outcomes is $${total} - ${multiple} = ${total - multiple}$.`,
        ],
      }
    }
    case 'both': {
      const both = lcm(ask.a, ask.b)
      return {
        good: multiples(both, draw),
        lines: [
          `Numbers divisible by both $${ask.a}$ and $${ask.b}$ are the multiples of their LCM, $${both}$.`,
          `From $${draw.from}$ to $${draw.to}$ these are $${numbers(draw)
            .filter((n) => n % both === 0)
            .join(', ')}$.`,
          `Number of favourable outcomes $= ${multiples(both, draw)}$.`,
        ],
      }
    }
    case 'either': {
      const [first, second, both] = [ask.a, ask.b, lcm(ask.a, ask.b)].map((k) => multiples(k, draw))
      const good = (first ?? 0) + (second ?? 0) - (both ?? 0)
      return {
        good,
        lines: [
          `Multiples of $${ask.a}$ from $${draw.from}$ to $${draw.to}$: ${multiplesTex(ask.a, draw)}.`,
          `Multiples of $${ask.b}$ from $${draw.from}$ to $${draw.to}$: ${multiplesTex(ask.b, draw)}.`,
          `Multiples of both, that is, of $${lcm(ask.a, ask.b)}$: ${multiplesTex(lcm(ask.a, ask.b), draw)}. These have been counted twice.`,
          `So the number of favourable outcomes is $${first} + ${second} - ${both} = ${good}$.`,
        ],
      }
    }
    default:
      return ask satisfies never
  }
}

/** Wrong counts that belong to the question asked. */
export function miscounts(draw: Draw, good: number, total: number): readonly WrongChance[] {
  const { ask } = draw
  const [a, b] = ask.kind === 'either' || ask.kind === 'both' ? [ask.a, ask.b] : [1, 1]
  const [first, second] = [multiples(a, draw), multiples(b, draw)]
  switch (ask.kind) {
    case 'either':
      return [
        [first + second, total, 'The common multiples have been counted twice.', 4],
        [multiples(lcm(a, b), draw), total, 'The word is "or": a multiple of one of the two numbers is enough.', 5],
      ]
    case 'both':
      return [
        [first + second - good, total, 'The number must be divisible by both, not by one of them.', 2],
        [multiples(a * b, draw), total, 'Find the LCM of the two numbers: it need not be their product.', 2],
      ]
    case 'prime':
      return draw.from === 1 ? [[good + 1, total, 'Remember that $1$ is not a prime number.', 2]] : []
    case 'square':
    case 'cube':
      return draw.from === 1 ? [[good - 1, total, `Does $1$ belong to the perfect ${ask.kind}s?`, 2]] : []
    case 'two-digit':
      return [
        [good - 1, total, 'Both the first and the last two-digit number count.', 3],
        [good, draw.to, 'The numbers do not start from $1$: count them all again.', 1],
      ]
    case 'not':
      return []
    default:
      return ask satisfies never
  }
}
