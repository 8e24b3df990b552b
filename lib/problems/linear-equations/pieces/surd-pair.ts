import { sumTex, surd, surdTex, surdText, type Surd } from '../../../maths'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

/** √p x + s√q y and i√q x + j√p y: equal to 0, or to what they are at x = √p, y = √q. */
export interface SurdPair {
  readonly p: number
  readonly q: number
  readonly s: 1 | -1
  readonly i: number
  readonly j: number
  readonly zero: boolean
}

const root = (n: number, letter: string): string => `\\sqrt{${n}}${letter}`

/** √8 stands for 2√2, as the book has it. */
const term = (times: number, under: number, letter: string) =>
  [Math.sign(times), root(times * times * under, letter)] as const

const rightOf = ({ p, q, s, i, j, zero }: SurdPair): readonly [Surd, Surd] =>
  zero ? [surd(0, 1), surd(0, 1)] : [surd(p + s * q, 1), surd(i + j, p * q)]

/** "\sqrt{2}x + \sqrt{3}y = 5" and the second equation. */
export function statedTex(pair: SurdPair): readonly [string, string] {
  const { p, q, s, i, j } = pair
  const [first, second] = rightOf(pair)
  return [
    `${sumTex([term(1, p, 'x'), term(s, q, 'y')])} = ${surdTex(first)}`,
    `${sumTex([term(i, q, 'x'), term(j, p, 'y')])} = ${surdTex(second)}`,
  ]
}

/** The first equation times i√q, and the second times √p: both begin with i√(pq) x. */
export function levelledTex({ p, q, s, i, j, zero }: SurdPair): readonly [string, string] {
  const lead = [i, root(p * q, 'x')] as const
  return [
    `${sumTex([lead, [s * i * q, 'y']])} = ${zero ? '0' : surdTex(surd(i * (p + s * q), q))}`,
    `${sumTex([lead, [j * p, 'y']])} = ${zero ? '0' : surdTex(surd((i + j) * p, q))}`,
  ]
}

export const keyOf = ({ p, q, zero }: SurdPair): string => (zero ? 'x = 0, y = 0' : `x = √${p}, y = √${q}`)

export function surdSlips(pair: SurdPair): readonly Slip[] {
  const { p, q, s, zero } = pair
  return distinctSlips(
    keyOf(pair),
    zero
      ? [
          {
            response: `x = √${q}, y = ${surdText(surd(-s, p))}`,
            note: 'That satisfies the first equation only: put it into the second one.',
            step: 'put back',
          },
          {
            response: `x = √${p}, y = √${q}`,
            note: 'Put these values into both equations: are the right sides zero?',
            step: 'combined',
          },
        ]
      : [
          {
            response: `x = √${q}, y = √${p}`,
            note: 'The values are exchanged: put them back to see which is x.',
            step: 'last',
          },
          {
            response: `x = √${p}, y = -√${q}`,
            note: 'Mind the signs when you subtract the equations.',
            step: 'combined',
          },
          { response: `x = ${p}, y = √${q}`, note: `Divide by the coefficient √${p} at the end.`, step: 'put back' },
        ],
  )
}
