import type { ChapterFact } from './chapter-facts'

const integers = '(?:positive )?(?:integers|numbers|natural numbers)'
const quadratic = '(?:quadratic polynomial(?: ax\\^?[2²] ?\\+ ?bx ?\\+ ?c)?|ax\\^?[2²] ?\\+ ?bx ?\\+ ?c)'

/** "exactly one root", "at most two roots": how many roots a quadratic equation has. */
const rootsOf = (how: string): RegExp =>
  RegExp(
    `^(?:every|all|any )?(?:every |any )?quadratic equations? (?:has|have|can have) (${how}) (?:real |distinct )?roots?$`,
  )

/** What the exemplar asks to be true or false, and what reasons state of the same. */
export const algebraFacts: readonly ChapterFact[] = [
  {
    id: 'two-consecutive',
    like: RegExp(`^product of (?:any )?(?:two|2) consecutive ${integers} is (?:always )?divisible by (\\d+)$`),
    right: /^[12]$/,
    rightly: 'Of two consecutive integers one is even, so their product is divisible by $2$.',
    archetype: 'rn-assertion-reason',
  },
  {
    id: 'three-consecutive',
    like: RegExp(`^product of (?:any )?(?:three|3) consecutive ${integers} is (?:always )?divisible by (\\d+)$`),
    right: /^[1236]$/,
    rightly:
      'Of three consecutive integers one is divisible by $3$ and one at least by $2$, so their product is divisible by $6$.',
    archetype: 'rn-assertion-reason',
  },
  {
    id: 'square-by-three',
    like: /^square of any positive integer can be of form 3[mq] ?\+ ?([12]) ?(?:where [mq] is (?:natural number|integer))?$/,
    right: /^1$/,
    rightly: '$(3q)^2 = 3(3q^2)$, and $(3q \\pm 1)^2 = 3(3q^2 \\pm 2q) + 1$: a square is of the form $3m$ or $3m + 1$.',
    archetype: 'rn-assertion-reason',
  },
  {
    id: 'degree-of-zero',
    like: /^degree of (?:zero|0) polynomial is (not defined|undefined|zero|0|1|one)$/,
    right: /^(?:not defined|undefined)$/,
    rightly: 'The degree of the zero polynomial is not defined.',
    apart: ['poly-degree-count', 'poly-value'],
    archetype: 'poly-degree-count',
  },
  {
    id: 'degree-of-constant',
    like: /^degree of (?:any )?(?:non[- ]?zero )?constant polynomial is (zero|0|1|one|not defined)$/,
    right: /^(?:zero|0)$/,
    rightly: 'The degree of a constant polynomial other than the zero polynomial is $0$.',
    apart: ['poly-degree-count'],
    archetype: 'poly-degree-count',
  },
  {
    id: 'roots-at-most',
    like: rootsOf('(?:at (?:the )?most|maximum(?: of)?|not more than) (?:one|1|two|2)'),
    right: /(?:two|2)$/,
    rightly: 'A quadratic equation has at most two roots.',
    archetype: 'qe-discriminant-nature',
  },
  {
    id: 'roots-exactly',
    like: rootsOf('(?:exactly |only |always |at least )*(?:one|1|two|2)'),
    right: /^never$/,
    rightly: 'A quadratic equation has two, one or no real roots: $x^2 + 1 = 0$ has none, and $x^2 - 1 = 0$ has two.',
    archetype: 'qe-discriminant-nature',
  },
  {
    id: 'both-positive',
    like: RegExp(
      `^if zeroes of ${quadratic} are both (positive|negative) then (?:a,? )?b and c (?:all )?have same sign$`,
    ),
    right: /^negative$/,
    rightly: 'If both zeroes are positive, $-\\frac{b}{a} > 0$: then $a$ and $b$ have opposite signs.',
    archetype: 'poly-zero-signs',
  },
  {
    id: 'one-meeting',
    like: /^if graph of polynomial (?:intersects|cuts|meets|touches) x[- ]?axis at (?:only|exactly) one point,? (?:then )?it (can(?:not|'t)|can) be quadratic polynomial$/,
    right: /^can$/,
    rightly: 'A quadratic polynomial with two equal zeroes, as $(x - 1)^2$, meets the x-axis at one point only.',
    archetype: 'poly-count-zeroes-graph',
  },
  {
    id: 'two-meetings',
    like: /^if graph of polynomial (?:intersects|cuts|meets) x[- ]?axis at exactly two points,? (?:then )?it (need not|must) be quadratic polynomial$/,
    right: /^need not$/,
    rightly: 'Of higher polynomials too the graph may meet the x-axis at two points, as that of $x^4 - 1$ does.',
    archetype: 'poly-count-zeroes-graph',
  },
  {
    id: 'two-zero-zeroes',
    like: /^if two of zeroes of cubic polynomial are zero,? (?:then )?it (does not have|has) linear and constant terms$/,
    right: /^does not/,
    rightly:
      'With two zeroes equal to $0$ the polynomial is $ax^2(x - \\alpha)$: it has no linear and no constant term.',
    archetype: 'poly-form-zeroes',
  },
]
