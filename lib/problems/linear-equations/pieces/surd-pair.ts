import { sumTex, surd, surdTex, surdText, type Surd } from '../../../maths'
import type { SurdLine } from '../../../solutions/linear-equations/surd-coefficients'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

/** √p x + s√q y and i√q x + j√p y: equal to 0, or to what they are at x = u√p, y = v√q. */
export interface SurdPair {
  readonly p: number
  readonly q: number
  readonly s: 1 | -1
  readonly i: number
  readonly j: number
  readonly u: number
  readonly v: number
  readonly zero: boolean
}

const root = (n: number, letter: string): string => `\\sqrt{${n}}${letter}`

/** √8 stands for 2√2, as the book has it. */
const term = (times: number, under: number, letter: string) =>
  [Math.sign(times), root(times * times * under, letter)] as const

const rightOf = ({ p, q, s, i, j, u, v, zero }: SurdPair): readonly [Surd, Surd] =>
  zero ? [surd(0, 1), surd(0, 1)] : [surd(p * u + s * q * v, 1), surd(i * u + j * v, p * q)]

/** "\sqrt{2}x + \sqrt{3}y = 5" and the second equation. */
export function statedTex(pair: SurdPair): readonly [string, string] {
  const { p, q, s, i, j } = pair
  const [first, second] = rightOf(pair)
  return [
    `${sumTex([term(1, p, 'x'), term(s, q, 'y')])} = ${surdTex(first)}`,
    `${sumTex([term(i, q, 'x'), term(j, p, 'y')])} = ${surdTex(second)}`,
  ]
}

/** The two equations as a solution reads them. */
export function linesOf(pair: SurdPair): readonly [SurdLine, SurdLine] {
  const { p, q, s, i, j } = pair
  const [first, second] = rightOf(pair)
  return [
    [surd(1, p), surd(s, q), first],
    [surd(i, q), surd(j, p), second],
  ]
}

const solution = (x: Surd, y: Surd): string => `x = ${surdText(x)}, y = ${surdText(y)}`

const keyOf = ({ p, q, u, v, zero }: SurdPair): string => (zero ? 'x = 0, y = 0' : solution(surd(u, p), surd(v, q)))

export function surdSlips(pair: SurdPair): readonly Slip[] {
  const { p, q, s, u, v, zero } = pair
  return distinctSlips(
    keyOf(pair),
    zero
      ? [
          {
            response: solution(surd(1, q), surd(-s, p)),
            note: 'That satisfies the first equation only: put it into the second one.',
            step: 'put back',
          },
          {
            response: solution(surd(1, p), surd(1, q)),
            note: 'Put these values into both equations: are the right sides zero?',
            step: 'combined',
          },
        ]
      : [
          {
            response: solution(surd(v, q), surd(u, p)),
            note: 'The values are exchanged: put them back to see which is x.',
            step: 'last',
          },
          {
            response: solution(surd(u, p), surd(-v, q)),
            note: 'Mind the signs when you subtract the equations.',
            step: 'combined',
          },
          {
            response: solution(surd(p * u, 1), surd(v, q)),
            note: `Divide by the coefficient √${p} at the end.`,
            step: 'put back',
          },
        ],
  )
}
