/** Thrown when a value would grow past what a school answer needs; keeps every operation to a moment. */
export class TooLarge extends Error {}

/** What is left for one piece of work, in operations on terms: handed down to all that it takes. The same work always costs the same. */
export interface Budget {
  left: number
}

/** As much as a school answer can need. */
export const newBudget = (): Budget => ({ left: 1500 })

export function spend(budget: Budget, cost: number): void {
  budget.left -= cost
  if (budget.left < 0) throw new TooLarge()
}
