import type { General } from './general'

const fact = (like: string, holds: boolean, rest: Partial<General> = {}): General => ({
  says: [],
  like: RegExp(`^${like}$`),
  holds,
  ...rest,
})
const wrong = (like: string, rightly: string): General => fact(like, false, { rightly })

/** How a formula of progressions is led in, in the letters of `canonical`. */
const ap =
  '(?:nth|general|terms?|first|last|commondifference|ap|arithmeticprogression|sum|natural|n|d|l|an|sn|whose|with|any|in|a|s|to|\\+d\\+2d)*'
/** The same fact in the chapter's file. */
const inChapter = (name: string) => ({ chapter: { archetype: 'ap-assertion-reason', fact: name } })
const ofTerms = { explains: ['ap-'], names: ['(?<!\\bsum\\b[^]*)term'], ...inChapter('anyTerm') }
/** Found without any sum. */
const ofNoSum = ['ap-missing-terms', 'ap-first-and-d', 'ap-nth-term', 'ap-which-term', 'ap-is-it-ap']
const ofSums = { explains: ['ap-'], names: ['sum'], apart: ofNoSum }

const ofList =
  '(?:sequence|list|series|progression|arithmetic|ap|form|forms|said|whose|terms?|its|each|pair|only|in|such|thatis)*'
const beside = '(?:consecutive|successive|adjacent)'
const constant = '(?:always|remains?|is)*(?:same|constant|fixed)(?:throughout|value)?'

const inN =
  '(?:sequence|list|ap|nth|terms?|an|whose|its|with)*pn\\+q(?:\\(?pq(?:any|real)*constants?\\)?)?(?:sequence|list|an|ap|forms?|its|with)*'

const ofProgressions: readonly General[] = [
  fact(`${inN}(?:commondifferencep)?`, true, inChapter('formula')),
  wrong(`${inN}commondifferenceq`, '$a_{n+1} - a_n = p(n + 1) + q - pn - q = p$.'),
  fact(`${ap}\\+\\(n-1\\)d`, true, ofTerms),
  wrong(`${ap}(?:\\+nd|\\+\\(n\\+1\\)d|-\\(n-1\\)d)`, 'The $n$th term is $a_n = a + (n - 1)d$.'),
  fact(
    `${ap}(?:an\\+1-(?:an)?|a?\\(n\\+1\\)-a?\\(n\\)|d?a?\\(n\\+1\\)-a?n|-an-1|ak\\+1-ak|a2-a1|(?:difference)?(?:any)?term(?:its)?(?:preceding|previous)term|d?2ndterm-1stterm|(?:obtained|got|found|by)*subtracting(?:any)?term(?:from)?(?:its)?(?:next|succeeding|following)term)`,
    true,
    { explains: ['ap-'], names: ['common difference'], ...inChapter('difference') },
  ),
  wrong(
    `${ap}(?:-an\\+1|an-1-(?:an)?|ak-ak\\+1|a1-a2)`,
    'A term is taken away from the one after it: $d = a_{n+1} - a_n$.',
  ),
  fact(
    `${ofList}(?:common)?difference(?:any|each|pair|terms?|its)*${beside}(?:terms?|${ofList})*${constant}${ofList}`,
    true,
    {
      explains: ['ap-is-it-ap'],
      ...inChapter('isAp'),
    },
  ),
  fact(
    `${ofList}adding(?:fixed|same|constant|d)+(?:\\(whichmay(?:negative|0)+\\))?(?:preceding|previous|terms?|${ofList.slice(3, -2)})*ap`,
    true,
    { explains: ['ap-is-it-ap'], ...inChapter('isAp') },
  ),
  wrong(
    `${ofList}ratio(?:any|each|pair|terms?|its)*${beside}(?:terms?)*${constant}`,
    'In an AP the difference of consecutive terms is constant.',
  ),
  wrong(
    '(?:terms?|ap|in)*cannot(?:have)?(?:positive|negative|rational|or)+',
    'The common difference may be of the other sign: $-1, 0, 1$ is an AP.',
  ),
  fact(`(?:rth|kth|mth)?${ap}(?:term)?(?:from)?(?:its)?end${ap}l-\\(n-1\\)d`, true, inChapter('fromEnd')),
  fact(`${ap}n/2\\(?2a?\\+\\(n-1\\)d\\)?`, true, { ...ofSums, ...inChapter('sum') }),
  wrong(
    `${ap}(?:n\\(?2a?\\+\\(n-1\\)d\\)?|n/2\\(?a?\\+\\(n-1\\)d\\)?|n/2\\(?2a?\\+(?:n|\\(n\\+1\\))d\\)?)`,
    '$S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
  ),
  fact(`${ap}n/2\\(?a?\\+(?:l|an)?\\)?`, true, ofSums),
  fact(`${ap}\\(?n\\(n\\+1\\)\\)?/2`, true, {
    explains: ['ap-', 'stat-property'],
    names: ['(?:sum|mean)', '^(?!.*\\b(?:odd|even)\\b).*natural'],
    // the sum of the odd numbers is another one
    besides: '\\bodd (?:natural |positive )?(?:numbers|integers)',
    archetype: 'ap-sum-n',
  }),
  wrong('sum(?:first)?nnaturaln\\(n\\+1\\)', '$1 + 2 + \\ldots + n = \\frac{n(n + 1)}{2}$.'),
  fact('sum(?:first)?nodd(?:natural)?n\\^2', true, {
    ...ofSums,
    names: ['sum', 'odd'],
  }),
  fact(`${ap}sn-s\\(?n-1\\)?`, true, { explains: ['ap-sn-to-term'], ...inChapter('fromSums') }),
  fact('(?:three|abc|bc|b|c|in|ap)*2b(?:a?\\+c)', true, { explains: ['ap-missing-terms'] }),
]

