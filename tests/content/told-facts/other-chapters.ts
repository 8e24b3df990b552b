import type { ToldFacts } from './told-facts'

/** Sentences of the other chapters with one word changed. */
export const otherChapters: ToldFacts = {
  'real-numbers': {
    wrong: [
      'A divisor must be smaller than every remainder it leaves.',
      'Start with "$a$ and $b$ are prime": without it there is no contradiction.',
      'It is equal to $\\frac{a}{b}$, where $a$ and $b$ are irrational and neither of them is 0.',
      'To show that a sum is composite, show that both factors are less than 1.',
      'So take the HCF of the divisors, and then add the remainder.',
    ],
    right: [
      'A divisor must be greater than every remainder it leaves.',
      'Start with "$a$ and $b$ are co-prime": without it there is no contradiction.',
      'It is equal to $\\frac{a}{b}$, where $a$ and $b$ are integers and neither of them is 0.',
      'This contradicts the fact that $\\sqrt{2}$ is irrational.',
      'This contradicts our assumption that $\\sqrt{2}$ is rational.',
      'The exponents $a$ and $b$ are prime to each other.',
      'So take the LCM of the divisors, and then add the remainder.',
    ],
  },
  polynomials: {
    wrong: [
      'Reciprocal zeroes have the sum 1.',
      'Opposite zeroes have the product 0.',
      'Rewrite in ascending powers before reading off $a$, $b$ and $c$.',
      '$x^2 + 9$ is at most 9 for every real $x$, so it is never 0.',
      'Divide by a suitable number to clear fractions.',
    ],
    right: [
      'Reciprocal zeroes have the product 1.',
      'Opposite zeroes have the sum 0.',
      'Rewrite in descending powers before reading off $a$, $b$ and $c$.',
      '$x^2 + 9$ is at least 9 for every real $x$, so it is never 0.',
      'Multiply by a suitable number to clear fractions.',
      'The reciprocals of the zeroes have the sum $\\frac{5}{6}$.',
    ],
  },
  'quadratic-equations': {
    wrong: [
      'If $a$ and $c$ have the same sign, then $D$ is certainly negative and there are no real roots.',
      'When $a$ and $c$ have opposite signs, the discriminant is negative.',
      'If $b^2 - 4ac$ is a perfect square, the roots are irrational.',
      'Multiply both sides by the product (or HCF) of the denominators.',
      'A number with the units digit $x$ and the tens digit $y$: $10x + y$.',
      'A quadratic equation for $k$ has three roots: look for the other value.',
      'A length cannot be positive, so $x = -3$ is left.',
    ],
    right: [
      'If $a$ and $c$ have the same sign, then $D$ may be negative.',
      'When $a$ and $c$ have opposite signs, the discriminant is positive.',
      'If $b^2 - 4ac$ is a perfect square, the roots are rational.',
      'If it is not a perfect square, the roots are irrational.',
      'Multiply both sides by the product (or LCM) of the denominators.',
      'A number with the tens digit $x$ and the units digit $y$: $10x + y$.',
      'With the tens digit $x$ and the units digit $y$, the number with its digits reversed is $10y + x$.',
      'A quadratic equation for $k$ has two roots: look for the other value.',
      'A length cannot be negative, so $x = 3$.',
    ],
  },
  'areas-volumes': {
    wrong: [
      'The minute hand turns $6^\\circ$ a minute. Its length is the diameter.',
      'The joined faces are outside and do not count.',
      'Write one equation: surface before = surface after.',
      'Each of the two joints hides four faces.',
      'The cone has a half of the volume of the cylinder of its base and height.',
      'Half of the arc times the diameter: the half is missing.',
      'Sketch the solid and count only the surfaces you could not touch.',
    ],
    right: [
      'The minute hand turns $6^\\circ$ a minute. Its length is the radius.',
      'The joined faces are inside and do not count.',
      'Write one equation: volume before = volume after.',
      'Each of the two joints hides two faces.',
      'The two joints hide four faces.',
      'The cone has a third of the volume of the cylinder of its base and height.',
      'A cone has half the volume of a hemisphere of the same radius, if its height is the radius.',
      'Sketch the solid and count only the surfaces you could touch.',
    ],
  },
  triangles: {
    wrong: [
      'A line parallel to one side divides the other two sides in different ratios.',
      'If the ratios are equal, the line is perpendicular by the converse of the BPT.',
      'The shortest side corresponds to the longest side.',
      'The lamp post and the person are perpendicular.',
      'Name the criterion, and write the vertices in any order.',
      'Reject any value of $x$ for which a length is positive.',
    ],
    right: [
      'A line parallel to one side divides the other two sides in the same ratio.',
      'If the ratios are equal, the line is parallel by the converse of the BPT.',
      'The shortest side corresponds to the shortest side.',
      'The lamp post and the person are parallel.',
      'Name the criterion, and write the vertices in matching order.',
      'Reject any value of $x$ for which a length is not positive.',
    ],
  },
  'linear-equations': {
    wrong: [
      'Parallel lines have one common point, so the pair has no solution.',
      'Take the height along the axis and the base from the third vertex.',
    ],
    right: [
      'Parallel lines have no common point, so the pair has no solution.',
      'Take the base along the axis and the height from the third vertex.',
    ],
  },
  trigonometry: {
    wrong: [
      'When a ship comes nearer to a lighthouse, its angle of depression from the top becomes smaller.',
      'As the boat sails away from the cliff, the angle of depression increases.',
    ],
    right: [
      'When a ship comes nearer to a lighthouse, its angle of depression from the top becomes larger.',
      'As the boat sails away from the cliff, the angle of depression decreases.',
    ],
  },
  'arithmetic-progressions': {
    wrong: [
      'If every term of an AP is multiplied by 2, the new list is an AP with the same common difference.',
      'If 3 is added to each term of an AP, the common difference increases by 3.',
    ],
    right: [
      'If every term of an AP is multiplied by 2, the new list is an AP with twice the common difference.',
      'If 3 is added to each term of an AP, the new list has the same common difference.',
    ],
  },
  probability: {
    wrong: ['"At least two" and "at most two" are complementary events.'],
    right: ['"At least two" and "at most one" are complementary events.'],
  },
}
