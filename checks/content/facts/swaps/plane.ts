import type { Swap } from './swap'

/** Points, distances and mid-points. */
export const planeSwaps: readonly Swap[] = [
  {
    in: ['coordinate-geometry'],
    words:
      'mid-?point(?: of (?:a|the) (?:line )?segment| of [A-Z]{2})? divides (?:it|a|the|[A-Z]{2})[^,;]* in the ratio (?!1 ?: ?1)\\d+ ?: ?\\d+',
    says: 'it divides it in the ratio 1 : 1',
  },
  {
    in: ['coordinate-geometry'],
    words: 'distance of a point from the origin is (?:the )?(?:sum|difference) of (?:its|the) coordinates',
    says: 'it is the square root of the sum of their squares',
  },
  {
    in: ['coordinate-geometry', 'linear-equations'],
    words:
      'origin (?:has the coordinates|is the point|lies at|is at|has coordinates|is) \\((?!0, ?0\\))-?\\d+, ?-?\\d+\\)',
    says: 'the origin is (0, 0)',
  },
  {
    in: ['coordinate-geometry'],
    words:
      'mid-?point(?: has| is| are)?(?: \\w+){0,3} (?:half (?:of )?the |the )differences? of the (?:x- |y-)?coordinates',
    says: 'its coordinates are half of the sums',
  },
  {
    in: ['coordinate-geometry'],
    words: 'collinear,? (?:if|when) the sum of two (?:of the )?distances is (?:greater|less|more|smaller)',
    says: 'the sum of two distances is equal to the third',
    evenIf: true,
  },
  {
    in: ['coordinate-geometry'],
    words: String.raw`^add and (?:double|multiply|subtract|square)|add the (?:two )?coordinates and (?:double|multiply|square)`,
    says: 'a mid-point is the average: add and halve',
  },
  {
    in: ['coordinate-geometry', 'linear-equations'],
    words: String.raw`(?:take )?the height along the (?:axis|[xy]-axis)|the base from the third vertex`,
    says: 'the base lies along the axis, the height goes to it from the third vertex',
  },
  {
    in: ['coordinate-geometry'],
    words: String.raw`take (?:the ratio )?\d+ ?: ?\d+,? (?:and )?solve for k`,
    says: 'the ratio is taken as k : 1',
  },
  {
    in: ['coordinate-geometry'],
    words: String.raw`distance (?:between|of) (?:two|any) points (?:can|may|could) be negative|distances? (?:can|may) be negative`,
    says: 'a distance is never negative',
  },
  {
    in: ['coordinate-geometry'],
    words: String.raw`mid-?point (?:has as its coordinates|has (?:the|as) coordinates|coordinates are|is) (?:the )?(?:sums?|differences?|products?|twice|half (?:of )?the differences?) of the coordinates`,
    says: 'they are half of the sums of the coordinates',
  },
  {
    in: ['coordinate-geometry'],
    words: String.raw`(?:first|1st) quadrant[^.;]{0,20} (?:has|have|are) (?:two |both )?negative|(?:second|2nd|fourth|4th) quadrant[^.;]{0,20} (?:has|have) (?:two|both)(?: coordinates)? (?:negative|positive)|(?:third|3rd) quadrant[^.;]{0,20} (?:has|have) (?:two|both)(?: coordinates)? positive|(?:both|two) (?:coordinates )?(?:are )?negative,? (?:the point |it |so it )?(?:lies |is )?in the (?:first|second|fourth)`,
    says: 'the signs are (+, +), (-, +), (-, -), (+, -) in the first to the fourth quadrant',
  },
  {
    in: ['coordinate-geometry'],
    words: String.raw`x-axis (?:divides|cuts|meets)[^.;]* x-coordinate (?:is |becomes )?(?:0|zero)|y-axis (?:divides|cuts|meets)[^.;]* y-coordinate (?:is |becomes )?(?:0|zero)`,
    says: 'on the x-axis the y-coordinate is 0, on the y-axis the x-coordinate',
  },
  {
    in: ['coordinate-geometry'],
    words: String.raw`centroid[^.;]{0,30} (?:is|are|has) (?:at )?(?:the )?(?:half|a half|one half|sums?|two thirds|a quarter|one fourth)(?: of)? (?:the )?(?:sums?|coordinates)`,
    says: 'they are one third of the sums of the coordinates of the vertices',
  },
  {
    in: ['coordinate-geometry', 'triangles'],
    words: String.raw`diagonals of (?:a|any|every) (?:trapezium|kite|quadrilateral) (?:always )?bisect each other`,
    says: 'those of a parallelogram do',
  },
]
