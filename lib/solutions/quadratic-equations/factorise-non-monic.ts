import { factorised } from './pieces/factorised'

/** E.g. "Solve for x by factorisation: 6x² − 7x − 3 = 0" */
export const factoriseNonMonic = factorised('factorise-non-monic', 'qe-factor-nonmonic')
