import type { Reply } from './rule'
import { optionsApart } from './question/options'
import { letterAt } from '../letters'
import { gcd, isPrime } from '../maths'

const replyOf = (lines: readonly string[], answer: string, archetype: string): Reply => ({
  rule: 'settled-shortly',
  text: [...lines, answer === 'proved' ? 'Hence proved' : `Answer: ${answer}`].join('\n'),
  answer,
  offers: [
    {
      kind: 'practise',
      label: 'Practise this',
      topic: archetype.startsWith('rn') ? 'real-numbers' : 'triangles',
      difficulty: 'easy',
      archetype,
    },
  ],
})

const plain = (text: string): string =>
  text
    .replace(/\$|\\left|\\right/g, '')
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(?:perp|bot)\b/g, '⊥')
    .replace(/\s+/g, ' ')
    .trim()

const upright =
  /\b([A-Z])([A-Z]),? ([A-Z])([A-Z]),? (?:and )?([A-Z])([A-Z]) (?:are |is )?(?:each |all )?(?:perpendicular|perpendiculars|⊥) ?(?:to |on )?(?:the line |the side |line )?([A-Z])([A-Z])\b/
const eachUpright = /\b([A-Z])([A-Z]) ?⊥ ?([A-Z])([A-Z]),? ([A-Z])([A-Z]) ?⊥ ?\3\4,? (?:and )?([A-Z])([A-Z]) ?⊥ ?\3\4\b/
const length = /\b([A-Z])([A-Z]) ?(?:=|is) ?([a-z])\b/g
const claim = /1\/([a-z]) ?\+ ?1\/([a-z]) ?= ?1\/([a-z])/
const said =
  /^(?:in|the|given|figure|fig|adjoining|below|above|if|and|prove|show|that|then|is|are|each|to|on|perpendicular|let|where|using|similarity|of|triangles)*$/

/** "PA, QB and RC are each perpendicular to AC. AP = x, QB = z, RC = y: prove that 1/x + 1/y = 1/z." */
function threeUprights(text: string): Reply | null {
  const all = upright.exec(text)
  const each = all ? null : eachUpright.exec(text)
  const found = all ?? (each && [each[0], each[1], each[2], each[5], each[6], each[7], each[8], each[3], each[4]])
  const stated = claim.exec(text)
  if (!found || !stated) return null
  const [whole = '', p = '', a = '', q = '', b = '', r = '', c = '', ...line] = found
  if (line.toSorted().join('') !== [a, c].toSorted().join('') || new Set([p, a, q, b, r, c]).size < 6) return null
  const lengths = new Map(
    [...text.matchAll(length)].map(([, one = '', other = '', name = '']) => [[one, other].toSorted().join(''), name]),
  )
  const of = (one: string, other: string) => lengths.get([one, other].toSorted().join(''))
  const [x, z, y] = [of(p, a), of(q, b), of(r, c)]
  const [, first, second, third] = stated
  const isClaim = third === z && [first, second].toSorted().join() === [x, y].toSorted().join()
  const rest = text.replace(whole, '').replace(claim, '').replace(length, '')
  if (x === undefined || y === undefined || z === undefined || !isClaim || new Set([x, y, z]).size < 3) return null
  if (!said.test(rest.toLowerCase().replace(/[^a-z]+/g, ''))) return null
  return replyOf(
    [
      `As in the figure, $${q}$ lies on $${p}${c}$ and on $${r}${a}$.`,
      `In $\\triangle ${p}${a}${c}$ and $\\triangle ${q}${b}${c}$: $\\angle ${c}$ is common and the angles at $${a}$ and $${b}$ are right angles, so they are similar (AA): $\\frac{${z}}{${x}} = \\frac{${b}${c}}{${a}${c}}$`,
      `In $\\triangle ${r}${c}${a}$ and $\\triangle ${q}${b}${a}$: $\\angle ${a}$ is common and the angles at $${c}$ and $${b}$ are right angles, so they are similar (AA): $\\frac{${z}}{${y}} = \\frac{${a}${b}}{${a}${c}}$`,
      `Adding: $\\frac{${z}}{${x}} + \\frac{${z}}{${y}} = \\frac{${b}${c} + ${a}${b}}{${a}${c}} = \\frac{${a}${c}}{${a}${c}} = 1$`,
      `Dividing by $${z}$: $\\frac{1}{${x}} + \\frac{1}{${y}} = \\frac{1}{${z}}$`,
    ],
    'proved',
    'tri-prove-similar-product',
  )
}

