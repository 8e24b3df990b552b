import type { Definition } from './definition'

const algebra = ['polynomials', 'quadratic-equations'] as const

/** Terms of polynomials and of quadratic equations. */
export const polynomialDefinitions: readonly Definition[] = [
  {
    in: algebra,
    term: String.raw`zero(?:es)? of (?:a|the|any|this) (?:quadratic |cubic |linear )?polynomial(?: p\(x\))?`,
    genus: 'numbers?|values?|points?|coefficients?|terms?',
    never: String.raw`values? of the polynomial (?:at|for|when)|value of p\(x\)|p\(0\)|at x = 0|x = 0|when x is (?:0|zero)|meets? the y-axis|on the y-axis|y-coordinates?|y-intercept|constant term|coefficients?|(?:greatest|least|highest|smallest|largest) values?|positive|value (?:is|becomes) (?:1|positive|equal to x)|equals? (?:1|x)`,
    says: 'a zero of p(x) is a number k with p(k) = 0: the x-coordinate of a point where the graph meets the x-axis',
  },
  {
    in: algebra,
    term: String.raw`(?:roots?|solutions?) of (?:an|the|a|any|this) (?:quadratic )?equation(?: ax² \+ bx \+ c = 0)?`,
    genus: 'numbers?|values?|points?|coefficients?|terms?',
    never: String.raw`meets? the y-axis|(?:cuts?|crosses|meets?|touches) the y-axis|makes? (?:its |the )?left(?: hand)? side (?:positive|negative|1|equal to 1|as (?:small|large))|(?:is |are )?(?:its |the )?coefficients?|value of the (?:equation|left side|polynomial) (?:at|for)|(?:at|for|when) x = 0|constant term|square roots?`,
    says: 'a root is a number that satisfies the equation: put in for x it makes both sides equal',
  },
  {
    in: ['polynomials'],
    term: String.raw`degree of (?:a|the|any) polynomial|degree`,
    genus: 'power|exponent|number|coefficient|term|sum',
    never: String.raw`lowest|smallest|least|number of (?:its )?(?:terms|zeroes|roots|variables)|coefficients?|sum of (?:the |all |its )*(?:powers|exponents)|constant term`,
    says: 'the degree is the highest exponent of the variable',
  },
  {
    in: ['polynomials'],
    term: String.raw`linear(?: polynomials?)?`,
    genus: 'polynomials?|one',
    never: String.raw`degree (?:0|zero|2|two|3|three)|(?:two|three|no) terms|highest (?:power|exponent) (?:2|3|two)`,
    says: 'a linear polynomial has the degree 1',
  },
  {
    in: ['polynomials'],
    term: String.raw`quadratic(?: polynomials?)?`,
    genus: 'polynomials?|one',
    never: String.raw`degree (?:0|zero|1|one|3|three|4|four)|(?:exactly )?(?:two|four|2|3|three) (?:terms|variables)|b ≠ 0|c ≠ 0`,
    says: 'a quadratic polynomial has the degree 2: a ≠ 0',
  },
  {
    in: ['polynomials'],
    term: String.raw`cubic(?: polynomials?)?`,
    genus: 'polynomials?|one',
    never: String.raw`degree (?:0|zero|1|one|2|two|4|four)|(?:exactly )?(?<!least )(?<!most )three (?:terms|variables)`,
    says: 'a cubic polynomial has the degree 3',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    term: String.raw`constant polynomials?|non-zero constants?|constant(?: polynomial)?`,
    never: String.raw`degree (?:1|one|2|two)`,
    says: 'a constant other than 0 has the degree 0',
  },
  {
    term: 'discriminant',
    genus: 'number|expression|value|term|quantity|square root|root|part',
    never: String.raw`square root of b²|√\(?b²|root of b² - 4ac|a² - 4bc|b² \+ 4ac|b² - 2ac|b² - ac|b - 4ac|c² - 4ab|4ac - b²|under the fraction|in the denominator|number of (?:the )?roots`,
    says: 'the discriminant is b² - 4ac, the number under the root',
  },
  {
    in: ['quadratic-equations'],
    term: String.raw`quadratic(?: equations?)?`,
    genus: 'equations?',
    never: String.raw`(?<!a ≠ 0 and )(?:b|c) ≠ 0|(?:b|c) is not (?:0|zero)|degree (?:1|one|3|three|4|four)|(?:highest )?(?:power|exponent)[a-z ]* is (?:1|one|3|three)|two (?:variables|terms|unknowns)|(?:exactly|always) two real (?:roots|solutions)|a = 0`,
    says: 'a quadratic equation has the form ax² + bx + c = 0 with a ≠ 0; b and c may be 0',
  },
  {
    in: algebra,
    term: 'parabola',
    genus: 'graph|curve|line',
    never: String.raw`graph of (?:a|any|every) (?:linear|cubic)|straight`,
    says: 'a parabola is the graph of a quadratic polynomial',
  },
  {
    in: algebra,
    term: String.raw`missing (?:terms?|powers?)`,
    never: 'coefficients? (?:1|one|equal to 1)',
    says: 'a missing term has the coefficient 0',
  },
]
