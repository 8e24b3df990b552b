import type { Difficulty } from '../../syllabus'

/** The ids of the topic's templates, in its order: a draw picks one of them before the file that holds it is loaded. */
export const ids: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: [
    'trig-ratio-from-two-sides',
    'trig-ratio-from-a-ratio',
    'trig-evaluate-standard-angles',
    'trig-verify-for-angles',
    'trig-find-acute-angle',
    'trig-value-by-identity',
    'trig-true-or-false',
    'trig-assertion-reason-ratios',
    'ht-one-elevation',
    'ht-one-depression',
  ],
  medium: [
    'trig-homogeneous-quotient',
    'trig-evaluate-a-quotient',
    'trig-find-two-angles',
    'trig-conjugate-value',
    'trig-sum-of-squares',
    'trig-product-from-sum',
    'trig-eliminate-the-angle',
    'trig-express-in-terms',
    'trig-order-the-proof',
    'ht-walk-towards',
    'ht-opposite-sides',
  ],
  hard: [
    'trig-ratio-in-coordinates',
    'trig-prove-identity',
    'trig-order-the-long-proof',
    'ht-tower-on-a-building',
    'ht-plane-speed',
    'ht-time-to-reach',
    'ht-three-part-case',
  ],
}
