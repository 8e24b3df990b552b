import type { Fraction } from '../../maths/fraction'

/** "3/4", "−2". */
export const formatFraction = ({ n, d }: Fraction): string => `${n}${d === 1n ? '' : `/${d}`}`.replace('-', '−')
