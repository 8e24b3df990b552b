import type { Swap } from './swap'

const be = '(?:is|are)(?: always| also| equal to| exactly)*'
const sameSigns = String.raw`(?<!\bb (?:=|is) (?:0|zero),? and (?:if )?)(?:a and c (?:have|are of|are) (?:both )?(?:(?:of )?(?:the )?(?:same|equal|like) signs?|positive|negative)|ac (?:> 0|is positive))`
const otherSigns = String.raw`(?:a and c (?:have|are of) (?:opposite|different|unlike) signs?|ac (?:< 0|is negative))`
const then = String.raw`(?:(?:then|so|the|its|it|is|always|certainly|surely|must|be|equation|has|have|there|are) )*`

/** Zeroes, roots and graphs. */
export const polynomialsSwaps: readonly Swap[] = [
  {
    in: ['quadratic-equations'],
    words: String.raw`${sameSigns},? ${then}(?:no real roots|two (?:distinct |different |equal )?(?:real )?roots|real roots|(?:equal|distinct) roots|D (?:is|=|<|>)|roots (?:are|is) (?:never|always|not|real|equal|distinct|imaginary))`,
    says: 'whether the roots are real depends on b² - 4ac: x² - 5x + 6 = 0 has real roots, x² + x + 6 = 0 none',
    evenIf: true,
  },
  {
    in: ['quadratic-equations'],
    words: String.raw`${otherSigns},? ${then}(?:no real roots|equal roots|two equal|D (?:<|=) 0|roots (?:are|is) (?:never real|not real|equal|imaginary))`,
    says: 'then -4ac is positive, and so is D: two distinct real roots',
    evenIf: true,
  },
  {
    in: ['quadratic-equations'],
    words: String.raw`c (?:=|is) (?:0|zero),? ${then}(?:equal roots|no real roots|two equal|roots (?:are|is) (?:equal|not real|imaginary|reciprocals?))`,
    says: 'then x is a common factor: one root is 0, the other -b/a',
    evenIf: true,
  },
  {
    in: ['quadratic-equations'],
    words: String.raw`b (?:=|is) (?:0|zero),? ${then}(?:equal roots|real roots|no real roots|two equal|roots (?:are|is) (?:equal(?! in)|always|real|not real|imaginary|reciprocals?))`,
    says: 'then x² = -c/a: the roots are real where a and c have opposite signs',
    evenIf: true,
  },
  {
    words: String.raw`square of the difference of (?:the |its |two |both )*(?:zeroes|roots|numbers) is (?:equal to )?(?:the )?square of (?:their|the) sum (?:(?:plus|and)|(?:minus|less) (?:the|their|twice|two times|double|three times|six times|eight times)\b)|sum of the squares of (?:the |its |two |both )*(?:zeroes|roots|numbers) is (?:equal to )?(?:the )?square of (?:their|the) sum (?:(?:plus|and)|(?:minus|less) (?:the|their|thrice|three times|four times)\b)`,
    says: '(α - β)² = (α + β)² - 4αβ, and α² + β² = (α + β)² - 2αβ',
  },
  {
    in: ['quadratic-equations'],
    words: String.raw`a and c (?:have|are of) (?:the )?(?:same|equal|like) signs?,? (?:(?:then|so|the|is|D|discriminant|always|certainly|surely|must|be|equation|has) )*(?:negative|less than 0|< 0|no real roots)`,
    says: 'b² may still be greater than 4ac, as in x² - 5x + 6 = 0',
    evenIf: true,
  },
  {
    in: ['quadratic-equations'],
    words: String.raw`a and c (?:have|are of) (?:opposite|different|unlike) signs?,? (?:(?:then|so|the|is|D|discriminant|always|certainly|surely|must|be|equation|has) )*(?:negative|less than 0|< 0|no real roots)`,
    says: 'then -4ac is positive, and so is D',
    evenIf: true,
  },
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
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`reciprocal (?:zeroes|roots) have the sum|(?:zeroes|roots) (?:are|is) (?:the )?reciprocals?(?: of (?:each other|one another|the other))?,? (?:if|so|when|then|and)?[^.;]{0,15}\bsum (?:is|of [a-z ]+ is) (?:1|one)\b`,
    says: 'reciprocal zeroes have the product 1',
    evenIf: true,
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`opposite (?:zeroes|roots) have the product|(?:zeroes|roots) (?:equal in magnitude but )?opposite in sign (?:have|,? so) (?:the )?product (?:is )?(?:0|zero)`,
    says: 'opposite zeroes have the sum 0',
    evenIf: true,
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`x² \+ \d+ is (?:always )?(?:at most|never (?:more|greater) than|(?:less|smaller) than|negative)|-x² - \d+ is (?:always )?(?:at least|positive|never (?:less|smaller))`,
    says: 'the square of a real number is never negative',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`(?:arrange|rewrite|write|order|put)(?: [a-z]+){0,5} in (?:ascending|increasing|rising) (?:powers|order|degrees?)[^.;]{0,20}(?:before|then|and)[^.;]{0,25}(?:read|a, b|use|compare)`,
    says: 'a, b and c are read off in descending powers',
  },
  {
    in: ['quadratic-equations', 'polynomials'],
    words: String.raw`(?:is|be|=) a perfect square,? (?:then )?the roots are (?:always )?(?:irrational|not rational|not real|imaginary)|(?:not|no) a? ?perfect square,? (?:then )?the roots are (?:always )?rational`,
    says: 'with integers a, b, c the roots are rational where D is a perfect square, and only there',
    evenIf: true,
  },
  {
    in: ['quadratic-equations', 'polynomials'],
    words: String.raw`quadratic equation(?: (?:in|for) [a-z])? (?:has|can have|may have) (?:at most |exactly |up to )?(?:three|four|infinitely many|3|4) (?:real |different |distinct )?(?:roots|solutions)`,
    says: 'it has at most two roots',
  },
  {
    in: ['quadratic-equations', 'linear-equations', 'real-numbers'],
    words: String.raw`(?:multiply|multiplied|multiplying)(?: [a-z()]+){0,6} HCF\)? of the denominators|clear(?:s|ed|ing)?(?: [a-z]+){0,3} fractions?(?: [a-z]+){0,3} HCF`,
    says: 'it is the LCM of the denominators that clears them',
  },
  {
    words: String.raw`(?:a |the )?(?:length|breadth|width|age|speed|side|radius|height|distance|time|price|number of \w+)s? (?:cannot|can never|can not|may not|must not) be (?:positive|a natural number|greater than (?:0|zero))`,
    says: 'it cannot be negative',
    evenIf: true,
  },
  {
    in: ['quadratic-equations', 'triangles', 'linear-equations', 'arithmetic-progressions'],
    words: String.raw`(?:reject|discard|leave out|exclude)(?: [a-z]+){0,10} (?:length|age|speed|side|height|distance|time|breadth)s? (?:is|would be|comes out|becomes) positive`,
    says: 'what makes it negative, or 0, is rejected',
  },
  {
    words: String.raw`sum of (?:the |its |two |both )*(?:zeroes|roots)\b(?! of)[^.;]*(?:\bis\b|=|:|equals) ?\(?(?:the )?coefficient of x\)? ?(?:/|divided by|by|over|to|and) ?\(?(?:the )?coefficient of x²|sum of (?:the |its )*(?:zeroes|roots)\b[^.;=]*(?:\bis\b|=|:|equals) ?(?:-|minus )?\(?(?:the )?constant term`,
    says: 'the sum of the zeroes is -(coefficient of x)/(coefficient of x²)',
  },
  {
    words: String.raw`product of (?:the |its |two |both )*(?:zeroes|roots)\b[^.;]*(?:-|minus ) ?\(?(?:the )?constant term\)? ?(?:/|divided by|by|over) ?\(?(?:the )?coefficient of x²|product of (?:the |its |two |both )*(?:zeroes|roots)\b[^.;=]*(?:\bis\b|=|:|equals) ?(?:-|minus )?\(?(?:the )?coefficient of x\b|product of (?:the |its |two |both )*(?:zeroes|roots) (?:is|equals) (?:always )?(?:equal to )?the constant term(?= ?[.;]|$)|product of (?:the |its |two |both )*(?:zeroes|roots)\b[^.;]*constant term\)? ?(?:/|divided by|by|over) ?\(?(?:the )?coefficient of x(?!²)`,
    says: 'the product of the zeroes is (constant term)/(coefficient of x²)',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`x² ?\+ ?\(?(?:the )?sum(?: of (?:the |its )?(?:zeroes|roots))?\)? ?(?:× ?)?x|x² ?- ?\(?(?:the )?sum(?: of (?:the |its )?(?:zeroes|roots))?\)? ?(?:× ?)?x ?- ?\(?(?:the )?product|x² ?- ?\(?(?:the )?product(?: of (?:the |its )?(?:zeroes|roots))?\)? ?(?:× ?)?x`,
    says: 'it is x² - (sum of the zeroes)x + product of the zeroes',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`opens? (?:up|down)wards?,? (?:if|when|for|where) (?:b|c|D)(?: (?:is (?:positive|negative))| ?[<>])|(?:if|when|for|where) (?:b|c|D)(?: is (?:positive|negative)| ?[<>] ?0),? (?:the |its )?(?:parabola|graph|curve|it) opens`,
    says: 'whether it opens upwards or downwards, the sign of a tells',
    evenIf: true,
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`(?:roots|zeroes)(?: of [^,;]*?)? (?:lie|are|is|stand|appear)[^,;]* (?:cuts?|meets?|crosses|intersects?|touches) the y-axis`,
    says: 'the zeroes, and the roots, are where the graph meets the x-axis',
  },
  {
    in: ['quadratic-equations'],
    words: String.raw`(?:two|both) (?:taps|pipes|workers|men|persons|people) (?:working )?together,? (?:one |we |you )?(?:multiply|subtract|divide|add) (?:the )?(?:times|hours|days)|(?:two|both) (?:taps|pipes|workers|men|persons|people) (?:working )?together,? (?:one |we |you )?(?:multiply|subtract|divide) (?:the )?parts`,
    says: 'the parts that they do in one hour are added',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`(?:sum|product)(?: and (?:the )?(?:sum|product))? of (?:the |its )?(?:zeroes|roots) (?:can (?:only )?be found (?:only )?(?:after|when|if)|cannot be found (?:without|before))`,
    says: 'they can be read from the coefficients, without the zeroes',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`(?:if|when) b is (?:itself )?negative,? (?:then )?the sum(?: of [a-z ]+)? is (?:also )?negative|(?:if|when) b is (?:itself )?positive,? (?:then )?the sum(?: of [a-z ]+)? is (?:also )?positive`,
    says: 'the sum is -b/a: the minus sign belongs to the formula',
    evenIf: true,
  },
  {
    in: ['quadratic-equations', 'linear-equations'],
    words: String.raw`(?:fills|empties|does|finishes|completes) 1/([a-z]) of (?:the|a) (?:tank|cistern|pool|work|job|tub) in \1 (?:hours|days|minutes)`,
    says: 'that is the part for one hour, or one day: in x hours it is the whole',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`(?:if |when )?(?:the |a |its )?(?:graph|parabola|curve) (?:does not|never|doesn't) (?:meet|cut|touch|cross|intersect)s? the x-axis,? (?:then )?(?:the (?:polynomial|equation)|it|there) (?:has|have|is|are) (?:exactly )?(?:one|two|equal|infinitely many|1|2)`,
    says: 'then there is no real zero',
    evenIf: true,
  },
  {
    in: ['polynomials'],
    words: String.raw`exponents? (?:of|in) a polynomial (?:may|can) be (?:negative|fractions?|rational|any|irrational)|exponents? (?:of|in) a polynomial (?:are|is) (?:any|rational|real|negative)`,
    says: 'they are whole numbers',
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`(?:if )?one (?:zero|root) (?:of [^,;]{1,40} )?is (?:0|zero),? (?:then )?(?:a|b) (?:=|is) (?:0|zero)`,
    says: 'then c = 0: the product of the zeroes is c/a',
    evenIf: true,
  },
  {
    in: ['quadratic-equations'],
    words: String.raw`(?:if |when )?(?:the )?roots are equal,? (?:then )?each(?: of them)? is (?:-b/a|b/2a|b/\(?2a\)?|-b/4a|-2b/a|b/a|c/a|-a/2b)(?!\w)`,
    says: 'each is -b/2a',
    evenIf: true,
  },
  {
    in: ['quadratic-equations', 'polynomials'],
    words: String.raw`every quadratic polynomial (?:can be factori[sz]ed|splits)(?: [a-z]+)*`,
    says: 'not every one has rational, or real, zeroes',
  },
  {
    in: ['quadratic-equations', 'linear-equations'],
    words: String.raw`speed (?:upstream|against the (?:stream|current)) is [^.;]*(?:plus|\+|sum)|speed (?:downstream|with the (?:stream|current)) is [^.;]*(?:minus|difference)`,
    says: 'downstream the speeds are added, upstream the speed of the stream is subtracted',
  },
  {
    in: ['quadratic-equations', 'polynomials'],
    words: String.raw`(?:if |when )?ac (?:is negative|< 0),? (?:then )?(?:the equation|it|there|D) (?:has|have|are|is) (?:no real|negative|equal|two equal|no)(?: roots| solutions)?`,
    says: 'then D = b² - 4ac is positive: two distinct real roots',
    evenIf: true,
  },
]
