import { favourable, type Counted } from './counted'
import type { Numbered } from './numbered-ask'
import { range } from './chance'
import { lcm } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line } from '../../line'

/** Multiples of k from p to q, by division. */
export const multiples = (k: number, { from, to }: Pick<Numbered, 'from' | 'to'>): number =>
  Math.floor(to / k) - Math.floor((from - 1) / k)

/** "$12, 14, \ldots, 60$, that is, $25$ numbers"; a short list in full. */
function multiplesTex(k: number, { from, to }: Numbered): string {
  const found = range(from, to).filter((n) => n % k === 0)
  const [first, second] = found
  if (found.length === 0) return 'there are none'
  return found.length > 5
    ? `$${first}, ${second}, \\ldots, ${found.at(-1)}$, that is, $${found.length}$ numbers`
    : `$${found.join(', ')}$, so there ${found.length === 1 ? 'is only' : 'are'} $${found.length}$ of them`
}

/** All but the multiples of k. */
export function notMultiples(given: Numbered, k: number): Counted {
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

/** The multiples of the LCM. */
export function multiplesOfBoth(given: Numbered, a: number, b: number): Counted {
  const both = lcm(a, b)
  const found = range(given.from, given.to).filter((n) => n % both === 0)
  return {
    good: found.length,
    lines: [
      line(
        'lcm',
        says`Numbers divisible by both $${a}$ and $${b}$ are the multiples of ${chain(`\\text{LCM}(${a}, ${b})`, `${both}`)}.`,
      ),
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

/** Those of a and those of b, less those counted twice. */
export function multiplesOfEither(given: Numbered, a: number, b: number): Counted {
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
