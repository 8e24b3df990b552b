/** Archetypes that an examiner would not set in one paper: the second asks hardly more than the first. */
const groups: readonly (readonly string[])[] = [
  ['rn-prime-factorisation', 'rn-exponent-sum', 'rn-factor-tree'],
  ['rn-prove-root-irrational', 'rn-prove-simple-irrational', 'rn-prove-compound-irrational', 'rn-prove-sum-squared'],
  ['poly-symmetric', 'poly-symmetric-more', 'poly-k-from-symmetric'],
  [
    'poly-zeroes-integer',
    'poly-zeroes-missing-term',
    'poly-zeroes-nonmonic-verify',
    'poly-zeroes-surd',
    'poly-zeroes-surd-verify',
  ],
  ['le-find-k', 'le-k-from-square'],
  ['qe-k-equal-roots', 'qe-k-real-roots', 'qe-k-both-real', 'qe-equal-roots-letter', 'qe-prove-equal-roots'],
  ['qe-factor-monic', 'qe-factor-nonmonic', 'qe-formula-irrational'],
  ['ap-two-terms', 'ap-two-terms-zero', 'ap-sums-of-term-pairs'],
  ['tri-bpt-segment', 'tri-bpt-x', 'tri-parallel-length'],
  ['tri-shadow', 'tri-lamp-walk'],
  ['cg-distance', 'cg-distance-origin-axis', 'cg-rectangle-diagonal'],
  ['cg-equidistant-axis', 'cg-equidistant-relation', 'cg-equidistant-then-lengths'],
  ['trig-prove-basic', 'trig-prove-advanced', 'trig-prove-conditional'],
  ['ht-two-angles-same-side', 'ht-two-ships-same-side', 'ht-moving-object-speed'],
  ['cir-circumscribed-quad', 'cir-prove-rhombus-quad'],
  ['sav-capsule', 'sav-cone-hemisphere', 'sav-cone-ends'],
  ['stat-mode-grouped', 'stat-mode-missing', 'stat-mean-and-mode'],
  ['stat-mean-direct', 'stat-mean-assumed', 'stat-mean-decimal', 'stat-mean-inclusive', 'stat-mean-and-mode'],
  ['stat-median-grouped', 'stat-median-missing', 'stat-median-two-missing'],
  ['prob-two-dice-sum', 'prob-two-dice-other'],
]

/** The edition from which a paper asks one of a group alone. */
export const alikeSince = 2

/** What a question takes from the rest of its paper: its own archetypes, and those that are alike. */
export function takenBy(archetypes: readonly string[], edition: number): readonly string[] {
  if (edition < alikeSince) return archetypes
  return [...archetypes, ...groups.filter((group) => group.some((one) => archetypes.includes(one))).flat()]
}
