import type { Sample } from './sample'

/** What is told wrong of the chapters in words: key points, tips, tables. */
export const factSamples: readonly Sample[] = [
  {
    in: 'points',
    wrong: '- Two parallel tangents touch the ends of a diameter; the distance between them is the radius.',
    right: '- Two parallel tangents touch the ends of a diameter; the distance between them is the diameter.',
    says: '"parallel tangents" goes with',
  },
  {
    in: 'text',
    wrong: 'Through a point outside the circle there is exactly one tangent.',
    right: 'Through a point outside the circle there are exactly two tangents.',
    says: '"outside the circle" goes with "two tangents"',
  },
  {
    in: 'text',
    wrong: 'A secant meets the circle in one common point, a tangent in two.',
    right: 'A secant meets the circle in two common points, a tangent in one.',
    says: '"a secant" goes with "two common points"',
  },
  {
    in: 'step',
    wrong:
      '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm. If the circles touch externally, the distance is the difference of the radii.',
    right:
      '1. $PT = \\sqrt{13^2 - 5^2} = 12$ cm. If the circles touch externally, the distance is the sum of the radii.',
    says: '"touch externally" goes with',
  },
  {
    in: 'text',
    wrong:
      "<Figure\n  kind=\"table\"\n  head={['Point', 'Tangents']}\n  rows={[['inside the circle', 'two'], ['on the circle', 'one']]}\n  description=\"A table of points and tangents.\"\n/>",
    right:
      "<Figure\n  kind=\"table\"\n  head={['Point', 'Tangents']}\n  rows={[['inside the circle', 'none'], ['on the circle', 'one']]}\n  description=\"A table of points and tangents.\"\n/>",
    says: '"inside the circle" goes with "no tangent"',
  },
  tip(
    'Smallest powers of the common primes make the LCM.',
    'Smallest powers of the common primes make the HCF.',
    '"the LCM" goes with "the greatest powers"',
  ),
  tip(
    'Remember: similar figures are always congruent.',
    'Remember: congruent figures are always similar.',
    'it is the other way round that it holds always',
  ),
  tip('The LCM divides both numbers.', 'Both numbers divide the LCM.', 'the numbers divide the LCM'),
  tip('All rectangles are similar.', 'All squares are similar.', 'their shapes can differ'),
  tip(
    'The product of two irrational numbers is irrational.',
    'The product of two irrational numbers can be rational.',
    'it can be rational or irrational',
  ),
  tip(
    'Of the 3 hours, 100 minutes are 1 hour 30 minutes.',
    'Of the 3 hours, 100 minutes are 1 hour 40 minutes.',
    'reckon it once more in the smaller unit',
  ),
  tip(
    'Volumes: 100 cm³ make one litre.',
    'Volumes: 1000 cm³ make one litre.',
    'reckon it once more in the smaller unit',
  ),
  tip(
    'In a polynomial the sum of the zeroes is $\\frac{b}{a}$.',
    'In a polynomial the sum of the zeroes is $-\\frac{b}{a}$.',
    'does not hold: look at its signs',
  ),
  tip('Use product of zeroes = −c/a.', 'Use product of zeroes = c/a.', 'does not hold: look at its signs'),
  {
    in: 'points',
    wrong: '- Tangents at $60^\\circ$: $PA = 2r$, $OP = 2r$.',
    right: '- Tangents at $60^\\circ$: $PA = r\\sqrt{3}$, $OP = 2r$.',
    says: 'does not hold: look at its signs',
  },
]

/** The first of eight tips. */
function tip(wrong: string, right: string, says: string): Sample {
  const file = (first: string) =>
    `tips:\n  - '${first}'\n${['two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((one) => `  - ${one}`).join('\n')}`
  return { in: 'tips', wrong: file(wrong), right: file(right), says }
}
