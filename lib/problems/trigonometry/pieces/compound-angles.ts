import { cosines, sines, type TableAngle } from './sine-table'
import type { Surd } from '../../../maths'

/** The sine or the cosine of A + B or A - B. */
interface CompoundIdentity {
  readonly left: 'sin' | 'cos'
  readonly sign: '+' | '-'
  /** The two products on the right: first ratio of A, second of B, and so on. */
  readonly products: readonly [readonly ['sin' | 'cos', 'sin' | 'cos'], readonly ['sin' | 'cos', 'sin' | 'cos']]
  readonly between: '+' | '-'
}

const identities: readonly CompoundIdentity[] = [
  {
    left: 'sin',
    sign: '+',
    products: [
      ['sin', 'cos'],
      ['cos', 'sin'],
    ],
    between: '+',
  },
  {
    left: 'sin',
    sign: '-',
    products: [
      ['sin', 'cos'],
      ['cos', 'sin'],
    ],
    between: '-',
  },
  {
    left: 'cos',
    sign: '+',
    products: [
      ['cos', 'cos'],
      ['sin', 'sin'],
    ],
    between: '-',
  },
  {
    left: 'cos',
    sign: '-',
    products: [
      ['cos', 'cos'],
      ['sin', 'sin'],
    ],
    between: '+',
  },
]

const pairs = [
  [60, 30],
  [30, 30],
  [90, 30],
  [90, 60],
  [60, 60],
  [30, 60],
  [60, 90],
  [30, 90],
] as const

/** An identity with two angles to put in. */
interface Verification {
  readonly identity: CompoundIdentity
  readonly a: TableAngle
  readonly b: TableAngle
}

/** The angle in the bracket, in degrees. */
export const total = ({ identity: { sign }, a, b }: Verification): number => (sign === '+' ? a + b : a - b)

/** Whether an angle is in the table. */
export const isAngle = (angle: number): angle is TableAngle =>
  angle === 0 || angle === 30 || angle === 60 || angle === 90

/** All those whose left side is in the table. */
export const verifications: readonly Verification[] = identities.flatMap((identity) =>
  pairs.map(([a, b]): Verification => ({ identity, a, b })).filter((one) => isAngle(total(one))),
)

/** The value of both sides, by the left one. */
export function commonValue(verification: Verification): Surd {
  const angle = total(verification)
  if (!isAngle(angle)) throw new Error(`verify: ${angle} degrees is not in the table`)
  return (verification.identity.left === 'sin' ? sines : cosines)[angle]
}
