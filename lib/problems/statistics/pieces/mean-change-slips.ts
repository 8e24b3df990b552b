import { fraction, multiply, subtract } from '../../../maths'
import type { WrongValue } from '../../slips/wrong-values'
import type { Change, Observations } from './mean-change-questions'

/** What each change leads to when it is not carried through. */
export function wrongMeans({ count, mean, by, wrong }: Observations): Readonly<Record<Change, readonly WrongValue[]>> {
  const total = count * mean
  return {
    removed: [
      [fraction(total - by, count), 'One observation fewer is left: divide by the new number.', 'mean'],
      ...(mean > by
        ? [[fraction(mean - by), 'Take the observation away from the sum, not from the mean.', 'new sum'] as const]
        : []),
      [fraction(total, count - 1), 'The observation leaves the sum too: take it away first.', 'new sum'],
      [fraction(mean), 'The observation that leaves is not equal to the mean, so the mean changes.', 'new sum'],
    ],
    misread: [
      [fraction(mean + by), 'Only one observation was wrong: its error is shared by all.', 'mean'],
      [
        subtract(fraction(mean), fraction(by, count)),
        'The copied value was too small, so the mean was too small.',
        'new sum',
      ],
      [fraction(total + wrong + by, count), 'Take the wrong value out of the sum as well.', 'new sum'],
    ],
    'added to each': [
      [fraction(mean), 'Every observation changes, so the mean changes too.', 'new sum'],
      [fraction(total + by, count), 'All the observations are increased, not one of them.', 'new sum'],
      [
        fraction(mean + count * by),
        'The whole sum grows by that much: divide its growth by the number of observations.',
        'mean',
      ],
    ],
    multiplied: [
      [fraction(mean), 'Every observation changes, so the mean changes too.', 'new sum'],
      [fraction(mean + by), 'Multiplying every observation multiplies the mean.', 'new sum'],
      [fraction(total * by), 'That is the new sum; divide it by the number of observations.', 'mean'],
    ],
    naturals: [
      [fraction(count, 2), 'The sum of the first n natural numbers is n(n + 1)/2, not n × n/2.', 'sum'],
      [fraction(count - 1, 2), 'The sum of the first n natural numbers is n(n + 1)/2, not n(n − 1)/2.', 'sum'],
      [multiply(fraction(count), fraction(count + 1, 2)), 'That is the sum; divide it by n.', 'mean'],
    ],
  }
}
