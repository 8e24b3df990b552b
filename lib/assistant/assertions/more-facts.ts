import type { ChapterFact } from './chapter-facts'

const numberNames = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']
const numbered = (word: string): number => (/^\d+$/.test(word) ? Number(word) : numberNames.indexOf(word))
const count = `(?:\\d|${numberNames.join('|')})`
const degrees: Readonly<Record<string, number>> = { linear: 1, quadratic: 2, cubic: 3 }

const zeroCounts = RegExp(
  `^(?:graph of )?(?:polynomial of degree (?<degree>${count})|(?<named>linear|quadratic|cubic) polynomial) (?:can have|has|(?:can )?(?:meets?|cuts?|intersects?) x[- ]?axis (?:at|in)) (?<how>at (?:the )?most|maximum|maximum of|only|exactly|always) (?<most>${count}) (?:(?:real |distinct )?zeroe?s|points)$`,
)

/** How many zeroes a polynomial has, as it is stated of a degree; null for any other statement. */
export function zeroCountHolds(plain: string): boolean | null {
  const found = zeroCounts.exec(plain)?.groups
  if (!found) return null
  const degree = found['degree'] === undefined ? degrees[found['named'] ?? ''] : numbered(found['degree'])
  const most = numbered(found['most'] ?? '')
  return degree === undefined
    ? null
    : /most|maximum/.test(found['how'] ?? '')
      ? most >= degree
      : degree === 1 && most === 1
}

const zeroes = ['poly-value', 'poly-zeroes-integer', 'poly-zeroes-nonmonic-verify', 'poly-zeroes-surd']