const ends = '(?:divid(?:es|ing|e)|a?\\(x1y1\\)|b?\\(x2y2\\)|p?\\(xy\\)|internally|ratio|m1:?m2|m:?n|p|section)*'
const weighted = (x: string, own: string) =>
  `\\(?(?:m1${x}${own}\\+m2${x}${own === '2' ? '1' : '2'}|m${x}${own}\\+n${x}${own === '2' ? '1' : '2'})\\)?/\\(?(?:m1\\+m2|m\\+n)\\)?`

const ofPoints: readonly General[] = [
  ...(['x', 'y'] as const).flatMap((axis): readonly General[] => {
    const put = (across: string, name: string) =>
      `(?:(?:any|each|lying|on|lies)*${axis}axis(?:form)?\\(${across === 'y' ? 'x0' : '0y'}\\)|(?:${across}coordinate|${name})(?:any|each|lying|lies|on)*${axis}axis(?:always)?0|(?:any|each|lying|lies|on|at)*${axis}axis(?:has|always)*(?:${across}coordinate|${across}|${name})(?:always)?0)`
    const [right, not] =
      axis === 'x' ? [put('y', 'ordinate'), put('x', 'abscissa')] : [put('x', 'abscissa'), put('y', 'ordinate')]
    return [
      fact(right, true, {
        explains: ['cg-quadrant-of-point', 'cg-section-point', 'cg-ratio-axis'],
        names: [`${axis}[- ]axis`],
        apart: ['cg-midpoint', 'cg-distance'],
      }),
      wrong(not, 'On the $x$-axis the $y$-coordinate is zero, and on the $y$-axis the $x$-coordinate.'),
    ]
  }),
  fact(`${ends}\\(${weighted('x', '2')}${weighted('y', '2')}\\)`, true, {
    explains: ['cg-section-point', 'cg-trisection', 'cg-ratio-of-point', 'cg-ratio-axis'],
    apart: ['cg-distance', 'cg-distance-origin-axis'],
  }),
  wrong(
    `${ends}\\(${weighted('x', '1')}${weighted('y', '1')}\\)`,
    'The point is $\\left(\\frac{m_1x_2 + m_2x_1}{m_1 + m_2}, \\frac{m_1y_2 + m_2y_1}{m_1 + m_2}\\right)$.',
  ),
  fact('(?:three|abc|bc|pqr)*collinear(?:ab\\+bcac|pq\\+qrpr)', true, {
    explains: ['cg-triangle-type'],
    names: ['collinear'],
    apart: ['cg-section-point', 'cg-midpoint', 'cg-distance', 'cg-distance-origin-axis', 'cg-ratio-axis'],
  }),
]

