/** Archetype, the stem, the option that ends it, and why; all without articles, marks and capitals. */
export type Known = readonly [
  archetype: string,
  says: RegExp,
  right: RegExp | ((caught: readonly string[]) => RegExp),
  because: string,
]

/** Two equal angles and one pair of sides: whether they correspond, and how the sides compare. */
function congruentOrSimilar(caught: readonly string[]): RegExp {
  const [, first = '', second = '', a = '', b = '', c = '', d = '', mine = '', times = '', theirs = ''] = caught
  const partner = new Map(
    [
      [a, b],
      [c, d],
    ].map(([one = '', other = '']): [string, string] => (first.includes(one) ? [one, other] : [other, one])),
  )
  const rest = [...first].find((corner) => !partner.has(corner)) ?? ''
  partner.set(rest, [...second].find((corner) => ![...partner.values()].includes(corner)) ?? '')
  const isPair =
    partner.size === 3 &&
    [...partner].every(([one, other]) => first.includes(one) && second.includes(other)) &&
    [...mine].every((end) => theirs.includes(partner.get(end) ?? '?'))
  if (!isPair) return /^(?!)/
  return times === '' || times === '1' ? /^congruent as well as similar$/ : /^similar but not congruent$/
}

const circle = 'cir-facts-count'
const chance = 'prob-valid-value'
const figures = 'tri-similar-figures-facts'
const pairs = 'le-classify-ratio'
const data = 'stat-property'
const solids = 'sav-formula-direct'
const numbers = 'rn-classify-number'

