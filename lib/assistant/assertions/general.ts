import { canonical } from './canonical'
import { chanceKinds } from './chance-kinds'
import { moreGenerals } from './general-more'

/** A statement that holds always or never, in the ways that books put it. */
export interface General {
  readonly says: readonly string[]
  /** Other ways, in the letters of `canonical`. */
  readonly like?: RegExp
  readonly holds: boolean
  /** What is right in place of a mistake. */
  readonly rightly?: string
  /** The archetypes whose answers follow from it. */
  readonly explains?: readonly string[]
  /** Words that all stand in an assertion which follows from it. */
  readonly names?: readonly string[]
  /** The same fact among those of a chapter. */
  readonly chapter?: { readonly archetype: string; readonly fact: string }
  /** Of an assertion that says it. */
  readonly archetype?: string
  /** An assertion that begins so does not follow from it. */
  readonly besides?: string
  /** Archetypes of which it says nothing. */
  readonly apart?: readonly string[]
  /** The two that it joins. */
  readonly both?: readonly General[]
}

const middle = '((x1 + x2)/2, (y1 + y2)/2)'
const distance = '√((x2 - x1)² + (y2 - y1)²)'

/** What reasons say, of the chapters whose assertions are worked out as questions. */

/** Where values are found, how many there can be explains nothing. */
const ofValues = [
  'qe-assertion-reason',
  'poly-assertion-reason',
  'qe-param-from-root',
  'poly-sum-product',
  'poly-value',
]

