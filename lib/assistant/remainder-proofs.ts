import type { Reply } from './rule'
import { optionsApart } from './question/options'
import { polynomialIn } from './question/polynomial'
import { readQuestion } from './question/question'
import { letterAt } from '../letters'
import { fraction, sumTex } from '../maths'
import { classes, putIn, remainderOf, settlingModulus } from '../solutions/real-numbers/pieces/remainders'

/** What is known of n. */
type Kind = 'any' | 'odd' | 'even'

/** "The square of any odd integer is of the form 8q + 1", "n² − 1 is divisible by 8 for odd n". */
interface Claim {
  readonly kind: Kind
  /** Of n, from its highest power on, and as it is set. */
  readonly polynomial: readonly number[]
  readonly tex: string
  readonly divisor: number
  /** The remainders that are claimed, or shut out. */
  readonly remainders: readonly number[]
  readonly isNever: boolean
  /** The letter of the form: '' where divisibility is claimed. */
  readonly letter: string
}

const number = '(?:integers?|numbers?|natural numbers?|purnank)'
const described = `(?:any |every |all |each |an? |kisi bhi |for )*(?:positive |natural )?(odd |even )?(?:positive |natural )?${number}`
const form = String.raw`\d+ ?[a-z](?: ?\+ ?\d+)?`
const forms = `(?:either )?(${form}(?:(?: ?, ?(?:or |and )?| or | ya | nor | and )${form})*)`
const isOf = String.raw`(?:(is|are|can be|must be|cannot be|can never be|is never) (?:always )?(?:either )?(?:expressed |written )?(?:of|in) (?:the |one of the )?forms? )`
const words = '(?: (?:[a-z]|is|are|an|bhi|some|any|every|positive|whole|natural|integers?|numbers?|ke|liye|and))*'
const some = `(?:,? (?:for some|where|kisi|for any|for every)${words})?`

const powered = RegExp(`^(?:the )?(?:(square|sq|cube) (?:of )?)?${described} ${isOf}${forms}${some}$`)
const inHindi = RegExp(
  `^(?:(square|sq|cube) (?:of )?)?${described} (?:k[aei] (square|cube|varg) )?${forms} form k[aei] (nahi(?:n)? )?(?:hot[ai]|ho sakt[ai])(?: hai)?${some}$`,
)
const divided = '(?:always )?(?:be )?(?:divisible by|a multiple of) (\\d+)'
const forN = RegExp(
  `^(?:if|when|for|agar) ([a-z]) (?:is |be |= )?${described}(?: hai)?,? (?:then )?(.+?) (?:is|must be) ${divided}$`,
)
const ofN = RegExp(
  `^(.+?) (?:is|must be) ${divided},? (?:for|where|if|when) (?:([a-z]) (?:is )?)?${described}(?: (?:value of )?([a-z]))?$`,
)
const consecutive = RegExp(
  `^(?:exactly )?one (and only one )?(?:out )?(?:of |in )?(?:any |every )?(two|three|four|five) consecutive (?:positive )?${number} (?:must be|is|will be) (?:always )?divisible by (\\d+)$`,
)
const listed = RegExp(
  `^(?:exactly )?one (and only one )?(?:out )?(?:of |among )?(?:the numbers )?(n, ?(?:n ?\\+ ?\\d+(?:, ?| and | or )*)+) (?:must be|is) divisible by (\\d+)(?:,? (?:where|for|if)${words})?$`,
)

const plain = (text: string): string =>
  text
    .replace(/\$/g, '')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Without what asks for the proof. */
