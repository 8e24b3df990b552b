import { isSquare } from '../../../maths'

/** The rule of a length whose square is known, as a number or as one simplified surd. */
export const lengthRule = (square: number) => ({ kind: isSquare(square) ? 'number' : 'surd', unit: 'units' }) as const
