import { plainText } from '../../rich-text/plain'

/** The three cases of a chapter: how two lines lie, and what the discriminant says. */
export interface Domain {
  readonly cases: readonly [string, string, string]
  /** How a statement says one case or several: a pattern in small letters, and the places of the cases. */
  readonly ways: readonly (readonly [says: RegExp, cases: string])[]
  /** What only tells of what is spoken, when all that is said of the cases is taken away. */
  readonly about: RegExp
  readonly rightly: string
}

/** What a sentence says of the cases; `isTest`: by the coefficients. */
interface Said {
  readonly cases: ReadonlySet<string>
  readonly isTest: boolean
}

/** "If the first, then the other." */
export interface CaseRule {
  readonly when: Said
  readonly then: Said
  readonly holds: boolean
}

const tidy = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/,? ?(?:\(\s*a ?(?:≠|!=) ?0\s*\)|where a ?(?:≠|!=) ?0)/g, '')
    .replace(/['‘’"“”](d)['‘’"“”]/g, '$1')
    .replace(/\biff\b/g, 'if and only if')
    .replace(/[₀-₉]/g, (digit) => `${'₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)}`)
    .replace(/_\(?(\d)\)?/g, '$1')
    .replace(/[²³]/g, (power) => `^${power === '²' ? 2 : 3}`)
    .replace(/[−–]/g, '-')
    .replace(/!=/g, '≠')
    .replace(/>=/g, '≥')
    .replace(/<=/g, '≤')
    .replace(/(?<!\b(?:real|distinct|equal|no|one|a) )\bzero\b/g, '0')
    .replace(/[-\s](axis|zero)\b/g, ' $1')
    .replace(/\s*([=≠<>≤≥/^()+]|-(?=\s*4ac))\s*/g, '$1')
    .replace(/\.\s*$/, '')

const at = (places: string): string => ` @${places} `

const number = '(?:exactly |only |a |just )*(?:one|single|unique|1)'

export const lines: Domain = {
  cases: ['none', 'infinite', 'unique'],
  ways: [
    [/a1\/a2=b1\/b2=c1\/c2/g, '1!'],
    [/a1\/a2=b1\/b2≠c1\/c2/g, '0!'],
    [/a1\/a2≠b1\/b2(?:≠c1\/c2)?/g, '2!'],
    [/a1\/a2=b1\/b2/g, '01!'],
    [/at least one (?:common )?(?:solution|point)|one or more solutions?/g, '12'],
    [/(?:do|does|will)? ?(?:not|never) (?:intersect|meet|cut)(?: each other)?/g, '0'],
    [/no (?:common |real )?(?:solutions?|points?)(?: in common)?/g, '0'],
    [/(?:infinitely many|infinite(?: number of)?|many) solutions?/g, '1'],
    [RegExp(`${number} (?:common )?solutions?`, 'g'), '2'],
    [RegExp(`(?:intersect(?:ing|s)?|meet|cut|cross)(?: each other)?(?: (?:at|in) ${number} point)?`, 'g'), '2'],
    [/inconsistent/g, '0'],
    [/dependent(?: and|,)? consistent|consistent (?:and|\()? ?dependent\)?/g, '1'],
    [/consistent/g, '12'],
    [/parallel/g, '0'],
    [/coinciding|coincident|coincide|overlapping|overlap|the same line/g, '1'],
  ],
  about:
    /^(?:(?:a1x\+b1y(?:\+c1=0|=c1)|a2x\+b2y(?:\+c2=0|=c2)|the|a|an|of|two|pair|system|linear|equations?|in|variables|lines?|represented|by|given|graph|graphs|representing|it|its|they|is|are|be|has|have|will|represents?|represent|called|said|to|for|each other|straight|and|x|y|solution|having|with|which|that|whose|condition|always|so)[\s,]*)*$/,
  rightly:
    'The pair has one solution for $\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}$, none for $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\neq \\frac{c_1}{c_2}$, and infinitely many where all three ratios are equal; it is inconsistent where it has none.',
}

const discriminant =
  '(?:(?:value of )?(?:the |its )?discriminant(?:,? ?\\(?d\\)?)?,?(?: ?=?\\(?b\\^2-4ac\\)?)?(?: of (?:a|the|any) (?:quadratic )?(?:equation|polynomial)(?: ax\\^2\\+bx\\+c(?:=0)?)?,?)?|b\\^2-4ac|\\bd)'
const size = (signs: string, words: string): RegExp =>
  RegExp(`${discriminant}(?:(?: is)?${signs}0| (?:is |of it )*(?:${words}))`, 'g')
const what = '(?:roots?|zero(?:e?s)?|solutions?)'

/** "the roots of the equation ax² + bx + c = 0" */
const theirs = `${what}(?: of (?:(?:the|a|any|this|its) )?(?:(?:quadratic )?(?:equation|polynomial) ?)?(?:ax\\^2\\+bx\\+c(?:=0)?)?)?`

export const discriminants: Domain = {
  cases: ['none', 'equal', 'distinct'],
  ways: [
    [size('≥', '(?:greater|more) than or equal to 0|not negative|non-negative'), '12!'],
    [size('≤', 'less than or equal to 0'), '01!'],
    [size('<', 'less than 0|negative'), '0!'],
    [size('>', '(?:greater|more) than 0|positive'), '2!'],
    [size('=', 'equal to 0|0'), '1!'],
    [
      RegExp(
        `no real(?: and distinct| or equal)? ${what}|no ${what}|imaginary ${what}|${theirs} (?:are|is) (?:not real|imaginary)`,
        'g',
      ),
      '0',
    ],
    [
      RegExp(
        `(?:two )?(?:distinct|different|unequal)(?: and)? real ${what}|(?:two )?real(?: and|,)? (?:distinct|different|unequal) ${what}|${theirs} (?:are|is) (?:real(?: and|,) )?(?:distinct|unequal|different)(?: and real)?|two distinct ${what}`,
        'g',
      ),
      '2',
    ],
    [
      RegExp(
        `(?:two )?(?:real and equal|equal(?: and)? real|equal|coincident|repeated) ${what}|${theirs} (?:are )?(?:real and |equal and )?(?:equal|coincident)(?: and real)?`,
        'g',
      ),
      '1',
    ],
    [RegExp(`real ${what}|${theirs} (?:are|is) real`, 'g'), '12'],
  ],
  about:
    /^(?:(?:ax\^2\+bx\+c(?:=0)?|a≠0|the|a|an|of|quadratic|equations?|polynomials?|has|have|is|it|its|will|p\(x\)|and|so|be|always|with|having|whose|in|for|which|that|two)[\s,]*)*$/,
  rightly:
    'There are two distinct real roots for $b^2 - 4ac > 0$, two equal ones for $b^2 - 4ac = 0$, and no real ones for $b^2 - 4ac < 0$.',
}

/** The cases that a piece of text names, all at once; null where it says anything else. */
function saidIn(text: string, { cases, about }: Domain): Said | null {
  const marks = [...text.matchAll(/@(\d+)(!?)/g)]
  const rest = text
    .replace(/@\d+!?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (marks.length === 0 || !about.test(rest)) return null
  const all = marks.map(([, places = '']) => [...places].map((place) => cases[Number(place)] ?? ''))
  const both = cases.filter((one) => all.every((places) => places.includes(one)))
  return { cases: new Set(both), isTest: marks.every((mark) => mark[2] === '!') }
}

const marked = (text: string, { ways }: Domain): string =>
  ways.reduce((so, [says, places]) => so.replace(says, at(places)), tidy(text))

/** What a text says of the cases, alone. */
export const stated = (text: string, domain: Domain): Said | null => saidIn(marked(text, domain), domain)

/** Two sides of a rule, the condition first. */
function sidesOf(text: string): readonly [string, string] | null {
  const behind = /^(?:if|when|whenever|for)\b(.*?)(?:,? then\b|,)(.*)$/.exec(text)
  const open = behind ? null : /^(?:if|when|whenever)\b(.*?@\d+!?)(.*)$/.exec(text)
  const before = /^(.*?)(?:,? (?:only )?(?:if|when|whenever|for which|provided)\b(?: and only if\b)?)(.*)$/.exec(text)
  const both = /^(.*?@\d+!?)(.*)$/.exec(text)
  const found = behind ?? open ?? (before ? [before[0], before[2], before[1]] : both)
  return found ? [found[1] ?? '', found[2] ?? ''] : null
}

/** A rule about the cases, "If a₁/a₂ ≠ b₁/b₂, the lines intersect"; null for any other statement. */
export function ruleIn(typed: string, domain: Domain): CaseRule | null {
  // with b² + 4ac for the discriminant a rule that would hold does not
  const text = plainText(typed).replace(/(?<=\bb ?(?:²|\^2) ?)\+(?= ?4 ?ac\b)/g, '-')
  const isMistaken = text !== plainText(typed)
  const sides = sidesOf(marked(text, domain).replace(/\s+/g, ' ').trim())
  const [when, then] = sides?.map((side) => saidIn(side, domain)) ?? []
  if (!when || !then || when.cases.size === 0) return null
  const isBoth = /\bonly (?:if|when)\b/.test(text.toLowerCase())
  const holds = isBoth ? sameCases(when, then) : isWithin(when, then)
  return isMistaken && !holds ? null : { when, then, holds: holds && !isMistaken }
}

const isWithin = (one: Said, other: Said): boolean => [...one.cases].every((each) => other.cases.has(each))

const sameCases = (one: Said, other: Said): boolean => isWithin(one, other) && isWithin(other, one)

/** Whether the rule leads to what is stated of a case; null where that is to be thought about. */
export function leads({ when, then }: CaseRule, is: string, said: Said): boolean | null {
  if (!when.cases.has(is)) return false
  return when.isTest && !said.isTest && isWithin(then, said) ? true : null
}
