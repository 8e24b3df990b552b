import type { Swap } from './swap'

/** Linear equations and pairs of them. */
export const linesSwaps: readonly Swap[] = [
  {
    in: ['linear-equations'],
    words: String.raw`ax \+ by (?:\+ c = 0|= c)\b[^.]*\b(?:b and c|c and b|a and c|c and a) are not both (?:0|zero)`,
    says: 'it is a and b that are not both 0: without x and y it is no line',
  },
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
  {
    in: ['linear-equations', 'coordinate-geometry'],
    words: String.raw`(?:parallel|two parallel|distinct parallel) lines (?:have|meet in|cut in|share) (?:exactly )?(?:one|two|infinitely many|a) (?:common )?points?(?! on)`,
    says: 'parallel lines have no common point',
  },
  {
    words: String.raw`(?:tens digit (?:is |being )?x(?: and|,) (?:the )?units digit (?:is |being )?y|units digit (?:is |being )?y(?: and|,) (?:the )?tens digit (?:is |being )?x)[:,]?(?: is| the number is)? (?:10y \+ x|x \+ 10y)|(?:tens digit (?:is |being )?y(?: and|,) (?:the )?units digit (?:is |being )?x|units digit (?:is |being )?x(?: and|,) (?:the )?tens digit (?:is |being )?y)[:,]?(?: is| the number is)? (?:10x \+ y|y \+ 10x)`,
    says: 'the tens digit is taken ten times',
    whole: true,
  },
  {
    in: ['linear-equations', 'polynomials', 'quadratic-equations'],
    words: String.raw`(?:divide|subtract)(?: [a-z]+){0,3} (?:by|from) (?:a|the) [a-z ]{3,40} to clear (?:the |of )?fractions?`,
    says: 'a multiple of the denominators clears the fractions',
  },
  {
    in: ['linear-equations'],
    words: String.raw`(?:equations?|pairs?) (?:with|of|having) (?:the )?(?:same|coincident|coinciding|one) lines? (?:have|has) (?:no|exactly one|a unique|one|only one)(?: common)? solutions?`,
    says: 'coincident lines have infinitely many common points',
  },
  {
    in: ['linear-equations', 'coordinate-geometry'],
    words: String.raw`(?:graph of |line )x ?= ?-?\d+ is (?:a line )?(?:parallel to the x-axis|perpendicular to the y-axis|horizontal)|(?:graph of |line )y ?= ?-?\d+ is (?:a line )?(?:parallel to the y-axis|perpendicular to the x-axis|vertical)`,
    says: 'x = k is parallel to the y-axis, y = k to the x-axis',
  },
  {
    in: ['linear-equations'],
    words: String.raw`to eliminate x,? (?:we |you )?(?:first )?make the coefficients of y|to eliminate y,? (?:we |you )?(?:first )?make the coefficients of x`,
    says: 'the coefficients of the letter that is to go are made equal',
    evenIf: true,
  },
  {
    in: ['linear-equations'],
    words: String.raw`line is (?:drawn|fixed|determined)(?: through| by)? (?:at least |only |just )?(?:one|a single) points?(?! and)`,
    says: 'two points fix a line; a third is a check',
  },
]
