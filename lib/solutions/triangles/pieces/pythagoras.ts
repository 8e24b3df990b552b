import { add, fraction, squared, surd, surdTex, surdText, type Fraction, type Surd } from '../../../maths'
import { chain } from '../../claim'
import { lengthShown, lengthTex, lengthText } from './length'

/** The length whose square it is. */
export const rootOf = ({ n, d }: Fraction): Surd => surd(fraction(1, d), Number(n * d))

/** "2.5^2", "\left(\frac{7}{3}\right)^2" */
export const squareTex = (value: Fraction): string => lengthTex(value).replace(/^.*frac.*$/, '\\left($&\\right)') + '^2'

/** A root in a formula, in a sentence and in the key: as a decimal where it is one. */
export const shown = (root: Surd): string => (root.radicand === 1 ? lengthTex(root.coefficient) : surdTex(root))
export const inSentence = (root: Surd): string =>
  root.radicand === 1 ? lengthShown(root.coefficient) : `$${surdTex(root)}$`
export const keyOf = (root: Surd): string => (root.radicand === 1 ? lengthText(root.coefficient) : surdText(root))

/** "\sqrt{50} = 5\sqrt{2}" */
export const rootSides = (square: Fraction): readonly string[] => {
  const [plain, simple] = [`\\sqrt{${lengthTex(square)}}`, shown(rootOf(square))]
  return plain === simple ? [plain] : [plain, simple]
}

/** "d^2 = 8^2 + 6^2 = 64 + 36 = 100" */
export const sumOfSquares = (one: Fraction, two: Fraction) =>
  chain(
    'd^2',
    `${squareTex(one)} + ${squareTex(two)}`,
    `${lengthTex(squared(one))} + ${lengthTex(squared(two))}`,
    lengthTex(add(squared(one), squared(two))),
  )