const of = (name: string) => `${name}[θa]?`
const bounded =
  '(?:always)?(?:less(?:than)?1|lessthanor1|≤1|neverexceeds?1|never(?:more|greater)(?:than)?1|cannot(?:exceed|more|greater)(?:than)?1)'
const unbounded = '(?:always)?(?:(?:more|greater)(?:than)?(?:or)?1|≥1|never(?:less)(?:than)?1|cannotless(?:than)?1)'
const range = '(?:for|0[<≤]θ[<≤]90|acute|angle|θ)*'

const ofRatios: readonly General[] = [
  ...(
    [
      ['cosec', 'sin'],
      ['sec', 'cos'],
      ['cot', 'tan'],
    ] as const
  ).flatMap(([one, other]): readonly General[] => [
    fact(`${range}(?:${of(one)}(?:1/|reciprocal)${of(other)}|${of(other)}(?:1/|reciprocal)${of(one)})`, true),
    ...(one === 'cot'
      ? []
      : [
          fact(`${range}${of(one)}${unbounded}`, true, {
            archetype: 'trig-true-false',
            explains: ['trig-true-false'],
            names: [one],
          }),
          fact(`${range}${of(other)}${bounded}`, true, {
            archetype: 'trig-true-false',
            explains: ['trig-true-false'],
            names: [other],
          }),
          fact(`${range}0<${of(other)}[<≤]1(?:and)?${of(one)}(?:1/|reciprocal)${of(other)}`, true, {
            explains: ['trig-true-false'],
            names: [one],
          }),
        ]),
  ]),
  wrong(
    `(?:sin|cos|tan)[a]?product(?:sin|cos|tan)`,
    '$\\sin A$ is one symbol: without an angle $\\sin$ has no meaning.',
  ),
]

/** Of the measures of two numbers. */
const ofMeasures: readonly General[] = [
  {
    says: [
      'HCF(a, b) + LCM(a, b) = a × b',
      'For any two positive integers a and b, HCF(a, b) + LCM(a, b) = a × b',
      'HCF + LCM = product of the two numbers',
      'HCF(a, b) × LCM(a, b) = a + b',
      'For any two positive integers a and b, HCF(a, b) × LCM(a, b) = a + b',
    ],
    holds: false,
    rightly: 'It is the product: HCF $\\times$ LCM $= a \\times b$.',
  },
]

const summed = '(?:total(?:given)?(?:observations)?|σfixi|σfx|σxifi|σxf|σx|sum(?:given)?(?:observations)?|σxi)'

/** The three averages of data. */
const ofAverages: readonly General[] = [
  fact(
    `(?:arithmetic|mean|x|data|grouped|direct|method|observations)*${summed}/(?:σfi?|n|(?:total)?observations)`,
    true,
    {
      explains: ['stat-'],
      names: ['mean'],
    },
  ),
]

const aPrime = '(?:2|3|5|7|11|13|17|19|23|29|31|37|41|43|47)'