const size = String.raw`(\d+(?:\.\d+)?)(?: ?(cm|mm|m|units?)\b)?`
const three = `${size},? ${size},? (?:and |aur )?${size}`
const right = '(?:a )?(?:(?:right|right[- ]angled|samkon) triangle|right[- ]angled)'
const asked = [
  `^(?:is|check (?:whether|if)|determine (?:whether|if)|state (?:whether|if)|whether) (?:a |the )?triangle (?:with|having|whose|of) (?:its )?(?:sides|sides are|sides of|lengths) (?:of |are )?${three} (?:is )?${right}`,
  `^(?:are|do|can|check (?:whether|if)) (?:the )?(?:lengths )?${three} (?:are |be |form |make )?(?:the )?(?:sides of )?${right}`,
  `^(?:the )?(?:lengths of (?:the )?)?sides of (?:a |the )?triangle (?:are )?${three}[.,;]? (?:is it|is (?:the|this) triangle|determine (?:whether|if) it is|check (?:whether|if) it is|state (?:whether|if) it is) ${right}`,
  `^(?:kya )?triangle (?:ki |with |of )?sides (?:are )?${three},? (?:is it |kya (?:ye|yeh|wo) )?${right}`,
  `^(?:kya )?${three} (?:ki )?sides? (?:wala|wali|ka) triangle (?:ek )?${right}`,
].map((one) =>
  RegExp(
    `^${one.slice(1)}(?: (?:hai|h))?(?: or not| ya nahi\\w*| kya)?[.?]*((?: (?:if|in case) (?:yes|so|it is)[^?]{0,60}hypotenuse)?)[.?\\s]*$`,
    'i',
  ),
)

/** "Is the triangle with sides 25 cm, 5 cm and 24 cm a right triangle?" */
function rightOrNot(text: string): Reply | null {
  const found = asked.map((one) => one.exec(text)).find((one) => one !== null)
  if (!found) return null
  const values = [found[1], found[3], found[5]].map(Number)
  const [unit, ...others] = new Set([found[2], found[4], found[6]].filter((one) => one !== undefined))
  const [a = 0, b = 0, c = 0] = values.toSorted((one, other) => one - other)
  if (others.length > 0 || values.some((one) => !Number.isInteger(one) || one > 10_000) || a + b <= c) return null
  const isRight = a * a + b * b === c * c
  const named = isRight && found[7] !== ''
  return replyOf(
    [
      `The longest side is $${c}$: $${c}^2 = ${c * c}$`,
      `The sum of the squares of the others: $${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${a * a + b * b}$`,
      isRight
        ? 'They are equal: by the converse of the theorem of Pythagoras the triangle is right-angled.'
        : 'They are not equal: the triangle is not right-angled.',
    ],
    isRight ? `yes${named ? `, ${c}${unit === undefined ? '' : ` ${unit}`}` : ''}` : 'no',
    'tri-right-triangle-length',
  )
}

const primes =
  /^(?:if )?(?:the )?(lcm|product) of two (?:distinct )?prime(?: number)?s p and q,? ?(?:\(?(?:where )?p ?([<>]) ?q\)?,? )is (\d{1,5})[.,]? ?(?:then )?(?:find|what is|determine|calculate)(?: the value of)? (\d*)([pq]) ?([-−–+]) ?(\d*)([pq])[.?\s]*$/i

