import { rootOf } from './root'
import { shifted } from './square'
import {
  add,
  negate,
  sign,
  subtract,
  sumTex,
  sumText,
  surdTex,
  toTex,
  toText,
  type Fraction,
  type Surd,
} from '../../../maths'
import { chain, says } from '../../claim'
import { earns, type Line } from '../../line'

/** (letter - start)^2 = square, with a square of 0 or more. */
interface ShiftedSquare {
  readonly letter: string
  readonly start: Fraction
  readonly square: Fraction
}

/** start + root and start - root, as TeX and in the grammar of answers. */
export function valuesOf(start: Fraction, root: Surd): readonly (readonly [tex: string, text: string])[] {
  const { coefficient, radicand } = root
  if (radicand === 1)
    return [add(start, coefficient), subtract(start, coefficient)].map((value) => [toTex(value), toText(value)])
  return [coefficient, negate(coefficient)].map((factor) => [
    sumTex([
      [start, ''],
      [factor, `\\sqrt{${radicand}}`],
    ]),
    sumText([
      [start, ''],
      [factor, `√${radicand}`],
    ]),
  ])
}

/** The two lines from the square to the values, half a mark each, and the values as a key. */
export function bothRoots({ letter, start, square }: ShiftedSquare): {
  readonly lines: readonly [Line, Line]
  readonly key: string
} {
  const root = rootOf(square)
  const left = shifted(letter, start)
  const [high = ['', ''], low = ['', '']] = valuesOf(start, root)
  if (sign(square) === 0)
    return {
      lines: [earns(0.5, says`${chain(left, '0')}`, 'root'), earns(0.5, says`Hence ${chain(letter, high[0])}.`)],
      key: high[1],
    }
  const size = surdTex(root)
  return {
    lines: [
      earns(0.5, `$${left} = ${size}$ or $${left} = -${size}$`, 'root'),
      earns(0.5, `Hence $${letter} = ${high[0]}$ or $${letter} = ${low[0]}$.`),
    ],
    key: `${high[1]}, ${low[1]}`,
  }
}
