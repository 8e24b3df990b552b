import { multiples } from '../../../solutions/probability/pieces/multiples-count'
import type { Numbered } from '../../../solutions/probability/pieces/numbered-ask'
import { lcm } from '../../../maths'
import type { WrongChance } from './chance'

/** Wrong counts that belong to the question asked. */
export function miscounts(draw: Numbered, good: number, total: number): readonly WrongChance[] {
  const { ask } = draw
  const [a, b] = ask.kind === 'either' || ask.kind === 'both' ? [ask.a, ask.b] : [1, 1]
  const [first, second] = [multiples(a, draw), multiples(b, draw)]
  switch (ask.kind) {
    case 'either':
      return [
        [first + second, total, 'The common multiples have been counted twice.', 'common'],
        [
          multiples(lcm(a, b), draw),
          total,
          'The word is "or": a multiple of one of the two numbers is enough.',
          'favourable',
        ],
      ]
    case 'both':
      return [
        [first + second - good, total, 'The number must be divisible by both, not by one of them.', 'lcm'],
        ...(lcm(a, b) === a * b
          ? []
          : ([
              [multiples(a * b, draw), total, 'Find the LCM of the two numbers: it need not be their product.', 'lcm'],
            ] as const)),
      ]
    case 'prime':
      return draw.from === 1 ? [[good + 1, total, 'Remember that $1$ is not a prime number.', 'list']] : []
    case 'square':
    case 'cube':
      return draw.from === 1 ? [[good - 1, total, `Does $1$ belong to the perfect ${ask.kind}s?`, 'list']] : []
    case 'two-digit':
      return [
        [good - 1, total, 'Both the first and the last two-digit number count.', 'favourable'],
        [good, draw.to, 'The numbers do not start from $1$: count them all again.', 'outcomes'],
      ]
    case 'not':
    case 'event':
      return []
    default:
      return ask satisfies never
  }
}