export const generals: readonly General[] = [
  {
    says: [
      `The mid-point of the line segment joining (x1, y1) and (x2, y2) is ${middle}`,
      `Mid-point of the line joining A(x1, y1) and B(x2, y2) is ${middle}`,
      `The mid-point formula is ${middle}`,
      'The coordinates of the mid-point are the averages of the coordinates of the end points',
      'The mid-point divides the line segment in the ratio 1 : 1',
    ],
    holds: true,
    explains: ['cg-midpoint', 'cg-other-end'],
    archetype: 'cg-midpoint',
    apart: ['cg-distance', 'cg-distance-origin-axis', 'cg-section-point!mid'],
  },
  {
    says: [
      'The mid-point of the line segment joining (x1, y1) and (x2, y2) is ((x1 - x2)/2, (y1 - y2)/2)',
      'The mid-point of the line segment joining (x1, y1) and (x2, y2) is ((x2 - x1)/2, (y2 - y1)/2)',
    ],
    holds: false,
    rightly: `The mid-point is $\\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$.`,
  },
  {
    says: [
      `The distance between two points (x1, y1) and (x2, y2) is ${distance}`,
      `The distance between the points P(x1, y1) and Q(x2, y2) is ${distance}`,
      `The distance between the points A(x1, y1) and B(x2, y2) is ${distance}`,
      'The distance between (x1, y1) and (x2, y2) is √[(x2 - x1)² + (y2 - y1)²]',
      `The distance formula is ${distance}`,
    ],
    holds: true,
    explains: ['cg-distance', 'cg-coordinate-from-distance'],
    apart: ['cg-midpoint', 'cg-section-point'],
  },
  {
    says: [
      'The distance of a point P(x, y) from the origin is √(x² + y²)',
      'The distance of the point (x, y) from the origin is √(x² + y²)',
      'The distance of (x, y) from the origin (0, 0) is √(x² + y²)',
    ],
    holds: true,
    explains: ['cg-distance-origin-axis'],
    names: ['origin'],
    apart: ['cg-midpoint', 'cg-section-point'],
  },
  {
    says: [
      'The distance of a point P(x, y) from the origin is x² + y²',
      'The distance of (x, y) from the origin is x + y',
    ],
    holds: false,
    rightly: 'The distance is $\\sqrt{x^2 + y^2}$.',
  },
  ...moreGenerals,
  {
    says: [
      'For any event E, P(E) + P(not E) = 1',
      'P(E) + P(not E) = 1',
      'P(A) + P(not A) = 1',
      'Probability of not E = 1 - P(E)',
      'P(not E) = 1 - P(E)',
    ],
    like: /^sumprobabilit(?:y|ies)(?:its|e)?complement(?:ary)?1$|^(?:probability)?\+probability(?:its)?complement(?:ary)?1$|^probabilityp,?(?:then)?probability(?:its)?complement(?:ary)?(?:will)?1-p$/,
    archetype: 'prob-complement',
    holds: true,
    explains: ['prob-complement'],
    apart: ['prob-coins', 'prob-one-die', 'prob-bag', 'prob-two-dice-sum', 'prob-two-dice-other', 'prob-cards'],
  },
  {
    says: [
      'The probability of an event can be more than 1',
      'The probability of an event can be greater than 1',
      'The probability of an event can be negative',
      'The probability of an impossible event is 1',
      'The probability of a sure event is 0',
      'P(E) + P(not E) = 0',
      'P(E) + P(not E) = 2',
      'For any event E, P(E) + P(not E) = 2',
      'For any event E, P(E) + P(not E) = 0',
    ],
    holds: false,
    rightly: 'A probability is a number from $0$ to $1$: $0$ for an impossible event and $1$ for a sure one.',
  },
  {
    says: [],
    like: /^probability(?:e)?(?:p\(e\))?(?:such)?(?:always)?(?:lies|varies|may|can(?:only)?|ranges|cannot(?:exceed|(?:more|greater|bigger)than)|never(?:exceeds|(?:more|greater)than)|isnevernegative|(?:never|cannot)(?:less0|negative))?(?:0≤p\(e\)≤1|01|1|0)?(?:both)?(?:inclusive)?$|^0≤p\(.\)≤1$|^p\(.\)cannotmorethan1$/,
    holds: true,
    explains: ['prob-valid-value'],
    besides: '^(?:the )?probability of an? (?:impossible|sure|certain) event',
    apart: [...chanceKinds, 'prob-complement'],
  },
  {
    says: [],
    like: /^(?:probability(?:e)?|p\(e\))(?:favou?rable)?outcomes(?:favou?rable(?:e)?)?\/(?:total)?(?:all)?(?:possible)?outcomes(?:experiment)?$/,
    holds: true,
    explains: [...chanceKinds, 'prob-letters', 'prob-defective-lottery'],
    apart: ['prob-valid-value'],
  },
  {
    says: [
      'HCF × LCM = product of the two numbers',
      'Product of two numbers = HCF × LCM',
      'The product of two numbers is equal to the product of their HCF and LCM',
      'HCF(a, b) × LCM(a, b) = a × b',
      'For any two positive integers a and b, HCF(a, b) × LCM(a, b) = a × b',
      'LCM(a, b) × HCF(a, b) = a × b',
      'For any two positive integers a and b, LCM(a, b) × HCF(a, b) = a × b',
      'LCM(a, b) = (a × b)/HCF(a, b)',
      'For any two positive integers a and b, LCM(a, b) = (a × b)/HCF(a, b)',
      'LCM × HCF = product of two numbers',
    ],
    holds: true,
    explains: ['rn-hcf-lcm-product'],
    chapter: { archetype: 'rn-assertion-reason', fact: 'product' },
  },
  {
    says: ['A quadratic polynomial can have at most two zeroes', 'A quadratic polynomial can have at most 2 zeroes'],
    holds: true,
    apart: [...ofValues, 'poly-zeroes-integer'],
  },
  {
    says: ['A quadratic polynomial always has two real zeroes', 'A quadratic polynomial can have more than two zeroes'],
    holds: false,
    rightly: 'A quadratic polynomial has at most two real zeroes, and may have none.',
  },
  {
    says: [
      'The sum of a rational number and an irrational number is always irrational',
      'The sum or difference of a rational and an irrational number is irrational',
      'The difference of a rational and an irrational number is irrational',
    ],
    holds: true,
    chapter: { archetype: 'rn-assertion-reason', fact: 'sum' },
  },
  {
    says: [
      'The sum of two irrational numbers is always irrational',
      'The product of two irrational numbers is always irrational',
      'The sum of a rational and an irrational number is always rational',
    ],
    holds: false,
    rightly:
      'For example $\\sqrt{2} + (-\\sqrt{2}) = 0$ and $\\sqrt{2} \\times \\sqrt{2} = 2$, while $2 + \\sqrt{2}$ is irrational.',
  },
  {
    says: ['The probability of a sure event is 1', 'The probability of a certain event is 1'],
    holds: true,
    explains: chanceKinds,
    names: ['(?:is|=) 1\\.?$'],
    besides: '^(?:the )?probability of an? impossible event',
    apart: [...chanceKinds, 'prob-complement'],
  },
  {
    says: ['The probability of an impossible event is 0', 'The probability of an event that cannot happen is 0'],
    holds: true,
    explains: chanceKinds,
    names: ['(?:is|=) (?:0|zero)\\.?$'],
    besides: '^(?:the )?probability of an? (?:sure|certain) event',
    apart: [...chanceKinds, 'prob-complement'],
  },
  {
    says: [],
    like: /^sumprobabilities(?:all)?(?:possible)?(?:elementary|outcomes)(?:(?:in|random|a)*experiment)?1$/,
    holds: true,
    apart: ['prob-coins', 'prob-one-die', 'prob-bag', 'prob-two-dice-sum', 'prob-two-dice-other', 'prob-cards'],
  },
  {
    says: ['An ace is a face card', 'Aces are face cards'],
    holds: false,
    rightly: 'The face cards are the kings, queens and jacks: $12$ in a deck.',
  },
  {
    says: ['1 is a prime number'],
    holds: false,
    rightly: 'A prime number has exactly two factors, and $1$ has one.',
  },
  ...(['sum', 'product'] as const).flatMap((name): readonly General[] => {
    const of = '(?:a?quadratic)?(?:polynomial|equation)?(?:p\\(x\\))?(?:ax\\^2\\+bx\\+c0?)?(?:\\(?a?≠0\\)?)?'
    const value = {
      sum: '(?:-b/a|-\\(b/a\\)|-\\(?coefficientx\\)?/\\(?coefficientx\\^2\\)?|-\\(coefficientx/coefficientx\\^2\\))',
      product: '(?:c/a|\\(?constant(?:term)?\\)?/\\(?coefficientx\\^2\\)?)',
    }
    const wrong = { sum: '(?:b/a|-?c/a|-?a/b)', product: '(?:-c/a|-?b/a|a/c)' }
    const [letters, both] = name === 'sum' ? ['α+β', 'sum'] : ['αβ', 'product']
    const head = `^(?:${both}(?:its)?(?:zeroes|roots)${of}|(?:polynomial|equation)?ax\\^2\\+bx\\+c0?(?:a≠0)?${both}(?:its)?(?:zeroes|roots)|(?:αβ)?(?:zeroes|roots)?${of}${letters})`
    const archetypes = ['poly-sum-product', 'poly-assertion-reason', 'poly-k-from-condition', 'qe-assertion-reason']
    return [
      {
        says: [],
        like: RegExp(`${head}${value[name]}$`),
        holds: true,
        explains: archetypes,
        names: [name],
        chapter: { archetype: 'poly-assertion-reason', fact: name },
      },
      {
        says: [],
        like: RegExp(`${head}${wrong[name]}$`),
        holds: false,
        rightly: 'The sum of the two is $-\\frac{b}{a}$ and their product $\\frac{c}{a}$.',
      },
    ]
  }),
  {
    says: [],
    like: /^a?(?:real)?(?:x)?([akcrα])?a?0(?:a?(?:quadratic)?polynomial)?p\(x\)p\(\1?[akα]?\)0$/,
    holds: true,
    explains: ['poly-value', 'poly-k-from-zero', 'poly-is-zero'],
  },
  {
    says: [],
    like: /^(?:(?:a?real)?([αkrp])a?roots?a?(?:quadratic)?(?:equation)?ax\^2\+bx\+c0(?:a≠0)?a(?:\1\^2|\(\1\)\^2)\+b(?:\1|\(\1\))\+c0|arootsa?(?:quadratic)?equationsatisfies(?:it|equation)?)$/,
    holds: true,
    explains: ['qe-param-from-root', 'qe-common-root'],
  },
  {
    says: ['A quadratic equation has at most two roots'],
    like: /^aquadratic(?:equation|polynomial)(?:no)?(?:at)?(?:most|morethan)(?:2)?(?:real)?(?:zeroes|roots)$/,
    holds: true,
    apart: [...ofValues, 'qe-factor-monic', 'qe-factor-nonmonic', 'qe-formula-irrational'],
  },
  {
    says: ['A polynomial of degree n has at most n zeroes'],
    like: /^apolynomialdegreen(?:at)?mostn(?:real)?zeroes$/,
    holds: true,
    apart: ['poly-sum-product', 'poly-value', 'poly-k-from-zero'],
  },
  {
    says: [
      'A polynomial of degree n has exactly n zeroes',
      'A polynomial of degree n always has n zeroes',
      'A polynomial of degree n must have n real zeroes',
      'A polynomial of nth degree must have n real zeroes',
      'A polynomial of nth degree has exactly n real zeroes',
      'A quadratic equation always has two real roots',
      'Every quadratic equation has at least one real root',
      'Every quadratic equation has exactly two roots',
      'A quadratic polynomial has exactly two zeroes',
    ],
    holds: false,
    rightly: 'For example $x^2 + 1$ is of degree $2$ and is zero for no real $x$.',
  },
]

let known: ReadonlyMap<string, General> | undefined

/** All ways of saying them, in few letters: made when a reason is first looked for. */
const saidWays = (): ReadonlyMap<string, General> =>
  (known ??= new Map(
    // the first that says it counts
    generals.flatMap((general) => general.says.map((each) => [canonical(each), general] as const)).toReversed(),
  ))

/** What is stated of all cases; null where it is none of these. */
export function generalIn(text: string): General | null {
  const letters = canonical(text)
  return saidWays().get(letters) ?? generals.find(({ like }) => like?.test(letters)) ?? null
}
