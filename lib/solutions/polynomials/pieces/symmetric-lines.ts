import { divide, negate, toTex, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line, type Line } from '../../line'
import { productSides, sumSides } from './coefficient-relations'
import type { SymmetricForm } from './symmetric-forms'

/** The value of a symmetric form for the zeroes of ax² + bx + c; `last`: the marks of the last line, the others earn 1.5 together. */
export function symmetricLines(
  a: Fraction,
  b: Fraction,
  c: Fraction,
  { tex, identity, value, workings }: SymmetricForm,
  last: number,
): readonly Line[] {
  const [s, p] = [divide(negate(b), a), divide(c, a)]
  const found = toTex(value(s, p))
  const steps = workings(s, p).filter((step) => step !== found)
  return [
    earns(0.5, says`${chain('\\alpha + \\beta', ...sumSides(a, b))}`, 'sum'),
    earns(0.5, says`${chain('\\alpha\\beta', ...productSides(a, c))}`, 'product'),
    earns(0.5, says`${chain(tex, identity)}`, 'identity'),
    ...steps.map((step, index) =>
      line(`worked ${index + 1}`, {
        text: `$= ${step}$`,
        claim: [{ sides: [steps[index - 1] ?? identity, step] }],
      }),
    ),
    earns(last, says`So ${chain(tex, found)}`, 'value'),
  ]
}
