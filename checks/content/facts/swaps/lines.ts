import type { Swap } from './swap'

/** Linear equations and pairs of them. */
export const linesSwaps: readonly Swap[] = [
  {
    in: ['linear-equations'],
    words:
      '(?:make|are made|made) (?:the )?(?:coefficients (?:of (?:one|a|the) (?:variable|x|y) )?)?(?:are made )?(?:unequal|different)',
    says: 'to eliminate a variable its coefficients are made equal',
  },
  {
    in: ['linear-equations'],
    words:
      'graph of (?:a|every|any|each) linear equation(?: in two variables)? (?:is|gives) (?:always )?(?:a|an) (?:parabola|curve|circle|point)',
    says: 'it is a straight line',
  },
  {
    in: ['linear-equations'],
    words:
      'linear equation in two variables has (?:exactly |only |at most )?(?:one|two|a unique|no) solutions?(?! for)',
    says: 'one equation alone has infinitely many solutions, the points of its line',
  },
]
