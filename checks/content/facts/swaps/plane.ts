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
]