/** What the books ask in words, chapter by chapter. */
export const known: readonly Known[] = [
  [
    'trig-identity-value',
    /^(?:if )?cos ?\(?a ?\+ ?b\)? = 0 (?:then )?sin ?\(?a ?- ?b\)? ?(?:can be reduced to|=|is|is equal to)?$/,
    /^cos ?2b$/,
    'The angles add up to 90°, so A − B = 90° − 2B, and the sine of that is cos 2B.',
  ],
  [
    'tri-criterion',
    /^(?:if )?in triangles ([a-z]{3}) and ([a-z]{3}) ∠ ?([a-z]) = ∠ ?([a-z]) (?:and )?∠ ?([a-z]) = ∠ ?([a-z]) and ([a-z]{2}) = ?(\d*) ?([a-z]{2}) (?:then )?two triangles are$/,
    congruentOrSimilar,
    'The angles make them similar; corresponding sides are in the ratio that is told.',
  ],
  [
    'tri-right-triangle-length',
    /^(?:if )?([a-z]) is point on side ([a-z])([a-z]) of [△δ]?(?:triangle )? ?(?:\2\3([a-z])|([a-z])\2\3|\2([a-z])\3) such that \2\1 = \3\1 = (?:\4\5\6)\1(?: then)?$/,
    ([, , p = '', q = '', ...corner]) => {
      const r = corner.find((one) => one) ?? ''
      return RegExp(`^(?:${p}${r}|${r}${p})² ?\\+ ?(?:${q}${r}|${r}${q})² ?= ?(?:${p}${q}|${q}${p})²$`)
    },
    'The point is as far from all three corners: two isosceles triangles, whose base angles add up to 90° at the third corner.',
  ],
  [
    'rn-hcf-two',
    /^if hcf a b = 1 (?:then )?a and b are$/,
    /^co-?prime(?: numbers)?$|^relatively prime$/,
    'Numbers without a common factor but 1 are called co-prime.',
  ],
  [
    'rn-prime-factorisation',
    /^(?:if |let )?p (?:is|be) (?:any )?prime(?: number)? (?:then )?sum of (?:all )?(?:its|factors of p|all factors of p)(?: factors)?(?: of p)?(?: is)?$/,
    /^p ?\+ ?1$|^1 ?\+ ?p$/,
    'A prime number p has two factors, 1 and p.',
  ],
  [
    'poly-degree-count',
    /^polynomial of degree n (?:has|can have)$/,
    /^at most n zeroe?s$/,
    'Each zero takes one factor of the first degree.',
  ],
  [
    'poly-count-zeroes-graph',
    /^(?:if )?graph of polynomial (?:p x )?does not (?:intersect|meet|cut|touch) x-axis (?:then )?(?:the )?number of (?:its )?zeroe?s (?:of polynomial )?is$/,
    /^0$|^zero$/,
    'The zeroes are where the graph meets the x-axis.',
  ],
  [
    circle,
    /^tangent (?:to|of) circle (?:intersects|cuts|meets|touches) (?:it|circle) (?:in|at)$/,
    /^(?:exactly |only )?(?:one|1)(?: points?)?$/,
    'A tangent meets the circle in one point.',
  ],
  [
    circle,
    /^secant (?:to|of) circle (?:intersects|cuts|meets) (?:it|circle) (?:in|at)$/,
    /^(?:exactly |only )?(?:two|2)(?: points?)?$/,
    'A secant meets the circle in two points.',
  ],
  [
    circle,
    /^angle between tangent and radius (?:at|through) (?:its )?point of contact(?: is)?$/,
    /^90(?: degrees?)?$/,
    'The tangent is perpendicular to the radius at the point of contact.',
  ],
  [
    'stat-median-grouped',
    /^median of (?:given )?(?:frequency distribution|grouped data|distribution|data) is found graphically (?:with help of|from|by|using)$/,
    /^ogives?$|^cumulative frequency curve$/,
    'The median is read from the ogive.',
  ],
  [
    'stat-mode-grouped',
    /^mode of (?:given )?(?:frequency distribution|grouped data|distribution|data) is found graphically (?:with help of|from|by|using)$/,
    /^histogram$/,
    'The mode is read from the histogram.',
  ],
  [
    data,
    /^mode(?: of data)? is$/,
    /^most frequent(?:ly occurring)? (?:value|observation|number)$|^value (?:which|that) occurs most often$/,
    'So the mode is defined.',
  ],
  [data, /^median(?: of data)? is$/, /^middle ?-?(?:most)? (?:value|observation|number)$/, 'So the median is defined.'],
  [
    numbers,
    /^(?:product of|if we multiply) non ?-?zero rational(?: number)? and irrational(?: number)? is(?: always)?$/,
    /^(?:always )?irrational(?: number)?$/,
    'If the product were rational, dividing it by the rational number would make the irrational number rational.',
  ],
  [
    numbers,
    /^(?:sum|difference|sum or difference) of rational(?: number)? and irrational(?: number)? is(?: always)?$/,
    /^(?:always )?irrational(?: number)?$/,
    'If the sum were rational, taking the rational number away would make the irrational number rational.',
  ],
  [
    numbers,
    /^(?:sum|product|difference|sum or product) of two irrational(?: numbers?)? (?:is|may be|can be)(?: always)?$/,
    /^(?:(?:may be |can be |either )?rational or irrational|may be rational or irrational|not always irrational|may or may not be irrational)(?: number)?$/,
    'For example √2 + (−√2) = 0 is rational, and √2 + √3 is irrational.',
  ],
  [
    'rn-hcf-two',
    /^hcf of (?:two )?consecutive(?: natural numbers| numbers| integers| positive integers| two natural numbers)? is(?: always)?$/,
    /^1$/,
    'A common factor divides their difference, which is 1.',
  ],
  [
    'rn-hcf-two',
    /^(?:hcf of two consecutive even (?:natural )?numbers is)$/,
    /^2$/,
    'Both are even, and a common factor divides their difference, which is 2.',
  ],
  [
    'rn-hcf-two',
    /^hcf of (?:two |any two )?(?:co-?prime|relatively prime)(?: numbers| positive integers)? is(?: always)?$|^hcf of (?:any )?two (?:distinct |different )?prime numbers is(?: always)?$|^(?:if )?two (?:positive )?(?:integers|numbers)(?: a and b)? are co-?prime(?: numbers)? (?:then )?(?:their )?hcf(?: a b)? is$/,
    /^1$/,
    'They have no common factor but 1.',
  ],
  [
    'rn-lcm-two-three',
    /^lcm of (?:two |any two )?(?:co-?prime numbers|prime numbers|distinct primes)(?: [a-z] and [a-z])? is(?: always)?$/,
    /^(?:their product|product of (?:numbers|two numbers)|equal to their product|[a-z] ?[×*]? ?[a-z])$/,
    'Their HCF is 1, so the LCM is the product.',
  ],
  [
    numbers,
    /^decimal expansion of (?:irrational number|√\d+) is(?: always)?$/,
    /^non ?-?terminating (?:and )?non ?-?(?:recurring|repeating)$/,
    'Every other decimal is a fraction of whole numbers.',
  ],
  [
    numbers,
    /^every (?:positive )?even integer is of form(?: .*)?$/,
    /^2[qm]$/,
    'An even number is twice a whole number.',
  ],
  [
    numbers,
    /^every (?:positive )?odd integer is of form(?: .*)?$/,
    /^2[qm] ?\+ ?1$/,
    'An odd number is one more than an even one.',
  ],
  [
    'poly-count-zeroes-graph',
    /^which of following is not graph of quadratic polynomial\W* curve that cuts x-axis at$/,
    /^three(?: points)?$|^3(?: points)?$/,
    'A quadratic polynomial has at most two zeroes.',
  ],
  [
    'le-classify-ratio',
    /^(?:graphically )?(?:pair of equations )?(?:graphically )?x = a and y = b (?:a b ?≠ ?0 )?(?:graphically )?represents? lines (?:which|that) are$/,
    /^intersecting at a b$/,
    'x = a is parallel to the y-axis and y = b to the x-axis: both hold at (a, b).',
  ],
  [
    'poly-sum-product',
    /^(?:if )?one (?:of )?zeroe?s? of cubic polynomial x³ ?\+ ?ax² ?\+ ?bx ?\+ ?c is -1 (?:then )?product of other two zeroe?s is$/,
    /^b ?- ?a ?\+ ?1$|^1 ?\+ ?b ?- ?a$|^1 ?- ?a ?\+ ?b$/,
    'At x = −1: −1 + a − b + c = 0, so c = 1 − a + b. The product of all zeroes is −c, so that of the other two is c.',
  ],
  [
    'poly-sum-product',
    /^(?:if )?(?:given that )?one (?:of )?zeroe?s? of cubic polynomial ax³ ?\+ ?bx² ?\+ ?cx ?\+ ?d is (?:zero|0) (?:then )?product of other two zeroe?s is$/,
    /^c ?\/ ?a$/,
    'αβ + βγ + γα = c/a; with γ = 0 only αβ is left.',
  ],
  [
    'poly-sum-product',
    /^(?:if |given that )?two of zeroe?s of cubic polynomial ax³ ?\+ ?bx² ?\+ ?cx ?\+ ?d are (?:zero|0) (?:then )?third zero is$/,
    /^-\(? ?b ?\)? ?\/ ?a$/,
    'The sum of the zeroes is −b/a; two of them are 0, so it is the third.',
  ],
  [
    'poly-zero-signs',
    /^if zeroes of quadratic polynomial ax² ?\+ ?bx ?\+ ?c c ?≠ ?0 are equal$/,
    /^c and a have same signs?$|^a and c have same signs?$/,
    'Equal zeroes need b² = 4ac; as b² is positive, so is ac: a and c have the same sign.',
  ],
  [
    'poly-zero-signs',
    /^if one of zeroes of quadratic polynomial (?:of form )?x² ?\+ ?ax ?\+ ?b is negative of other (?:then )?(?:it)?$/,
    /^has no linear term and constant term is negative$/,
    'α + (−α) = 0, so the linear term is missing, and b = −α² is negative.',
  ],
  [
    'poly-zero-signs',
    /^zeroes of quadratic polynomial x² ?\+ ?kx ?\+ ?k k ?≠ ?0$/,
    /^cannot both be positive$/,
    'Their sum is −k and their product k: both cannot be positive.',
  ],
  [
    'poly-count-zeroes-graph',
    /^(?:graph of quadratic polynomial is|shape of graph of quadratic polynomial is|graph of quadratic polynomial y = ax² ?\+ ?bx ?\+ ?c is)$/,
    /^parabola$/,
    'The graph of a quadratic polynomial is a parabola.',
  ],
  [
    'poly-degree-count',
    /^(?:number of polynomials having zeroes as|number of polynomials having zeroes) [-\d]+ and [-\d]+ is$/,
    /^more than 3|infinit/,
    'k(x − α)(x − β) has these zeroes for every k other than 0.',
  ],
  [
    'poly-count-zeroes-graph',
    /^(?:maximum number of zeroes|number of zeroes)(?: that)? (?:quadratic polynomial )?(?:can have )?(?:of quadratic polynomial )?(?:can have |is )?(?:at most)?$/,
    /^(?:at most )?(?:2|two)$/,
    'A polynomial of degree 2 has at most two zeroes.',
  ],
  [
    pairs,
    /^(?:if )?pair of (?:linear )?equations(?: in two variables)? is consistent (?:then )?(?:its |their )?(?:lines|graph)(?: (?:represented|given) by (?:them|it|these equations))? (?:will be|are)(?: always)?$/,
    /^(?:always )?intersecting or coincident$|^coincident or intersecting$/,
    'A consistent pair has one solution or infinitely many: the lines meet in a point or coincide.',
  ],
  [
    pairs,
    /^(?:if )?pair of (?:linear )?equations(?: in two variables)? is inconsistent (?:then )?(?:its |their )?(?:lines|graph)(?: (?:represented|given) by (?:them|it|these equations))? (?:will be|are)(?: always)?$/,
    /^(?:always )?parallel(?: lines)?$/,
    'Without a common solution the lines have no common point.',
  ],
  [
    pairs,
    /^(?:if )?(?:pair of linear equations(?: in two variables)? (?:which |that )?has unique solution|lines representing pair of linear equations intersect at point).* lines? (?:will be|are|represented by them are|which are)(?: always)?$/,
    /^intersecting.*$/,
    'One solution is one common point.',
  ],
  [
    'le-special-lines',
    /^pair of equations x = a and y = b graphically represents? lines which are$/,
    /^intersecting at a b$/,
    'x = a is upright and y = b level: they meet at (a, b).',
  ],
  [
    'le-special-lines',
    /^(?:graph|line) of y = [-\d]+ is (?:line|straight line)?(?: which is)?$|^graph of equation y = [-\d]+ is line$/,
    /^parallel to x-?axis$/,
    'All its points have one y-coordinate.',
  ],
  [
    'le-special-lines',
    /^(?:graph|line) of x = [-\d]+ is (?:line|straight line)?(?: which is)?$|^graph of equation x = [-\d]+ is line$/,
    /^parallel to y-?axis$/,
    'All its points have one x-coordinate.',
  ],
  [
    'qe-discriminant-nature',
    /^(?:quadratic equation|if) ax² ?\+ ?bx ?\+ ?c = 0(?: a ≠ 0)? has (?:two )?(?:real and )?equal roots (?:if|when|then)?$/,
    /^b² ?- ?4ac = 0$|^b² = 4ac$/,
    'The discriminant is 0 for equal roots.',
  ],
  [
    'qe-discriminant-nature',
    /^(?:quadratic equation|if) ax² ?\+ ?bx ?\+ ?c = 0(?: a ≠ 0)? has no real roots (?:if|when|then)?$/,
    /^b² ?- ?4ac < 0$|^b² < 4ac$/,
    'The discriminant is negative for no real roots.',
  ],
  [
    'qe-discriminant-nature',
    /^(?:quadratic equation|if) ax² ?\+ ?bx ?\+ ?c = 0(?: a ≠ 0)? has (?:two )?(?:real and )?(?:distinct|unequal) (?:real )?roots (?:if|when|then)?$/,
    /^b² ?- ?4ac > 0$|^b² > 4ac$/,
    'The discriminant is positive for two distinct real roots.',
  ],
  [
    'qe-k-equal-roots',
    /^if (?:quadratic )?equation ax² ?\+ ?bx ?\+ ?c = 0 has equal roots then c(?: is)?(?: equal to)? ?=?$/,
    /^b² ?\/ ?4a$|^b²\/\(4a\)$/,
    'b² = 4ac gives c = b²/(4a).',
  ],
  [
    'qe-discriminant-nature',
    /^\(?x² ?\+ ?1 ?\)?² ?- ?x² = 0 has$/,
    /^no real (?:roots|solutions?)$/,
    '(x² + 1)² − x² = x⁴ + x² + 1, which is at least 1.',
  ],
  [
    'ap-missing-terms',
    /^(?:if |three numbers |numbers )?([a-z]) ([a-z]) (?:and )?([a-z]) are in ap(?: if)?$/,
    ([, a = '', b = '', c = '']) =>
      RegExp(
        `^2${b} = (?:${a} ?[+] ?${c}|${c} ?[+] ?${a})$|^${b} = ${a} ?[+] ?${c} ?/ ?2$|^${b} ?- ?${a} = ${c} ?- ?${b}$`,
      ),
    'The differences are equal.',
  ],
  [
    figures,
    /^(?:all|any two|two) (?:circles|squares|equilateral triangles|line segments|congruent figures)(?: are)?(?: always)?$/,
    /^(?:always )?similar$/,
    'They have the same shape, whatever their size.',
  ],
  [
    figures,
    /^(?:all|any two) congruent (?:triangles|figures) are(?: always)?$/,
    /^(?:always )?similar$/,
    'Figures of the same shape and size have the same shape.',
  ],
  [
    figures,
    /^(?:two|all) (?:isosceles )?(?:triangles|polygons|figures) (?:having|of|with) same shape but not (?:necessarily )?(?:the )?same size are(?: called)?$/,
    /^similar.*$/,
    'Figures of the same shape are similar.',
  ],
  [
    'tri-criterion',
    /^which of following is not (?:a )?(?:criterion|criteria|similarity criterion|test) (?:for|of) similarity of (?:two )?triangles$|^which of following is not similarity criterion(?: for (?:two )?triangles)?$/,
    /^(?:rhs|asa|ass|ssa)$/,
    'The criteria of similarity are AA (AAA), SSS and SAS.',
  ],
  [
    'tri-prove-bpt',
    /^(?:if )?line (?:is )?drawn parallel to one side of triangle (?:to intersect other two sides (?:in distinct points )?)?(?:then )?(?:it )?divides other two sides (?:in)?$/,
    /^(?:in )?same ratio$/,
    'This is the Basic Proportionality Theorem.',
  ],
  [
    'tri-prove-bpt',
    /^line (?:segment )?joining mid ?-?points of (?:any )?two sides of triangle is$/,
    /^parallel to third side(?: and half of it)?$/,
    'It divides both sides in the ratio 1 : 1.',
  ],
  [
    circle,
    /^line (?:that|which) (?:intersects|cuts|meets) circle (?:in|at) (?:two|2) (?:distinct )?points is (?:called|known as)(?: its)?$/,
    /^secant.*$/,
    'A secant meets the circle in two points.',
  ],
  [
    circle,
    /^line (?:that|which) (?:intersects|cuts|meets|touches) circle (?:in|at) (?:exactly |only |just )?(?:one|1) point(?: only)? is (?:called|known as)(?: its)?$/,
    /^tangent.*$/,
    'A tangent meets the circle in one point.',
  ],
  [
    circle,
    /^common point of tangent (?:to circle )?and circle is (?:called|known as)$/,
    /^point of contact$/,
    'So it is called.',
  ],
  [
    circle,
    /^(?:maximum number|number) of parallel tangents (?:that )?(?:circle can have|(?:can be )?(?:drawn )?to circle(?: at most)?(?: is)?)(?: at (?:most|time))?(?: is)?(?: parallel to given (?:secant|line))?$|^circle can have (?:at most )?(?:how many )?parallel tangents(?: at most)?$/,
    /^(?:2|two)$/,
    'Parallel tangents touch at the two ends of a diameter.',
  ],
  [
    circle,
    /^(?:number of tangents (?:that can be drawn )?(?:to circle )?from point (?:lying )?inside (?:it|circle)|from point inside circle number of tangents(?: that can be drawn)?|number of tangents from point inside circle)(?: is)?$/,
    /^(?:0|zero|none|no)$/,
    'Every line through a point inside cuts the circle in two points.',
  ],
  [
    circle,
    /^(?:number of tangents (?:that can be drawn )?(?:to circle )?(?:from|through|at) point (?:lying )?on (?:it|circle))(?: is)?$/,
    /^(?:1|one|only one)$/,
    'At each point of a circle there is one tangent.',
  ],
  [
    circle,
    /^(?:number of tangents (?:that can be drawn )?(?:to circle )?from (?:external point|point (?:lying )?outside (?:it|circle))(?: to circle)?|from (?:external point|point outside circle) number of tangents(?: that can be drawn)?(?: to circle)?)(?: is)?$/,
    /^(?:2|two|exactly two)$/,
    'From a point outside there are two tangents.',
  ],
  [
    circle,
    /^(?:circle can have|number of tangents (?:that )?(?:circle can have|to circle)|how many tangents can circle have)(?: is)?(?: tangents?)?$/,
    /^infinit.*$/,
    'There is one at each of its points.',
  ],
  [
    circle,
    /^(?:lengths? of (?:two )?)?tangents (?:drawn )?from (?:an )?external point to circle are(?: always)?$/,
    /^(?:of )?equal(?: length| in length)?$/,
    'They are equal, by congruent right triangles.',
  ],
  [
    circle,
    /^tangent (?:at any point |to circle |of circle |at point of contact )*is (?:always )?(?:perpendicular to|at right angles to)$/,
    /^(?:radius|radius through point of contact|radius at point of contact)$/,
    'The tangent is perpendicular to the radius at the point of contact.',
  ],
  [
    circle,
    /^angle between tangent (?:to circle |at point )?and radius (?:drawn )?(?:through|at|to) (?:its )?point of contact is$|^tangent to circle makes angle of with radius at point of contact$/,
    /^90(?: degrees?)?$/,
    'The tangent is perpendicular to the radius at the point of contact.',
  ],
  [
    circle,
    /^tangents (?:drawn )?at (?:the )?(?:ends|end points|extremities) of (?:a |any )?diameter (?:of circle )?are(?: always)?$/,
    /^parallel.*$/,
    'Both are perpendicular to the diameter.',
  ],
  [
    'cir-prove-rhombus-quad',
    /^parallelogram (?:circumscribing|that circumscribes|which circumscribes) circle is(?: always)?$|^quadrilateral circumscribing circle with ab = cd and bc = da is$/,
    /^rhombus$/,
    'The sums of opposite sides are equal: AB + CD = BC + DA, so 2AB = 2BC and all sides are equal.',
  ],
  [
    'arc-length-sector',
    /^area of sector of angle p (?:in degrees )?of circle (?:with|of) radius r is$/,
    /^p ?\/ ?720 ?[×*]? ?2πr²$|^p ?\/ ?360 ?[×*]? ?πr²$/,
    'p/360 × πR² = p/720 × 2πR².',
  ],
  [
    'arc-length-sector',
    /^length of arc of sector (?:of circle )?(?:of angle θ|with angle θ|of angle p) (?:in degrees )?(?:of circle )?(?:with|of|and) radius r is$/,
    /^[θp] ?\/ ?360 ?[×*]? ?2πr$|^[θp] ?\/ ?180 ?[×*]? ?πr$/,
    'The arc is that part of 2πr which the angle is of 360°.',
  ],
  [
    'arc-three-parts',
    /^if sum of areas of two circles with radii r1 and r2 is equal to area of circle of radius r$/,
    /^r1² ?\+ ?r2² = r²$/,
    'πR₁² + πR₂² = πR².',
  ],
  [
    'arc-three-parts',
    /^if sum of circumferences of two circles with radii r1 and r2 is equal to circumference of circle of radius r$/,
    /^r1 ?\+ ?r2 = r$/,
    '2πR₁ + 2πR₂ = 2πR.',
  ],
  [
    solids,
    /^cylindrical pencil sharpened at one (?:edge|end) is combination of$/,
    /^(?:cone and cylinder|cylinder and cone)$/,
    'The point is a cone, the rest a cylinder.',
  ],
  [
    solids,
    /^plumb ?line (?:sahul )?is combination of$/,
    /^(?:hemisphere and cone|cone and hemisphere)$/,
    'A plumb line is a hemisphere with a cone below.',
  ],
  [
    solids,
    /^shuttle ?cock used (?:for|in) playing badminton has shape of combination of$/,
    /^frustum of cone and hemisphere$|^hemisphere and frustum of cone$/,
    'Its cork is a hemisphere, and the feathers spread as the frustum of a cone.',
  ],
  [
    solids,
    /^right circular cylinder of radius r ?(?:cm)? and height h ?(?:cm)? h ?> ?2r just encloses sphere of diameter$/,
    /^2r(?: cm)?$/,
    'The sphere touches the cylinder all around, so its radius is r.',
  ],
  [
    'arc-three-parts',
    /^if circumference of circle and perimeter of square are(?: equal)?(?: then)?$/,
    /^area of circle > area of square$/,
    'Let both be p. The circle has the area p²/(4π), the square p²/16, and 4π < 16.',
  ],
  [
    'arc-three-parts',
    /^(?:if )?(?:perimeter|circumference) of circle is equal to (?:that|perimeter) of square (?:then )?ratio of their areas(?: is)?(?: \(?(?:take|taking|use|using|with) (?:π|pi) ?= ?22 ?\/ ?7\)?)?$/,
    /^14 ?:? ?11$/,
    'Let both be p. The areas are p²/(4π) and p²/16, in the ratio 4 : π = 14 : 11.',
  ],
  [
    'arc-three-parts',
    /^area of largest triangle (?:that can be )?inscribed in semi-?circle of radius r(?: units?)? is$/,
    /^r²(?: sq(?:uare)? units?)?$/,
    'Its base is the diameter 2r and its height r.',
  ],
  [
    solids,
    /^surahi is combination of$/,
    /^(?:sphere and cylinder|cylinder and sphere)$/,
    'A surahi is a sphere with a cylinder as its neck.',
  ],
  [
    solids,
    /^shape of gilli in gilli ?-?danda game is combination of$/,
    /^two cones and cylinder$|^cylinder and two cones$/,
    'A gilli is a cylinder with a cone at each end.',
  ],
  [
    solids,
    /^shape of (?:glass tumbler|bucket) is(?: usually)?(?: in form of)?$/,
    /^frustum of cone$/,
    'It is a cone with its point cut off.',
  ],
  [
    'sav-volume-equality',
    /^(?:during|in) conversion of solid from one shape to another volume of new shape will$|^when solid is (?:melted and )?(?:recast|converted) (?:in)?to another (?:shape )?its volume(?: will)?$/,
    /^(?:remain|remains) (?:unaltered|unchanged|same)$/,
    'What it is made of stays the same.',
  ],
  [
    'sav-cone-hemisphere',
    /^if two solid hemispheres of same base radius r are joined together along their bases (?:then )?curved surface area of (?:this )?new solid is$/,
    /^4πr²$/,
    'Together they are a sphere.',
  ],
  [
    'sav-capsule',
    /^medicine capsule is in shape of$|^capsule is combination of$/,
    /^cylinder (?:with|and) two hemispheres.*$|^two hemispheres and cylinder$/,
    'It is a cylinder with a hemisphere at each end.',
  ],
  [
    data,
    /^which of following is not measure of central tendency$/,
    /^(?:standard deviation|range|variance|mean deviation|class ?mark|frequency)$/,
    'The measures of central tendency are mean, median and mode.',
  ],
  [
    'stat-mean-assumed',
    /^while computing mean of grouped data we assume that frequencies are$/,
    /^cent(?:re|er)d at class ?-?marks(?: of classes)?$/,
    'Each class is taken at its class mark.',
  ],
  [
    'stat-mean-assumed',
    /^in formula .*for finding mean of grouped data d(?:_?i|ᵢ) ?s? are deviations from a of$/,
    /^mid ?-?points of (?:the )?classes$/,
    'dᵢ = xᵢ − a with the class marks xᵢ.',
  ],
  [
    'stat-cumulative-mean',
    /^abscissa of point of intersection of less than type and (?:of )?(?:the )?more than type (?:cumulative frequency )?(?:curves|ogives) of grouped data gives its$|^(?:x-coordinate|abscissa) of point of intersection of (?:two|both) ogives (?:gives|is|represents)$/,
    /^median$/,
    'The two ogives meet above the median.',
  ],
  [
    data,
    /^(?:which (?:measure of central tendency|of following|one|measure))?(?: of following)?(?: which)? ?(?:cannot|can not|cant|can t) be (?:found|determined|obtained) graphically$|^which cannot be found graphically$|^which of following measures? of central tendency (?:cannot|can not) be (?:found|determined|obtained) graphically$/,
    /^(?:arithmetic )?mean$/,
    'The median comes from the ogive and the mode from the histogram; the mean is reckoned.',
  ],
  [
    'stat-mode-grouped',
    /^mode of (?:frequency distribution|grouped data|distribution)? ?(?:can|may) be (?:determined|found|obtained) graphically (?:from|by|using)$/,
    /^histogram$/,
    'The mode is read from the histogram.',
  ],
  [
    'stat-median-grouped',
    /^median of (?:frequency distribution|grouped data|distribution)? ?(?:can|may) be (?:determined|found|obtained) graphically (?:from|by|using)$/,
    /^ogives?$|^cumulative frequency curve$/,
    'The median is read from the ogive.',
  ],
  [
    'stat-empirical',
    /^which of following (?:is (?:correct|true)|is correct relation|is correct empirical relation|is empirical relation).*$|^(?:empirical )?relation(?:ship)? between mean median and mode is$|^empirical relation between (?:three )?measures of central tendency is$/,
    /^(?:mode = 3 ?median ?- ?2 ?mean|3 ?median = mode ?\+ ?2 ?mean|mode ?\+ ?2 ?mean = 3 ?median|2 ?mean = 3 ?median ?- ?mode)$/,
    'The empirical relation: 3 Median = Mode + 2 Mean.',
  ],
  [
    data,
    /^construction of cumulative frequency table is useful in determining$/,
    /^median$/,
    'The median class is found by the cumulative frequencies.',
  ],
  [
    data,
    /^(?:algebraic )?sum of deviations of (?:observations|set of values|data|values) from (?:their|its) (?:arithmetic )?mean is(?: always)?$/,
    /^(?:0|zero)$/,
    'Σ(xᵢ − x̄) = n x̄ − n x̄ = 0.',
  ],
  [
    data,
    /^(?:most frequent|most frequently occurring) (?:observation|value)(?: in data| of data)? is (?:called|known as)$|^observation which occurs most (?:often|frequently) is (?:called|known as)?$/,
    /^mode$/,
    'So the mode is defined.',
  ],
  [
    chance,
    /^if event cannot occur (?:then )?its probability is$|^probability of impossible event is$|^probability of event that cannot happen is$/,
    /^(?:0|zero)$/,
    'No outcome is favourable.',
  ],
  [
    chance,
    /^probability of (?:sure|certain) event is$|^probability of event that is (?:sure|certain) to happen is$/,
    /^1$|^one$/,
    'Every outcome is favourable.',
  ],
  [
    chance,
    /^if p a? ?denotes probability of event a$|^(?:for any event e |probability of any event )?(?:then )?(?:probability )?p ?e? ?(?:always )?(?:lies between|satisfies)$/,
    /^0 ?(?:≤|<=) ?p ?[ae]? ?(?:≤|<=) ?1$|^0 and 1$/,
    'A probability is never less than 0 nor more than 1.',
  ],
  [
    chance,
    /^event is very unlikely to happen its probability is closest to$/,
    /^0\.0001$/,
    'The least of these is closest to 0.',
  ],
  [
    chance,
    /^probability expressed as percentage of particular occurrence can never be$/,
    /^less than 0$/,
    'A probability lies between 0% and 100%.',
  ],
  [
    chance,
    /^sum of (?:the )?probabilit(?:ies|y) of all (?:the )?elementary events of (?:an )?experiment is$/,
    /^1$|^one$/,
    'Together the elementary events are certain.',
  ],
  [
    chance,
    /^(?:if )?probability of event (?:e )?is p(?: then)? ?(?:probability of (?:its complementary event|event not e|its complement) (?:will be|is))$|^if probability of event is p probability of its complementary event will be$/,
    /^1 ?- ?p$/,
    'P(E) + P(not E) = 1.',
  ],
]
