import type { Swap } from './swap'

const be = '(?:is|are)(?: always| also| equal to| exactly)*'

/** Zeroes, roots and graphs. */
export const polynomialsSwaps: readonly Swap[] = [
  {
    in: ['polynomials', 'quadratic-equations'],
    words:
      'zeroes?(?: of [^,;]*?)? (?:lies?|is|are|stands?|appears?|is found|are found)[^,;]* (?:cuts?|meets?|crosses|intersects?|touches) the y-axis',
    says: 'the zeroes are where it meets the x-axis',
  },
  {
    words:
      'x-coordinate of the (?:common )?point (?:where|at which|in which) (?:the|its) (?:graph|curve|parabola|line) (?:meets|cuts|crosses|intersects) the y-axis(?! is (?:0|zero))|y-coordinates? of the (?:common )?points? (?:where|at which|in which) (?:the|its) (?:graph|curve|parabola|line) (?:meets|cuts|crosses|intersects) the x-axis(?! (?:is|are) (?:all |both )?(?:0|zero))',
    says: 'this coordinate is 0 there',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words:
      '(?:zeroes|roots)(?: then)?(?: both)? have the sign of (?:a|b|c)|both (?:zeroes |roots )?have the sign of (?:a|c)|(?:numbers) (?:both )?have the sign of (?:a|c)',
    says: 'the product tells only whether the signs are equal; which sign it is, the sum tells (that of two zeroes is -b/a, that of the two numbers of a split b)',
    evenIf: true,
  },
  {
    in: ['polynomials'],
    words: `degree of (?:a|the|any) polynomial ${be} (?:the |its )?(?:lowest|smallest|least) (?:power|exponent|degree)|degree of (?:a|the|any) polynomial ${be} (?:the |its )?(?:number of (?:its )?(?:terms|zeroes)|coefficient of the highest power)`,
    says: 'it is the highest power of the variable',
  },
  {
    in: ['quadratic-equations'],
    words:
      'quadratic equation always has (?:two )?(?:real|distinct|rational)(?: and (?:distinct|different))? roots|every quadratic equation has (?:two |at least one )?real roots?',
    says: 'it has real roots only where D ≥ 0',
  },
]
