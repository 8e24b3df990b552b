/** The archetypes that ask for a probability by counting outcomes. */
export const chanceKinds: readonly string[] = [
  'prob-coins',
  'prob-one-die',
  'prob-bag',
  'prob-two-dice-sum',
  'prob-two-dice-other',
  'prob-cards',
  'prob-numbered',
]
