import { fraction, multiply, sign, surd, surdTex, type Surd } from '../../../maths'

/** The angles whose sines and cosines are single fractions or roots of 3. */
export type TableAngle = 0 | 30 | 60 | 90

const root3half = surd(fraction(1, 2), 3)

/** One half. */
export const half = surd(fraction(1, 2), 1)

/** The table of the book from 0 to 90 degrees. */
export const sines: Readonly<Record<TableAngle, Surd>> = { 0: surd(0, 1), 30: half, 60: root3half, 90: surd(1, 1) }

/** The same table read from 90 to 0 degrees. */
export const cosines: Readonly<Record<TableAngle, Surd>> = { 0: surd(1, 1), 30: root3half, 60: half, 90: surd(0, 1) }

/** A value of the table as a formula. */
export const tableTex = (name: 'sin' | 'cos', angle: TableAngle): string =>
  surdTex((name === 'sin' ? sines : cosines)[angle])

/** The product of two values of the table. */
export function tableProduct(p: 'sin' | 'cos', a: TableAngle, q: 'sin' | 'cos', b: TableAngle): Surd {
  const [first, second] = [(p === 'sin' ? sines : cosines)[a], (q === 'sin' ? sines : cosines)[b]]
  return surd(multiply(first.coefficient, second.coefficient), first.radicand * second.radicand)
}

/** Whether a value of the table is 0. */
export const isZero = ({ coefficient }: Surd): boolean => sign(coefficient) === 0