/** "The LCM of two prime numbers p and q (p > q) is 221. Find the value of 3p − q." */
function twoPrimes(text: string): Reply | null {
  const found = primes.exec(text)
  if (!found) return null
  const [, , order, product = '', by = '', one = '', operation, times = '', other = ''] = found
  const n = Number(product)
  const small = Array.from({ length: 320 }, (_, at) => at).find((each) => each > 1 && n % each === 0)
  const large = small === undefined ? 0 : n / small
  if (small === undefined || large <= small || !isPrime(large) || one === other) return null
  const [p, q] = order === '>' ? [large, small] : [small, large]
  const part = (factor: string, name: string) => Number(factor === '' ? '1' : factor) * (name === 'p' ? p : q)
  const [left, right] = [part(by, one), part(times, other)]
  const sign = operation === '+' ? '+' : '-'
  const value = sign === '+' ? left + right : left - right
  return replyOf(
    [
      'Two different primes have no common factor, so their LCM is their product.',
      `$${n} = ${large} \\times ${small}$, so $p = ${p}$ and $q = ${q}$.`,
      `$${by}${one} ${sign} ${times}${other} = ${left} ${sign} ${right} = ${value}$`,
    ],
    `${value}`,
    'rn-prime-factorisation',
  )
}

const lcmByK =
  /^(?:if |given (?:that )?)?(?:the )?hcf ?\(? ?(?:of )?(\d+)(?:,| and) ?(\d+) ?\)? (?:=|is) ?(\d+),? and (?:the |their )?lcm ?\(? ?(?:of )?\1(?:,| and) ?\2 ?\)? (?:=|is) ?(?:(\d+) ?[×x*]? ?k|k ?[×x*] ?(\d+))[,.]? ?(?:then )?(?:find k|find the value of k|(?:the )?value of k is)\s*[:.?]*\s*((?:\(a\)[^]*)?)$/i

/** "HCF (2520, 6600) = 40 and LCM (2520, 6600) = 252 × k": k by the product of the two. */
function multipleInLcm(text: string): Reply | null {
  const [, a, b, hcf, by, otherBy, listed = ''] = lcmByK.exec(text) ?? []
  const [m, n, h, c] = [a, b, hcf, by ?? otherBy].map(Number)
  if (!m || !n || !h || !c || gcd(m, n) !== h || ((m * n) / h) % c !== 0) return null
  const [lcm, k] = [(m * n) / h, (m * n) / h / c]
  const { options } = optionsApart(`k ${listed}`)
  const at = options.findIndex((option) => option.replace(/[\s.,]/g, '') === `${k}`)
  if (options.length > 0 && at < 0) return null
  return replyOf(
    [
      'The product of two numbers is the product of their HCF and their LCM.',
      `$\\text{LCM} = \\frac{${m} \\times ${n}}{${h}} = ${lcm}$`,
      `$${c} \\times k = ${lcm}$, so $k = ${k}$`,
    ],
    at < 0 ? `${k}` : letterAt(at),
    'rn-hcf-lcm-product',
  )
}

const rhombus = RegExp(
  String.raw`^(?:if |given )?(?:(?:the )?(?:lengths of (?:the |its )?|length of (?:the )?)?diagonals of (?:a )?rhombus(?: are)?|(?:a |ek )?rhombus (?:(?:with|has) (?:its )?diagonals(?: of| of lengths?)?|k[ei] (?:diagonals|vikarn)|diagonals))(?: are)? ${size},? (?:(?:and|aur) )?${size}(?: hai| hain| h)?(?: long)?[.,]? (?:then,? )?(?:find |what is )?(?:the )?(?:length of )?(?:the |its |each |a )?(?:side(?: length)?|length of (?:its|the) side)(?: of (?:the|this) rhombus)?(?: is| batao| nikalo| kya hogi| kitni hogi)?\s*[:.?]*\s*((?:\(a\)[^]*)?)$`,
  'i',
)

