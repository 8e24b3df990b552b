import type { ToldFacts } from './told-facts'

/** How many zeroes polynomials of a degree have. */
export const zeroCounts: ToldFacts = {
  polynomials: {
    wrong: [
      'The graph of a cubic polynomial crosses the $x$-axis at most twice.',
      'A cubic polynomial has at least three zeroes.',
      'A polynomial of degree $n$ has at least $n$ zeroes.',
      'Every quadratic polynomial has exactly two zeroes.',
      'A polynomial of degree $4$ has at least four zeroes.',
      'The graph of a cubic polynomial meets the $x$-axis in at least three points.',
      'A cubic polynomial can have more than three zeroes.',
      'A quadratic polynomial has at most two zeroes, a cubic at least three.',
      'The number of zeroes of a quadratic polynomial is at least two.',
      'A linear polynomial has at most two zeroes.',
      'A quadratic polynomial always has two zeroes.',
      'A polynomial of degree $n$ has at most $n + 1$ zeroes.',
      'Any polynomial of degree 3 has exactly three real zeroes.',
      'A cubic polynomial may have four zeroes.',
      'A quadratic polynomial has a minimum of two zeroes.',
      'A cubic polynomial cannot have fewer than three zeroes.',
      'The graph of a quadratic polynomial cuts the $x$-axis in exactly two points.',
      'Every cubic polynomial has three real zeroes.',
    ],
    right: [
      'The graph of a quadratic polynomial crosses the $x$-axis at most twice.',
      'A cubic polynomial has at least one zero and at most three zeroes.',
      'A cubic polynomial may have exactly two zeroes.',
      'A quadratic polynomial cannot have more than two zeroes.',
      'No cubic polynomial has more than three zeroes.',
      'Not every cubic polynomial has exactly three zeroes.',
      'A cubic polynomial has at most three zeroes, because its graph meets the $x$-axis in at most three points.',
      'A linear polynomial has exactly one zero.',
      'Does a cubic polynomial have at least three zeroes?',
      'If $D > 0$, a quadratic polynomial has exactly two zeroes.',
      'This cubic polynomial has exactly three zeroes.',
      'A polynomial of degree $n$ has at most $n$ zeroes.',
      'A cubic polynomial has at least three terms here, and its zeroes are easy.',
      'Every cubic polynomial has three zeroes at most.',
      'A cubic polynomial can have two zeroes.',
      'If the graph touches the $x$-axis, the two zeroes are equal.',
    ],
  },
  'quadratic-equations': {
    wrong: ['A quadratic equation has at least two roots.', 'A quadratic equation can have three roots.'],
    right: [],
  },
}
