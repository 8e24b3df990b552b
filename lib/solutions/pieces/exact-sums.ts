import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'

/** Sums, differences and products of a few exact terms, each with room of its own. */
export const plus = (a: Sum, b: Sum): Sum => sums.add(a, b, sums.newBudget())
export const less = (a: Sum, b: Sum): Sum => sums.subtract(a, b, sums.newBudget())
export const times = (a: Sum, b: Sum): Sum => sums.multiply(a, b, sums.newBudget())