/** Of numbers, polynomials and triangles. */
const ofOthers: readonly General[] = [
  fact('(?:pq|distinct|different)*(?:primes?)?hcf(?:\\(pq\\)|pq|distinct|different|primes?)*1', true, {
    explains: ['rn-hcf-two'],
    names: [`\\b${aPrime}\\b\\D+\\b${aPrime}\\b\\D+1`],
  }),
  fact('endsdigit0primefactorisation(?:form)?2\\^m\\*5\\^n(?:m|n|natural)*', true, { explains: ['rn-last-digit'] }),
  fact(
    '(?:quadratic|roots?|solutions?|x|ax\\^2\\+bx\\+c0?|a≠0|equation|α|β)*\\(?-b√\\(?b\\^2-4ac\\)?\\)?/\\(?2a\\)?',
    true,
    {
      explains: ['qe-factor-monic', 'qe-factor-nonmonic', 'qe-formula-irrational'],
      names: ['(?:roots?|solutions?)'],
    },
  ),
  fact('[αkrp]?root(?:quadratic)?(?:equation)?(?:always)?satisfies(?:equation)?', true, {
    explains: ['qe-param-from-root', 'qe-common-root'],
  }),
  fact('(?:highestpower(?:x|variable)|degree)quadraticequation(?:always)?2', true, {
    explains: ['qe-identify'],
    names: ['quadratic'],
  }),
  wrong(
    '(?:any|three|pqr|abc|xyz)*(?:hcf(?:three|pqr|abc|xyz|\\(...\\))?\\*lcm(?:three|pqr|abc|xyz|\\(...\\))?(?:[pax]\\*[qby]\\*[rcz]|productthree)|product(?:any)?threeproduct(?:hcflcm|lcmhcf))',
    'This holds for two numbers: for $2$, $4$ and $8$ the HCF is $2$ and the LCM is $8$.',
  ),
  wrong('squareroots?irrationals?', 'Only those of numbers that are no perfect squares: $\\sqrt{4} = 2$.'),
  fact('(?=.*degree)(?=.*highest)(?:degree|polynomial|highest|power|exponent|x|variable|p\\(x\\))*', true, {
    explains: ['poly-degree-count'],
    names: ['degree', '^(?!.*zeroe?s).*'],
  }),
  // with k before it, it is told of every such polynomial
  ...(['k', ''] as const).map((k) =>
    fact(
      `(?:quadratic|polynomial|whose|sum|product|zeroes|α|β|s|p|k(?=[a-zα]))*${k}[([{]*x\\^2-\\(?(?:sum(?:its)?(?:zeroes)?|α\\+β|s)\\)?x\\+\\(?(?:product(?:its)?(?:zeroes)?|αβ|p)\\)?[)\\]}]*(?:k|≠0|nonzero|real|constant|any)*`,
      true,
      { explains: ['poly-form-sum-product', ...(k === '' ? [] : ['poly-form-zeroes'])] },
    ),
  ),
  fact('(?:common|difference|ap|term|nth|d|in)*coefficientn(?:in|nth|term|an)*', true, inChapter('formula')),
  fact('sum(?:three|interior)*angles(?:in)?triangle180', true, { explains: ['tri-similar-angle'] }),
  fact(
    '(?:polygons|figures|same|sides)*similarcorrespondinganglescorrespondingsides(?:in|same|ratio|proportional|proportion)+',
    true,
  ),
]

/** Three terms. */
const ofThreeTerms: readonly General[] = [
  {
    says: [
      'a, b, c are in AP if and only if 2b = a + c',
      'a, b, c are in AP if 2b = a + c',
      'Three numbers a, b, c are in AP if 2b = a + c',
      'If a, b, c are in AP then 2b = a + c',
    ],
    holds: true,
    explains: ['ap-missing-terms', 'ap-is-it-ap'],
    // of three terms, not of four
    names: ['^(?!.*,[^,]*,[^,]*,).*'],
    archetype: 'ap-missing-terms',
  },
]

export const moreGenerals: readonly General[] = [
  ...ofOthers,
  ...ofMeasures,
  ...ofThreeTerms,
  ...ofAverages,
  ...ofProgressions,
  ...ofPoints,
  ...ofRatios,
]
