import type { ChapterFact } from './chapter-facts'

const never = /^(?!)/
const even = '(?:even (?:natural |positive )?(?:numbers|integers)|even positive integers)'

/** Laws of numbers, progressions and lines as reasons state them, right or with another sign or name. */
export const lawFacts: readonly ChapterFact[] = [
  {
    id: 'hcf-lcm-product',
    // the number a is gone with the articles
    like: /^(?:for any two (?:positive integers|(?:natural )?numbers)(?: and b)? )?hcf(?: ?\( ?b\))? ?([-+×*÷/·] ?lcm(?: ?\( ?b\))? ?= ?(?:[×*·] ?b|\+ ?b|(?:product|sum) of (?:the )?(?:two )?numbers))$/,
    right: /^[×*·].*(?:[×*·]|product)/,
    rightly: 'HCF $\\times$ LCM is the product of the two numbers.',
    explains: ['rn-hcf-lcm-product'],
    archetype: 'rn-hcf-lcm-product',
  },
  {
    id: 'even-sum',
    like: RegExp(
      `^sum of first n ${even} is (n ?\\(n ?\\+ ?1\\)|n(?:²|\\^2) ?\\+ ?n|n(?:²|\\^2)|n ?\\(n ?\\+ ?1\\) ?\\/ ?2|2n ?\\(n ?\\+ ?1\\)|n ?\\(n ?- ?1\\))$`,
    ),
    right: /^(?:n ?\(n ?\+ ?1\)|n(?:²|\^2) ?\+ ?n)$/,
    rightly: '$2 + 4 + \\ldots + 2n = n(n + 1)$.',
    explains: ['ap-sum-first-multiples', 'ap-sum-n-terms'],
    names: ['sum', 'even'],
    besides: '\\bodd\\b',
    archetype: 'ap-sum-first-multiples',
  },
  {
    id: 'odd-sum',
    like: RegExp(
      `^sum of first n ${even.replaceAll('even', 'odd')} is (n(?:²|\\^2)(?: ?[-+] ?[n1])?|2n|n ?\\(n ?[-+] ?1\\)(?: ?\\/ ?2)?|2n(?:²|\\^2))$`,
    ),
    right: /^n(?:²|\^2)$/,
    rightly: '$1 + 3 + \\ldots + (2n - 1) = n^2$.',
    explains: ['ap-sum-first-multiples', 'ap-sum-n-terms'],
    names: ['sum', 'odd'],
    besides: '\\beven\\b',
    archetype: 'ap-sum-first-multiples',
  },
  {
    id: 'odd-mean',
    like: /^(?:arithmetic )?mean of first n odd (?:natural |positive )?(?:numbers|integers) is (n|n ?[-+] ?1|n(?:²|\^2)|\(?n ?\+ ?1\)? ?\/ ?2|2n ?[-+] ?1)$/,
    right: /^n$/,
    rightly: '$\\frac{1 + 3 + \\ldots + (2n - 1)}{n} = \\frac{n^2}{n} = n$.',
    from: ['odd-sum'],
    archetype: 'stat-mean-direct',
  },
  {
    id: 'upright-line',
    like: /^(?:graph of (?:equation |line )?|equation |line )?(x = (?:k|b|c|\()?.{0,20}? parallel to (?:x|y)[- ]?axis|y = (?:k|b|c|\()?.{0,20}? parallel to (?:x|y)[- ]?axis)$/,
    right: /^(?:x.* y[- ]?axis|y.* x[- ]?axis)$/,
    rightly: 'The line $x = a$ is parallel to the $y$-axis, the line $y = b$ to the $x$-axis.',
    archetype: 'le-classify-ratio',
  },
  {
    id: 'distance-of-point-from-axis',
    like: /^(?:perpendicular )?distance of (?:any )?point (?:p ?)?(?:\(x, ?y\) )?from (x[- ]?axis is (?:equal to )?(?:its |numerical value of its |absolute value of its |modulus of its )*(?:x[- ]?coordinate|abscissa)|y[- ]?axis is (?:equal to )?(?:its |numerical value of its |absolute value of its |modulus of its )*(?:y[- ]?coordinate|ordinate))$/,
    right: never,
    rightly: 'From the $x$-axis it is the size of the $y$-coordinate, from the $y$-axis that of the $x$-coordinate.',
    archetype: 'cg-distance-origin-axis',
  },
  {
    id: 'distance-of-point-from-its-axis',
    like: /^(?:perpendicular )?distance of (?:any )?point (?:p ?)?(?:\(x, ?y\) )?from (?:x[- ]?axis is (?:equal to )?(?:its )?(?:numerical value of its |absolute value of its |modulus of its |numerical value of |absolute value of )(?:y[- ]?coordinate|ordinate)|y[- ]?axis is (?:equal to )?(?:its )?(?:numerical value of its |absolute value of its |modulus of its |numerical value of |absolute value of )(?:x[- ]?coordinate|abscissa))$/,
    explains: ['cg-distance-origin-axis'],
    names: ['axis'],
    archetype: 'cg-distance-origin-axis',
  },
  {
    id: 'trapezium-cut',
    like: /^(?:any )?line (?:drawn )?parallel to parallel sides of trapezium divides (?:its |the )?non[- ]parallel sides (?:proportionally|in same ratio)$/,
    explains: ['tri-prove-similar-product', 'tri-bpt-x', 'tri-bpt-segment'],
    names: ['trapezium'],
    archetype: 'tri-prove-trapezium',
  },
  {
    id: 'cone-on-hemisphere',
    like: /^total surface area of (?:solid |wooden )?toy (?:which is )?(?:(?:made|formed) (?:up )?(?:of|by)|of|consisting of|in form of|in shape of) cone (?:of slant height l )?(?:(?:mounted|surmounted|fixed|standing|placed) on|and) hemisphere (?:of|with|having) same radius (?:r )?is (?:equal to )?(?:the )?(?:πrl ?\+ ?2πr²|2πr² ?\+ ?πrl|sum of (?:curved surface areas? of (?:hemisphere and (?:curved surface area of )?cone|cone and (?:curved surface area of )?hemisphere)|csa of (?:hemisphere and (?:csa of )?cone|cone and (?:csa of )?hemisphere)))$/,
    from: ['plane-faces-joined'],
    archetype: 'sav-cone-hemisphere',
  },
  {
    id: 'cone-joined-to-hemisphere',
    like: /^(?:if |when )?(?:solid )?(?:cone and (?:solid )?hemisphere|hemisphere and (?:solid )?cone) of same (?:base )?radius are (?:joined|fixed|stuck|put) (?:together )?(?:at|along|by) their (?:flat|plane|circular) (?:faces|surfaces|bases|ends) (?:then )?total surface area of (?:new|resulting|combined|so formed|whole)? ?(?:solid|toy)(?: so formed)? is (?:equal to )?sum of their (total|curved) surface areas?$/,
    right: /curved/,
    rightly: 'The joined flat faces are inside the solid and are not counted: the curved surface areas are added.',
    from: ['plane-faces-joined'],
    archetype: 'sav-cone-hemisphere',
  },
  {
    id: 'circle-measures',
    like: /^circumference of circle (?:of|with) radius r is 2 ?πr and (?:its )?area (?:of (?:it|circle) )?is πr²$/,
    explains: ['sav-ratio'],
    names: ['circle'],
    archetype: 'sav-ratio',
  },
  {
    id: 'plane-faces-joined',
    like: /^(?:when |as |since )?(?:cone and hemisphere|hemisphere and cone|they|two solids|solids) are (?:joined|fixed|put together),? (?:their )?(?:plane |flat )?(?:circular )?(?:faces|surfaces|bases) (?:do not appear|are not (?:visible|exposed|counted|seen))(?: on (?:its |outer )?surface| outside)?$|^(?:such )?toy is (?:obtained|made|formed) by (?:fixing|joining|sticking) (?:together )?(?:the )?plane (?:surfaces|faces|ends) of (?:hemisphere and cone|cone and hemisphere)(?: together)?$/,
    archetype: 'sav-cone-hemisphere',
  },
]
