import { factorised } from './pieces/factorised'

/** E.g. "Find the roots of the quadratic equation x² − 3x − 10 = 0 by factorisation." */
export const factoriseMonic = factorised('factorise-monic', 'qe-factor-monic')
