import { areaFacts } from './area-facts'
import type { TopicKey } from '@/lib/syllabus'

/** What a formula comes to in one case where some words stand about it. */
export interface FormulaFact {
  readonly in?: readonly TopicKey[]
  /** A regular expression in which # is the place of the formula. */
  readonly words: string
  /** What its letters stand for. */
  readonly at: Readonly<Record<string, number>>
  readonly is: number
  /** What the formula must hold: without it, it is about one case. */
  readonly needs?: RegExp
}

const [a, alpha, beta] = [2.1, 3.3, -1.9]
const quadratic = {
  a,
  alpha,
  beta,
  b: -a * (alpha + beta),
  c: a * alpha * beta,
  k: a,
  S: alpha + beta,
  P: alpha * beta,
}
const zeroes = String.raw`(?:the |its |two )*(?:zeroes|roots)`
const progression = { a: 4, d: 3, n: 9, l: 28, k: 4, p: 1.5, q: 2.5 }

/** The formulas that the words of the chapters tell, each in a case in which no other comes to the same. */
export const formulaFacts: readonly FormulaFact[] = [
  // the zeroes and the coefficients
  { words: String.raw`[Ss]um of ${zeroes}(?: is| equals| =)? #`, at: quadratic, is: alpha + beta },
  { words: String.raw`[Pp]roduct of ${zeroes}(?: is| equals| =)? #`, at: quadratic, is: alpha * beta },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`^(?:The )?[Ss]um(?: is| =)? #`,
    at: quadratic,
    is: alpha + beta,
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`^(?:The )?[Ss]um .* and (?:the )?product(?: is| =)? #`,
    at: quadratic,
    is: alpha * beta,
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`sum \$S\$ and (?:the )?product \$P\$(?: of (?:its )?${zeroes})? is #`,
    at: { x: 1.7, S: 3.1, P: -0.6, k: 1 },
    is: 1.7 * 1.7 - 3.1 * 1.7 - 0.6,
  },
  { in: ['quadratic-equations'], words: String.raw`equal real roots, each #`, at: { a: 2, b: 12, c: 18 }, is: -3 },
  {
    in: ['polynomials'],
    words: String.raw`(?:turning|lowest|highest) point,? (?:lies|is) at \$x = (#)`,
    at: { a: 2, b: 12 },
    is: -3,
  },
  {
    in: ['polynomials', 'quadratic-equations'],
    words: String.raw`[Dd]iscriminant (?:is|=) #`,
    at: { a: 2, b: 7, c: 3 },
    is: 25,
  },
  { words: String.raw`tens digit \$?x\$?,? and (?:the )?units? digit \$?y\$?(?: is|:) #`, at: { x: 4, y: 7 }, is: 47 },
  { words: String.raw`digits (?:are )?(?:reversed|interchanged|exchanged) it is #`, at: { x: 4, y: 7 }, is: 74 },
  { words: String.raw`\(\\alpha - \\beta\)\^2 = (#)`, at: quadratic, is: (alpha - beta) ** 2 },
  { words: String.raw`\\alpha\^2 \+ \\beta\^2 = (#)`, at: quadratic, is: alpha ** 2 + beta ** 2 },
  { words: String.raw`\\alpha\^3 \+ \\beta\^3 = (#)`, at: quadratic, is: alpha ** 3 + beta ** 3 },
  // progressions
  {
    in: ['arithmetic-progressions'],
    words: String.raw`odd, (?:there is one middle term, )?the (?:middle term is the )?#th`,
    at: progression,
    is: 5,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`sum of the first \$n\$ (?:positive integers|natural numbers) (?:is|=) #`,
    at: progression,
    is: 45,
  },
  { words: String.raw`mean of the first \$n\$ natural numbers (?:is|=) #`, at: { n: 9 }, is: 5 },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`sum of the first \$n\$ odd (?:positive integers|natural numbers|numbers) (?:is|=) #`,
    at: progression,
    is: 81,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`sum of the first \$n\$ even (?:positive integers|natural numbers|numbers) (?:is|=) #`,
    at: progression,
    is: 90,
  },
  { in: ['arithmetic-progressions'], words: String.raw`\$k\$th term from the end is #`, at: progression, is: 19 },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`\$n\$th term is #(?! steps)`,
    at: progression,
    is: 28,
    needs: /[ad]/,
  },
  { in: ['arithmetic-progressions'], words: String.raw`\$n\$th term is #(?= steps after)`, at: { n: 9 }, is: 8 },
  { in: ['arithmetic-progressions'], words: String.raw`[Nn]umber of terms =? ?#`, at: progression, is: 9 },
  // S_n = pn² + qn with p = 1.5 and q = 2.5 begins with 4 and goes on by 3
  { in: ['arithmetic-progressions'], words: String.raw`S_n = pn\^2 \+ qn\$.*\$a = (#)`, at: progression, is: 4 },
  { in: ['arithmetic-progressions'], words: String.raw`S_n = pn\^2 \+ qn\$.*\$d = (#)`, at: progression, is: 3 },
  { in: ['arithmetic-progressions'], words: String.raw`a_n = pn \+ q\$.*\$d = (#)`, at: { p: 3, q: 1 }, is: 3 },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`a_n = pn \+ q\$.*common difference is #`,
    at: { p: 3, q: 1 },
    is: 3,
  },
  // speeds
  { words: String.raw`(?:#(?: km/h)? downstream|downstream (?:is |at )?#)`, at: { x: 9, y: 9, u: 9 }, is: 18 },
  // tangents
  ...[60, 90, 120].flatMap((angle): readonly FormulaFact[] => {
    const half = (angle * Math.PI) / 360
    const about = String.raw`(?:APB = ${angle}\^\\circ\$|[Tt]angents at \$${angle}\^\\circ\$)(?:(?!\d\^\\circ\$:).)*`
    return [
      { in: ['circles'], words: String.raw`${about}\$OP = (#)`, at: { r: 3 }, is: 3 / Math.sin(half) },
      { in: ['circles'], words: String.raw`${about}\$PA = (#)`, at: { r: 3 }, is: 3 / Math.tan(half) },
      { in: ['circles'], words: String.raw`${about}\\angle AOB = (#)`, at: {}, is: 180 - angle },
      { in: ['circles'], words: String.raw`${about}\\angle OPA = (#)`, at: {}, is: angle / 2 },
    ]
  }),
  { in: ['circles'], words: String.raw`perimeter of the triangle (?:is |=)?#`, at: { PA: 7 }, is: 14 },
  {
    in: ['circles'],
    words: String.raw`perimeter, that is, #, where \$s\$ is half|[Aa]rea (?:is |=)?#, where \$s\$ is half`,
    at: { r: 3, s: 7 },
    is: 21,
  },
  {
    words: String.raw`[Dd]istance of (?:the |a )?(?:point )?\$?[A-Z]?\(x, y\)\$? from the origin(?: is| =)? #`,
    at: { x: 5, y: 3 },
    is: Math.sqrt(34),
  },
  // a point of a segment
  {
    in: ['coordinate-geometry'],
    words: String.raw`AP = \\frac\{p\}\{q\}\s*AB\$ means the ratio \$p : (#)`,
    at: { p: 3, q: 7 },
    is: 4,
  },
  // units
  { words: String.raw`m/s to km/h by multiplying by #|m/s to km/h, multiply by #`, at: {}, is: 3.6 },
  { words: String.raw`km/h to m/s by multiplying by #|km/h to m/s, multiply by #`, at: {}, is: 1 / 3.6 },
  // chance
  { in: ['probability'], words: String.raw`[Ff]rom \$p\$ to \$q\$ there are #`, at: { p: 4, q: 9 }, is: 6 },
  { in: ['probability'], words: String.raw`[Ss]um \$s\$ occurs # times up to`, at: { s: 5 }, is: 4 },
  { in: ['probability'], words: String.raw`# times from \$7\$ on`, at: { s: 9 }, is: 4 },
  { in: ['probability'], words: String.raw`\$n\$ coins (?:have|give) #`, at: { n: 5 }, is: 32 },
  { in: ['probability'], words: String.raw`\$n\$ dice (?:have|give) #`, at: { n: 3 }, is: 216 },
  ...areaFacts,
]