const claimed = (text: string): string =>
  text
    .replace(/\(?\b(?:by )?(?:use|using|by) euclid['’]?s?(?: division)? (?:lemma|algorithm)\)?,?(?: to)? ?/g, '')
    .replace(
      /,? ?(?:(?:ye |yeh )?(?:prove|sidh|siddh|sabit) (?:karo|kare|kijiye|kro)|(?:please |then )?(?:prove|show)(?: (?:that|it))?)(?= |[.,]|$)/g,
      ' ',
    )
    .replace(/[.,?\s]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .replace(/^,? /, '')
    .trim()

const kindOf = (said: string | undefined): Kind => (said === undefined ? 'any' : said.trim() === 'odd' ? 'odd' : 'even')

/** The coefficients of an expression in one letter. */
function coefficientsOf(text: string, letter: string): readonly number[] | null {
  const [fact, ...more] = readQuestion(text).items
  const found = fact?.kind === 'formula' && more.length === 0 ? polynomialIn(fact) : null
  const whole = found?.coefficients.every(({ d }) => d === 1n) === true && found.letter === letter
  return found && whole && found.coefficients.length < 5 ? found.coefficients.map(({ n }) => Number(n)) : null
}

const powers: Readonly<Record<string, readonly number[]>> = {
  square: [1, 0, 0],
  sq: [1, 0, 0],
  varg: [1, 0, 0],
  cube: [1, 0, 0, 0],
}

function ofForms(text: string): Claim | null {
  const one = powered.exec(text)
  const other = one ? null : inHindi.exec(text)
  const [, power, said, verb, list] =
    one ??
    (other && [other[0], other[1] ?? other[3], other[2], other[5] === undefined ? 'is' : 'cannot be', other[4]]) ??
    []
  if (list === undefined || verb === undefined) return null
  const all = [...list.matchAll(/(\d+) ?([a-z])(?: ?\+ ?(\d+))?/g)]
  const [divisors, letters] = [new Set(all.map((each) => each[1])), new Set(all.map((each) => each[2]))]
  const [divisor, letter] = [Number(all[0]?.[1]), all[0]?.[2] ?? '']
  const remainders = all.map((each) => Number(each[3] ?? 0))
  if (divisors.size > 1 || letters.size > 1 || remainders.some((each) => each >= divisor)) return null
  const polynomial = power === undefined ? [1, 0] : (powers[power] ?? [1, 0])
  const tex = power === undefined ? 'n' : polynomial.length === 3 ? 'n^2' : 'n^3'
  return { kind: kindOf(said), polynomial, tex, divisor, remainders, isNever: /cannot|never/.test(verb), letter }
}

function ofDivisor(text: string): Claim | null {
  const [, letter, said, expression, by] = forN.exec(text) ?? []
  const [, other, otherBy, first, otherSaid, last] = by === undefined ? (ofN.exec(text) ?? []) : []
  const [of, divisor, name, kind] =
    by === undefined ? [other, otherBy, first ?? last ?? 'n', otherSaid] : [expression, by, letter ?? 'n', said]
  const polynomial = of === undefined ? null : coefficientsOf(of, name)
  if (of === undefined || !polynomial || polynomial.length < 2) return null
  return {
    kind: kindOf(kind),
    polynomial,
    tex: of.replace(RegExp(`(?<![a-z])${name}(?![a-z])`, 'g'), 'n'),
    divisor: Number(divisor),
    remainders: [0],
    isNever: false,
    letter: '',
  }
}

const valueAt = (polynomial: readonly number[], at: number): number => polynomial.reduce((so, one) => so * at + one, 0)

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => at)
const onlyOf = (kind: Kind) => (kind === 'any' ? undefined : kind)

const inK = (coefficients: readonly number[]): string =>
  sumTex(
    coefficients.map((one, at) => [
      fraction(one),
      at === coefficients.length - 1 ? '' : at === coefficients.length - 2 ? 'k' : `k^${coefficients.length - 1 - at}`,
    ]),
  )

/** The proof, case by case; null where the claim does not hold. */
function proofOf(claim: Claim): readonly string[] | null {
  const { kind, polynomial, tex, divisor, remainders, isNever, letter } = claim
  const only = onlyOf(kind)
  const b = divisor > 1 && divisor <= 100 ? settlingModulus(polynomial, divisor, only, 2) : null
  if (b === null) return null
  const cases = classes(b, only)
  const holds = cases.every((r) => remainders.includes(remainderOf(valueAt(polynomial, r), divisor)) !== isNever)
  if (!holds) return null
  const shown = cases.map((r) => `$n = ${inK([b, r])}$`).join(', ')
  const lines = cases.flatMap((r) => {
    const all = putIn(polynomial, b, r)
    const rest = remainderOf(all.at(-1) ?? 0, divisor)
    const inside = all.map((one, at) => (at === all.length - 1 ? one - rest : one) / divisor)
    const end = rest === 0 ? '' : ` + ${rest}`
    if (polynomial.length === 2 && tex === 'n') return []
    return `$n = ${inK([b, r])}$: $${tex} = ${inK(all)} = ${divisor}(${inK(inside)})${end}$`
  })
  const other = kind === 'any' ? '' : `, and here $n$ is ${kind}`
  const all = remainders.map((one) => `$${divisor}${letter}${one === 0 ? '' : ` + ${one}`}$`).join(' or ')
  const end =
    letter === ''
      ? `In every case $${tex}$ is a multiple of $${divisor}$.`
      : tex === 'n' && !isNever
        ? `So $n$ is always of the form ${all}.`
        : isNever
          ? `In no case it is of the form ${all}.`
          : `With $${letter}$ for the integer in the bracket, it is always of the form ${all}.`
  return [
    `Divided by $${b}$, an integer $n$ leaves one of the remainders ${b === 2 ? '$0$ and $1$' : `$0$ to $${b - 1}$`}${other}: ${shown} for some integer $k$.`,
    ...lines,
    end,
  ]
}

const counts = ['', '', 'two', 'three', 'four', 'five']

/** "One of any three consecutive integers is divisible by 3", "one and only one out of n, n + 2, n + 4 ..." */
function oneOf(text: string): readonly string[] | null {
  const [, only, many = '', by] = consecutive.exec(text) ?? []
  const [, alone, list = '', divisor] = by === undefined ? (listed.exec(text) ?? []) : []
  const m = Number(by ?? divisor)
  const offsets =
    by === undefined
      ? [0, ...[...list.matchAll(/\+ ?(\d+)/g)].map(([, one]) => Number(one))]
      : upTo(counts.indexOf(many))
  if (!(m > 1 && m < 10) || offsets.length < 2) return null
  const isOnly = only !== undefined || alone !== undefined || text.startsWith('exactly')
  const name = (offset: number) => (offset === 0 ? 'n' : `n + ${offset}`)
  const cases = upTo(m).map((r) => ({ r, fit: offsets.filter((one) => (r + one) % m === 0) }))
  if (cases.some(({ fit }) => fit.length < 1 || (isOnly && fit.length > 1))) return null
  return [
    `Let the numbers be ${offsets.map((one) => `$${name(one)}$`).join(', ')}. Divided by $${m}$, $n$ leaves one of the remainders $0$ to $${m - 1}$.`,
    ...cases.map(
      ({ r, fit }) =>
        fit
          .map(
            (one) =>
              `$n = ${inK([m, r])}$: $${name(one)} = ${inK([m, r + one])}= ${m}(${inK([1, (r + one) / m])})$ is divisible by $${m}$`,
          )
          .join('; ') + (isOnly ? ', and none of the others is.' : '.'),
    ),
  ]
}

const proved = (lines: readonly string[]): Reply => ({
  rule: 'remainder-proof',
  text: [...lines, 'Hence proved'].join('\n'),
  answer: 'proved',
  offers: [
    {
      kind: 'practise',
      label: 'Practise this',
      topic: 'real-numbers',
      difficulty: 'easy',
      archetype: 'rn-prime-factorisation',
    },
  ],
})

const chosen = (lines: readonly string[], letter: string): Reply => ({
  ...proved([]),
  rule: 'remainder-choice',
  text: [...lines, `So the right option is ${letter}`].join('\n'),
  answer: letter,
})

/** "Every even integer is of the form", "n² − 1 is divisible by 8, if n is", with options. */
function amongKinds(stem: string, options: readonly string[]): Reply | null {
  const [, said] =
    RegExp(
      `^(?:for some integer [a-z],? )?(?:every|any|each) (?:positive )?(even|odd) (?:positive )?integer is of the form$`,
    ).exec(stem) ?? []
  if (said !== undefined) {
    const wanted = said === 'odd' ? 1 : 0
    const fit = options.flatMap((option, at) => {
      const [, a = '1', b] = /^(\d*) ?[a-z](?: ?([+-] ?\d+))?$/.exec(option) ?? ['', '0']
      return Number(a) === 2 && remainderOf(Number((b ?? '0').replace(/\s/g, '')), 2) === wanted ? [at] : []
    })
    const [only, ...more] = fit
    if (only === undefined || more.length > 0) return null
    return chosen(
      [
        `The ${said} integers are those that leave the remainder $${wanted}$ when divided by $2$: $${options[only] ?? ''}$ gives them all, and no others.`,
      ],
      letterAt(only),
    )
  }
  const [, of, by, letter] = /^(.+?) is (?:divisible by|a multiple of) (\d+),? (?:if|when) ([a-z]) is$/.exec(stem) ?? []
  const polynomial = of === undefined || letter === undefined ? null : coefficientsOf(of, letter)
  const kinds = options.map((option) =>
    RegExp(`^(?:an? |any )?(?:positive )?(odd |even )?(?:positive )?${number}$`).exec(option),
  )
  if (of === undefined || letter === undefined || !polynomial || kinds.includes(null)) return null
  const proofs = kinds.map((kind) =>
    proofOf({
      kind: kindOf(kind?.[1]),
      polynomial,
      tex: of.replaceAll(letter, 'n'),
      divisor: Number(by),
      remainders: [0],
      isNever: false,
      letter: '',
    }),
  )
  const [only, ...more] = proofs.flatMap((proof, at) => (proof ? [at] : []))
  return only === undefined || more.length > 0 ? null : chosen(proofs[only] ?? [], letterAt(only))
}

/** Proofs by the remainder that n leaves, "The square of any positive integer is of the form 4q or 4q + 1", and what is chosen by it. */
export function remainderProof(typed: string): Reply | null {
  if (!/\b(?:forms?|divisible|multiple)\b/i.test(typed)) return null
  const { stem, options } = optionsApart(typed)
  if (options.length > 0)
    return amongKinds(
      plain(stem)
        .replace(/[:.?]+$/, '')
        .trim(),
      options.map((one) => plain(one).replace(/[.,;]$/, '')),
    )
  const asked = plain(typed)
  if (!/\b(?:prove|show|sidh|siddh|sabit)\b/.test(asked)) return null
  const text = claimed(asked)
  const claim = ofForms(text) ?? ofDivisor(text)
  const lines = (claim && proofOf(claim)) ?? oneOf(text)
  return lines && proved(lines)
}