/** "The lengths of the diagonals of a rhombus are 16 cm and 12 cm. Find its side." */
function sideOfRhombus(text: string): Reply | null {
  const [, one, unit, two, otherUnit, listed = ''] = rhombus.exec(text) ?? []
  const [p, q] = [one, two].map((each) => Number(each) / 2)
  if (!p || !q || (unit ?? otherUnit) !== (otherUnit ?? unit)) return null
  const side = Math.sqrt(p * p + q * q)
  if (!Number.isInteger(p * 10) || !Number.isInteger(q * 10) || !Number.isInteger(side * 10)) return null
  const measure = otherUnit === undefined ? '' : ` ${otherUnit}`
  const { options } = optionsApart(`side ${listed}`)
  const at = options.findIndex((option) => option.replace(/[\s.,a-z]+$/i, '') === `${side}`)
  if (options.length > 0 && at < 0) return null
  return replyOf(
    [
      'The diagonals of a rhombus bisect each other at right angles.',
      `So half of them are the legs of a right triangle with the side as its hypotenuse: $${p}$${measure} and $${q}$${measure}`,
      `$\\text{side} = \\sqrt{${p}^2 + ${q}^2} = \\sqrt{${p * p + q * q}} = ${side}$${measure}`,
    ],
    at < 0 ? `${side}${measure}` : letterAt(at),
    'tri-right-triangle-length',
  )
}

const primeDivides =
  /^(?:theorem:? )?(?:let )?p (?:be|is) (?:a |any )?prime(?: number)?[.,;] (?:and )?if p divides a(?:²|\^2|\^\{2\})[.,]? ?(?:where a is (?:a |any )?positive integer,? ?)?(?:then )?(?:prove that |show that )?(?:p divides a|p also divides a)(?:,? where a is (?:a |any )?positive integer)?\.?$/i

/** "Let p be a prime number. If p divides a², then prove that p divides a." */
const primeOfSquare = (text: string): Reply | null =>
  primeDivides.test(text) && /prove|show|theorem/i.test(text)
    ? replyOf(
        [
          'Let the prime factorisation of $a$ be $a = p_1 p_2 \\cdots p_n$, with primes that need not be different.',
          'Then $a^2 = (p_1 p_2 \\cdots p_n)^2 = p_1^2 p_2^2 \\cdots p_n^2$',
          'It is given that $p$ divides $a^2$, so $p$ is one of the prime factors of $a^2$.',
          'By the Fundamental Theorem of Arithmetic the factorisation of $a^2$ is unique: its prime factors are $p_1, p_2, \\ldots, p_n$ and no others. So $p$ is one of these.',
          'Since $a = p_1 p_2 \\cdots p_n$, $p$ divides $a$.',
        ],
        'proved',
        'rn-prime-factorisation',
      )
    : null

const perimetersAsSides =
  /^(?:prove|show)(?: that)? (?:the )?(?:ratio of (?:the )?perimeters of (?:any )?two similar triangles is (?:the )?(?:same as|equal to) (?:that|the ratio) of (?:their|the) corresponding sides|perimeters of (?:any )?two similar triangles are in the (?:same )?ratio (?:of|as) their corresponding sides)\.?$/i

/** "Prove that the ratio of the perimeters of two similar triangles is the same as the ratio of their corresponding sides." */
const perimetersProved = (text: string): Reply | null =>
  perimetersAsSides.test(text)
    ? replyOf(
        [
          'Given: $\\triangle ABC \\sim \\triangle PQR$. To prove: $\\frac{AB + BC + CA}{PQ + QR + RP} = \\frac{AB}{PQ}$',
          'Corresponding sides of similar triangles are proportional: let $\\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{CA}{RP} = k$',
          'So $AB = k \\cdot PQ$, $BC = k \\cdot QR$ and $CA = k \\cdot RP$',
          'Adding: $AB + BC + CA = k(PQ + QR + RP)$',
          'So $\\frac{AB + BC + CA}{PQ + QR + RP} = k = \\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{CA}{RP}$',
        ],
        'proved',
        'tri-similar-side',
      )
    : null

/** What a few lines settle. */
export function settledShortly(typed: string): Reply | null {
  const text = plain(typed)
  return (
    threeUprights(text) ??
    rightOrNot(text.replace(/,? (?:give|with) reasons?.*$/i, '')) ??
    twoPrimes(text) ??
    multipleInLcm(text) ??
    sideOfRhombus(text) ??
    primeOfSquare(text) ??
    perimetersProved(text)
  )
}