/** More that reasons state, chapter by chapter. */
export const moreFacts: readonly ChapterFact[] = [
  {
    id: 'no-prime-5',
    like: /^(?:in )?prime factori[sz]ation of (\d+)(?: ?\^? ?n)? (?:does not (?:contain|have)|has no) (?:prime )?(?:factor )?(?:number )?5(?: as (?:prime )?factor)?$/,
    right: /^\d*[1-46-9]$/,
    rightly: 'The prime 5 stands in the factorisation of a multiple of 5.',
    explains: ['rn-last-digit'],
    archetype: 'rn-last-digit',
  },
  {
    id: 'ends-in-zero',
    like: /^(?:for |any |every |if )*(?:positive |natural )?(?:number|integer) (?:to )?ends? (?:with|in) (?:digit )?(?:0|zero) ((?:if|only if|when|must be|should be|is|its|then)?.*\b(?:2 and 5|5 and 2|10|5))(?: as (?:its )?(?:prime )?factors?)?$/,
    // 15 has the factor 5 and ends with 5
    right: /\b(?:2 and 5|5 and 2|10)$|^(?:only|must|should)/,
    rightly: 'For the digit 0 at the end both 2 and 5 must be prime factors: $15 = 3 \\times 5$ ends with 5.',
    explains: ['rn-last-digit'],
    archetype: 'rn-last-digit',
  },
  {
    id: 'ends-in-zero-if',
    like: /^any number ends with digit (?:0|zero) if its prime factors? (?:is|are) of form 2\^?m ?[×*]? ?5\^?n(?: where .*)?$/,
    explains: ['rn-last-digit'],
    archetype: 'rn-last-digit',
  },
  {
    id: 'root-of-prime',
    like: /^square root of (?:every |any )?prime number is (?:always )?(irrational|rational)(?: number)?$/,
    right: /^irr/,
    rightly: 'The square root of a prime number is irrational.',
    explains: ['rn-classify-number'],
    names: ['(?<![-+] ?)√ ?(?:2|3|5|7|11|13|17|19|23)(?!\\d)'],
    archetype: 'rn-classify-number',
  },
  {
    id: 'sum-is-product',
    like: /^sum of hcf and lcm of (?:any )?two (?:numbers|positive integers) is (?:always )?equal to (product) of (?:two )?numbers$/,
    right: /^sum$/,
    rightly: 'It is the product of HCF and LCM that is equal to the product of the numbers.',
    archetype: 'rn-hcf-lcm-product',
  },
  {
    id: 'at-most-degree',
    like: /^number of zeroe?s of polynomial is (?:always )?(?:at most|less than or equal to|never more than) (?:the )?degree of (?:that |the )?polynomial$/,
    apart: ['poly-value', 'poly-sum-product', 'poly-degree-count', 'poly-form-zeroes'],
    archetype: 'poly-degree-count',
  },
  {
    id: 'zeroes-on-axis',
    like: /^zeroe?s of (?:quadratic )?polynomial are x ?-?coordinates of points where its graph (?:meets|cuts|intersects) x-axis$/,
    explains: ['poly-count-zeroes-graph', 'poly-name-zeroes-graph'],
    archetype: 'poly-count-zeroes-graph',
  },
  {
    id: 'signs-of-terms',
    like: /^terms of (?:ap|arithmetic progression) (cannot|can) (?:have|be) both positive and negative(?: rational)?(?: numbers)?$/,
    right: /^can$/,
    rightly: 'For example $-5, 0, 5, \\ldots$ is an AP.',
    archetype: 'ap-is-it-ap',
  },
  {
    id: 'tangent-through-centre',
    like: /^tangent (?:to circle )?(passes|does not pass) through (?:its )?centre(?: of circle)?$/,
    right: /not/,
    rightly: 'It is perpendicular to a radius and passes outside.',
    archetype: 'cir-facts-count',
  },
  {
    id: 'perimeters-same',
    like: /^if (?:corresponding )?sides of two similar triangles are in ratio (\d+) ?: ?(\d+) then (?:ratio of )?(?:their )?perimeters (?:are in|is in) (?:same )?ratio (?:of )?(?:\1 ?: ?\2|same)$/,
    archetype: 'tri-similar-side',
  },
  {
    id: 'converse-told',
    like: /^(?:if )?(?:in (?:δ|triangle |△)abc,? )?d and e are (?:points on (?:sides )?ab and ac (?:respectively )?such that ad\/db = ae\/ec|mid-?points of (?:sides )?ab and ac(?: respectively)?(?: of (?:δ|triangle |△)abc)?) then de (?:∥|\|\|) bc$/,
    from: ['bpt-converse'],
    archetype: 'tri-bpt-converse',
  },
  {
    id: 'quadratic-defined',
    like: /^(?:any |every )?(?:equation(?=.*quadratic)|(?=.*0$)quadratic equation(?: is)?) (?:(?:that|which) can be (?:put|written|expressed|reduced) )?(?:in|of|to|as)(?: form)? ax(?:²|\^\{?2\}?) ?\+ ?bx ?\+ ?c ?= ?0 ?(?:where |with )?(?:b c (?:are real numbers|are real|∈ r))?(?: and| with)? ?≠ ?0(?: (?:is )?(?:called |known as )?quadratic equation(?: in x)?)?$/,
    explains: ['qe-identify'],
    names: ['quadratic'],
    archetype: 'qe-identify',
  },
  {
    id: 'difference-of-zero',
    like: /^common difference of (?:ap|arithmetic progression) (can never be|cannot be|can be|is never|is always) (?:0|zero|negative|positive)$/,
    right: /^can be$/,
    rightly: 'The common difference may be any number, $0$ and negative ones too.',
    archetype: 'ap-first-and-d',
  },
  {
    id: 'bpt-in-letters',
    like: /^(?:if )?in (?:δ|△|triangle )abc (?:line )?de ?(?:∥|\|\|) ?bc (?:and )?(?:intersects|meets|cuts) ab at d and ac at e then (a[bd]\/[ad][bd] ?= ?a[ce]\/[ae][ce])$/,
    right: /^(?:ab\/ad ?= ?ac\/ae|ad\/db ?= ?ae\/ec|ad\/ab ?= ?ae\/ac|ab\/db ?= ?ac\/ec)$/,
    rightly: 'The parts of one side are to each other as those of the other side that lie alike.',
    from: ['bpt'],
    archetype: 'tri-prove-bpt',
  },
  ...(
    [
      ['hcf', 'common prime factor', 'smallest|least|lowest|minimum', 'greatest|highest|largest|maximum'],
      ['lcm', 'prime factor', 'greatest|highest|largest|maximum', 'smallest|least|lowest|minimum'],
    ] as const
  ).map(([measure, factor, power, not]): ChapterFact => ({
    id: `${measure}-by-powers`,
    like: RegExp(
      `^${measure} (?:of (?:any )?(?:two|given|two or more) (?:positive )?(?:numbers|integers) )?(?:is|=) product of (${power}|${not}) powers? of (?:each|every|all|their)(?: of)? ${factor}s?(?: (?:involved|occurring|present))?(?: in (?:these |given |two )?numbers| of (?:these |given |two )?numbers)?$`,
    ),
    right: RegExp(power),
    rightly: `The ${measure.toUpperCase()} takes the ${measure === 'hcf' ? 'smallest' : 'greatest'} power of each ${factor}.`,
    explains: [measure === 'hcf' ? 'rn-hcf-two' : 'rn-lcm-two-three'],
    names: [measure],
    archetype: 'rn-hcf-two',
  })),
  {
    id: 'parallel-distance',
    like: /^(?:distance between (?:two |any two )?parallel tangents (?:of|to|drawn to) circle is|(?:two )?parallel tangents (?:of|to) circle are at distance) (?:equal to |of )?(?:its |twice its )?(diameter|radius|radius of circle|diameter of circle)$/,
    right: /^diameter/,
    rightly: 'They touch at the ends of a diameter: their distance is the diameter.',
    explains: ['cir-facts-count'],
    names: ['distance', 'parallel tangents'],
    apart: ['cir-tangent-length', 'cir-angle-two-tangents', 'cir-circumscribed-quad', 'cir-triangle-perimeter'],
    archetype: 'cir-facts-count',
  },
  {
    id: 'discriminant',
    like: /^(?:discriminant(?: ?\(?d\)?)?(?: of (?:quadratic )?(?:equation )?ax(?:²|\^\{?2\}?) ?\+ ?bx ?\+ ?c ?= ?0)?|d) ?(?:is given by|is|=) ?(b(?:²|\^\{?2\}?) ?[-+] ?4 ?ac|√.*)$/,
    right: /^b[^√+]*$/,
    rightly: 'The discriminant is $b^2 - 4ac$.',
    explains: ['qe-discriminant-nature'],
    names: ['discriminant', '^(?!.*(?:root|real|nature)).*'],
    archetype: 'qe-discriminant-nature',
  },
  {
    id: 'line-of-solutions',
    like: /^(?:every |any )?linear equation in two variables has (infinitely many|infinite(?: number of)?|many|unique|only one|exactly one|one|two|no) solutions?$/,
    right: /^(?:inf|many)/,
    rightly: 'Each point of its line is a solution: there are infinitely many.',
    apart: ['le-solve-then-use', 'le-verify-solution', 'le-classify-ratio', 'le-params-from-solution'],
    archetype: 'le-verify-solution',
  },
  {
    id: 'product-irrational',
    like: /^product of (?:any )?(non-?zero rational (?:number )?and irrational (?:number )?is (?:always )?(?:ir)?rational|two irrational numbers is (?:always )?rational)(?: number)?$/,
    right: /^non.*irrational$/,
    rightly:
      'A rational number other than $0$ times an irrational one is irrational; of two irrational ones the product may be either.',
    explains: ['rn-classify-number'],
    names: ['^[^-+−/]*\\d ?√[^-+−/]*$'],
    archetype: 'rn-classify-number',
  },
  {
    id: 'graph-of-degree',
    like: /^graph of (?:any |every )?((?:linear|quadratic) polynomial is (?:always )?(?:straight line|parabola))$/,
    right: /^l.*line$|^q.*parabola$/,
    rightly: 'The graph of a linear polynomial is a straight line, that of a quadratic one a parabola.',
    archetype: 'poly-count-zeroes-graph',
  },
  ...(
    [
      ['first|1st', 'pos.*pos'],
      ['second|2nd', 'neg.*pos'],
      ['third|3rd', 'neg.*neg'],
      ['fourth|4th', 'pos.*neg'],
    ] as const
  ).map(([quadrant, signs]): ChapterFact => ({
    id: 'signs-of-quadrant',
    like: RegExp(
      `^(?:for (?:any |every )?point )?(?:lying )?in (?:${quadrant}) quadrant (?:abscissa|x ?-?coordinate) is ((?:positive|negative) (?:and|while|but) (?:ordinate|y ?-?coordinate) is (?:positive|negative))$`,
    ),
    right: RegExp(`^${signs}`),
    rightly: 'The signs are $(+, +)$, $(-, +)$, $(-, -)$ and $(+, -)$ in the four quadrants, in their order.',
    explains: ['cg-quadrant-of-point'],
    names: [`(?:${quadrant}) quadrant`],
    archetype: 'cg-quadrant-of-point',
  })),
  {
    id: 'consecutive-coprime',
    like: /^(?:hcf of (?:any )?two consecutive (?:natural |positive )?(?:numbers|integers) is (?:always )?(1|one|2|two)|(?:any )?two consecutive (?:natural |positive )?(?:numbers|integers) are (?:always )?co-?prime)$/,
    right: /1|one/,
    rightly: 'A common factor of two consecutive numbers divides their difference 1.',
    apart: [
      'rn-prime-factorisation',
      'rn-explain-composite',
      'rn-hcf-lcm-product',
      'rn-classify-number',
      'rn-last-digit',
    ],
    archetype: 'rn-hcf-two',
  },
  {
    id: 'hcf-divides-lcm',
    like: /^(?:hcf (?:of (?:any )?(?:two|given) (?:or more )?(?:natural |positive )?(?:numbers|integers) )?(?:is )?(?:always )?(?:factor of|divides|must divide) (?:their )?lcm(?: of (?:these |two |those )?(?:numbers|integers))?|lcm (?:of (?:any )?(?:two|given) (?:natural |positive )?(?:numbers|integers) )?is (?:always )?(?:multiple of|divisible by) (?:their )?hcf)$/,
    explains: ['rn-possible-hcf-lcm'],
    apart: ['rn-hcf-lcm-product', 'rn-classify-number'],
    archetype: 'rn-possible-hcf-lcm',
  },
  {
    id: 'prime-defined',
    like: /^(?:every |any )?prime number (?:is number (?:which|that) )?has (?:exactly |only )*(two|2|three|more than two) (?:distinct )?factors?(?: (?:1|namely 1) and (?:number )?itself)?$/,
    right: /^(?:two|2)$/,
    rightly: 'A prime number has two factors: 1 and itself.',
    archetype: 'rn-explain-composite',
  },
  {
    id: 'composite-defined',
    like: /^(?:(?:every )?composite number (?:is (?:number )?(?:which|that) )?has (?:more than two factors|at least one factor other than 1 and (?:number )?itself|factors other than 1 and itself)|number (?:which|that|having|has).*(?:more than two|other than 1 and).*(?:is (?:called )?)?composite(?: number)?)$/,
    explains: ['rn-explain-composite', 'rn-prime-factorisation'],
    names: ['composite'],
    archetype: 'rn-explain-composite',
  },
  {
    id: 'zeroes-defined',
    like: /^(?:zeroes?|zeros) of (?:(?:quadratic )?polynomial )?(?:[pf]\(x\) )?(?:is|are) (?:those )?(?:values?|real numbers?) (?:of x |k )?(?:for which|such that|where|at which) (?:[pf]\([xk]\)|polynomial|its value) ?(?:=|is|becomes) ?(?:0|zero)$/,
    explains: zeroes,
    apart: ['poly-form-zeroes', 'poly-form-sum-product', 'poly-sum-product'],
    archetype: 'poly-value',
  },
  {
    id: 'factor-theorem',
    like: /^if \(?x ?- ?[a-zα]\)? is factor of [pf]\(x\) then [pf]\([a-zα]\) ?(?:is )?(= ?0|equal to 0|zero|not equal to 0|≠ ?0|not zero)$/,
    right: /^(?:= ?0|equal to 0|zero)$/,
    rightly: 'Where $x - \\alpha$ is a factor, $p(\\alpha) = 0$.',
    explains: [],
    archetype: 'poly-value',
  },
  {
    id: 'no-tangent-inside',
    like: /^(?:from|through) point (?:lying )?inside (?:of )?circle (?:only |exactly )?(two|2|one|1|no|infinitely many) tangents? can be drawn(?: to (?:it|circle))?$/,
    right: /^no$/,
    rightly: 'No tangent passes through a point inside a circle.',
    archetype: 'cir-facts-count',
  },
  {
    id: 'centre-of-chords',
    like: /^centre of circle is mid ?-?point of (each|every|any|all|its|each of its|diameter|every diameter|its diameter|each diameter)(?: (?:of )?(?:chords?|diameter)(?: of circle)?)?$/,
    right: /diameter/,
    rightly: 'It is the mid-point of each diameter, and of no other chord.',
    archetype: 'cg-circle-unknown',
  },
  {
    id: 'hypotenuse-longest',
    like: /^(?:in (?:any |every )?right(?:[- ]angled)? triangle )?hypotenuse is (?:always )?(?:largest|longest|greatest) side(?: (?:in|of) (?:any |every )?right(?:[- ]angled)? triangle)?$/,
    explains: ['trig-true-false', 'trig-assertion-reason'],
    names: ['(?:sin|cos|sec|cosec)'],
    apart: ['tri-right-triangle-length'],
    archetype: 'trig-true-false',
  },
  {
    id: 'median-in-the-middle',
    like: /^median (?:=|is) (?:value of )?\(?\(?n ?\+ ?1\)? ?\/ ?2\)? ?th (?:value|term|observation|item) (?:if|when) (?:n|number of observations) is (odd|even)$/,
    right: /odd/,
    rightly: 'For an even n the median is the mean of the two middle values.',
    explains: ['stat-ungrouped'],
    names: ['median'],
    archetype: 'stat-ungrouped',
  },
  {
    id: 'wire-bent',
    like: /^circumference of circle (?:=|is equal to|is) length of wire$/,
    explains: ['arc-quadrant-from-circumference'],
    archetype: 'arc-quadrant-from-circumference',
  },
  {
    id: 'circumference',
    like: /^circumference of circle (?:=|is|is equal to|is given by) 2 ?(?:×|\*)? ?π ?(?:×|\*)? ?(?:radius(?: of (?:the )?circle)?|r)(?: where r is (?:its )?radius(?: of circle)?)?$/,
    explains: ['arc-quadrant-from-circumference', 'arc-length-sector', 'sav-formula-direct'],
    names: ['circumference', '^(?!.*\\barea).*'],
    archetype: 'arc-length-sector',
  },
]
