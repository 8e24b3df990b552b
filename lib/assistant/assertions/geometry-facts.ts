import type { ChapterFact } from './chapter-facts'

const figures =
  '(?:right(?:[- ]?angled)?|isosceles|scalene|acute|obtuse) triangles|triangles|rectangles|rhombus(?:es)?|rhombi|quadrilaterals|parallelograms|polygons|trapeziums'
const never = /^(?!)/
const many = '(?:all|any two|every two|two|any)'
const divisions = ['cg-midpoint', 'cg-section-point', 'cg-ratio-of-point', 'cg-ratio-axis']
const point = '(?:point )?(?:p ?)?\\(x,? ?y\\)'

const another = '(?:another|other|second)(?: triangle)?'
const twoSides = `(?:two|2) sides of (?:one |first )?triangle are proportional to (?:two|2) sides of ${another}`
const oneAngle = `(?:any )?(?:one )?angle of (?:the )?(?:first|one)(?: triangle)? is equal to (?:any )?(?:one )?angle of (?:the )?${another}`

/** General statements of triangles, circles and points. */
export const geometryFacts: readonly ChapterFact[] = [
  {
    id: 'always-similar',
    like: RegExp(
      `^${many} (?:equilateral triangles|circles|squares|congruent (?:triangles|figures)|(?:isosceles right(?:[- ]?angled)?|right(?:[- ]?angled)? isosceles) triangles|line segments) are (?:always )?(similar|congruent)(?: to (?:each other|one another))?$`,
    ),
    right: /similar/,
    rightly: 'They are similar, but they need not be of one size.',
    archetype: 'tri-similar-figures-facts',
  },
  {
    id: 'not-always-similar',
    like: RegExp(`^${many} (${figures}) are (?:always )?(?:similar|congruent)(?: to (?:each other|one another))?$`),
    right: never,
    rightly: 'Their angles need not be equal, nor their sides in one ratio: they need not be similar.',
    archetype: 'tri-similar-figures-facts',
  },
  {
    id: 'angles-of-equilateral',
    like: /^(?:each|every|all) (?:interior )?angles? of (?:every |any )?equilateral triangles? (?:is|are|measures?|equals?|=) (?:equal to )?(60|[1-9]\d*)(?: each)?(?:,? (?:so|hence|therefore) (?:all |their )?corresponding angles of (?:any |every )?two equilateral triangles are equal)?$/,
    right: /^60$/,
    rightly: 'The three angles of an equilateral triangle are equal and make $180^\\circ$: each is $60^\\circ$.',
    explains: ['tri-similar-figures-facts'],
    names: ['equilateral', 'similar'],
    archetype: 'tri-similar-figures-facts',
  },
  {
    id: 'congruent-but-not-back',
    like: /^(?:all )?congruent triangles are (?:always )?similar but (?:all )?similar triangles (?:need|may) not (?:be )?(?:necessarily )?congruent$/,
    archetype: 'tri-similar-figures-facts',
  },
  {
    id: 'similar-not-congruent',
    like: /^(?:all |any two |two |every two )?similar (?:triangles|figures) are (?:always )?(congruent)(?: to each other)?$/,
    right: never,
    rightly: 'Similar figures have one shape, and may have different sizes.',
    archetype: 'tri-similar-figures-facts',
  },
  {
    id: 'polygons-by-angles',
    like: /^(?:any |all |every )?(?:two )?(polygons|quadrilaterals|figures) (?:(?:with|of|having) same number of sides )?(?:are (?:always )?similar (?:if|when|whenever) (?:all )?(?:their )?corresponding (?:angles are equal|sides are proportional)|whose (?:all )?corresponding (?:angles are equal|sides are proportional) are (?:always )?similar)$/,
    right: never,
    rightly:
      'A square and a rectangle have equal angles, a square and a rhombus proportional sides: of polygons both are needed.',
    archetype: 'tri-similar-figures-facts',
  },
  {
    id: 'angle-not-between',
    like: RegExp(
      `^if (?:in (?:two|2) triangles )?(?:${twoSides} and ${oneAngle}|${oneAngle} and ${twoSides}) then (?:two )?triangles (?:are|must be|will be) (?:always )?(similar)$`,
    ),
    right: never,
    rightly: 'The equal angles must lie between the proportional sides.',
    archetype: 'tri-criterion',
  },
  {
    id: 'angle-between',
    like: /^if one angle of (?:one )?triangle is equal to one angle of (?:another|other|second)(?: triangle)? and sides including these angles are proportional then (?:two )?triangles are similar$/,
    archetype: 'tri-criterion',
  },
  {
    id: 'similar-sides',
    like: /^(?:if|in) (?:two )?(?:similar triangles|triangles are similar)(?: then)? (?:their )?corresponding sides are (equal|proportional|in same ratio)$/,
    right: /proportional|ratio/,
    rightly: 'The corresponding sides of similar triangles are proportional, and need not be equal.',
    explains: ['tri-similar-side', 'tri-parallel-length', 'tri-shadow'],
    archetype: 'tri-similar-side',
  },
  {
    id: 'sides-equal',
    like: /^if (?:(?:all )?(?:three )?corresponding sides of two triangles are equal|three sides of (?:one )?triangle are equal to three sides of (?:another|other) triangle)(?: then)? (?:they|triangles|two triangles) are congruent$/,
    archetype: 'tri-similar-figures-facts',
  },
  {
    id: 'squares-of-sides',
    like: /^(?:in right(?:[- ]angled)? triangle )?(?:\(? ?(?:greatest side|hypotenuse)\)? ?(?:²|\^2) ?= ?)+\(? ?(?:base|perpendicular|height)\)? ?(?:²|\^2) ?\+ ?\(? ?(?:base|perpendicular|height)\)? ?(?:²|\^2)$/,
    explains: ['tri-right-triangle-length', 'cir-tangent-length', 'trig-ratios-from-sides', 'trig-ratio-from-ratio'],
    archetype: 'tri-right-triangle-length',
  },
  {
    id: 'two-equal-sides',
    like: /^(?:triangle (?:with|having|whose|in which) (?:any )?two (?:equal sides|sides (?:are )?equal|of its sides equal) is (?:called )?isosceles(?: triangle)?|isosceles triangle has two equal sides|in isosceles triangle two sides are equal)$/,
    explains: ['cg-triangle-type'],
    names: ['isosceles'],
    archetype: 'cg-triangle-type',
  },
  {
    id: 'equilateral-rational',
    like: /^in equilateral triangle all (?:the )?coordinates of (?:all )?three vertices (can be rational)$/,
    right: /^(?!)/,
    rightly: 'With two vertices at rational points, $\\sqrt{3}$ comes into the third.',
    archetype: 'cg-triangle-type',
  },
  {
    id: 'opposite-sides-sum',
    like: /^(?:(?:if |when )?quadrilateral (?:abcd )?(?:circumscribes|is circumscribed about|is drawn to circumscribe) circle (?:then )?(?:sums? of (?:its |pairs of |each pair of )*opposite sides (?:are|is) equal|ab ?\+ ?cd ?= ?(?:bc ?\+ ?(?:da|ad)|(?:da|ad) ?\+ ?bc))|sums? of (?:pairs of )?opposite sides of quadrilateral circumscribing circle (?:are|is) equal|in quadrilateral circumscribing circle (?:the )?sums? of opposite sides (?:are|is) equal)$/,
    explains: ['cir-circumscribed-quad'],
    from: ['equal'],
    archetype: 'cir-circumscribed-quad',
  },
  {
    id: 'distance-from-origin',
    like: RegExp(
      `^distance (?:of|between) ${point} (?:from|and) (?:origin|o)(?: ?\\(0, ?0\\))? (?:is|=) (.+?)(?: units)?$`,
    ),
    right: /^(?:√|root|sqrt) ?[({[]?x(?:\^\{?2\}?|²) ?\+ ?y(?:\^\{?2\}?|²)[)}\]]?$/,
    rightly: 'The distance is $\\sqrt{x^2 + y^2}$.',
    explains: ['cg-distance-origin-axis'],
    apart: divisions,
    archetype: 'cg-distance-origin-axis',
  },
  {
    id: 'distance-from-axis',
    like: RegExp(
      `^(?:perpendicular )?distance of ${point} from (x[- ]?axis is \\|?y\\|?|y[- ]?axis is \\|?x\\|?|x[- ]?axis is \\|?x\\|?|y[- ]?axis is \\|?y\\|?)(?: units)?$`,
    ),
    right: /^(?:x.*y|y.*x)\|?$/,
    rightly: 'From the $x$-axis it is $|y|$, from the $y$-axis $|x|$.',
    explains: ['cg-distance-origin-axis'],
    names: ['axis'],
    archetype: 'cg-distance-origin-axis',
  },
  {
    id: 'equal-diagonals',
    like: /^diagonals of (?:every |any |each )?(rectangle|square|rhombus|parallelogram) are equal(?: in length)?$/,
    right: /rectangle|square/,
    rightly: 'The diagonals of a rectangle are equal; those of a rhombus and of a parallelogram need not be.',
    explains: ['cg-rectangle-diagonal'],
    archetype: 'cg-rectangle-diagonal',
  },
  {
    id: 'three-in-line',
    like: /^three points (?:a b and c |a b c )?are collinear if (?:sum of (?:distances between )?(?:any )?two (?:pairs of (?:points|them)|distances|of distances) (?:is )?equals?(?: to)? (?:distance between )?third(?: distance| pair)?|ab \+ bc = ac)$/,
    explains: ['cg-triangle-type'],
    names: ['collinear'],
    apart: ['cg-section-point', 'cg-midpoint', 'cg-distance', 'cg-distance-origin-axis', 'cg-ratio-axis'],
    archetype: 'cg-triangle-type',
  },
]
