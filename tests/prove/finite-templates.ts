/** Templates whose archetype has few questions: one proof, one pair of the book, a closed list of facts. */
export const finiteTemplates: ReadonlySet<string> = new Set([
  'rn-proof-by-contradiction',
  'le-book-pair',
  'trig-assertion-reason-ratios',
  'cir-tangent-facts',
])
