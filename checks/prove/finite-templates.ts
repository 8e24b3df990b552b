/** Templates whose archetype has fewer different questions than the others, and why. */
export const finiteTemplates: ReadonlyMap<string, string> = new Map([
  ['rn-proof-by-contradiction', 'one proof, for the few small primes that the book asks, in three wordings'],
  ['le-book-pair', 'the one pair of the book whose solution is 19/5 and 6/5, in three wordings'],
  ['trig-assertion-reason-ratios', 'a closed list of facts about the ratios, paired with their reasons'],
  ['cir-tangent-facts', 'a closed list of facts about tangents, secants and chords, in several wordings'],
  ['trig-verify-for-angles', 'the identities that the book verifies, at the angles whose ratios it has'],
  ['ht-ratio-of-two-heights', 'the ratio for each two of the three angles of the book, in several stories'],
  ['prob-die-thrown-once', 'the events of one die that the book asks for, in several stories'],
  ['prob-one-card', 'the events of one card that the book asks for, in several stories'],
])
