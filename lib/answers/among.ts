import { isDoubtful } from '../reading/text/doubt'
import { claimsOf, type Claim } from '../reading/text/claims'
import { meaningOf } from './asked/meaning'
import type { Asked, RuleKind, RuleSlip, Verdict } from './rule'
import { isStrangeName } from './asked/strange-name'
import { askedOfPair } from './pair-strangers'
import { faultOf } from './working-fault'

/** What of a rule tells its answer from other claims. */
export interface Sought {
  readonly kind: RuleKind
  readonly expected: string
  readonly asked?: Asked
  /** What the parts of a pair may be called. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
  readonly slips?: readonly RuleSlip[]
}

interface Named extends Claim {
  readonly isAsked: boolean
  /** By the question's own name for it. */
  readonly isOwn: boolean
  /** By a whole name, and not only a word of it. */
  readonly isExact: boolean
}

const several = new Set<RuleKind>(['roots', 'pair'])
const single = new Set<RuleKind>(['number', 'fraction', 'surd', 'expression'])
const mostClaims = 16

/**
 * The verdict on an answer that stands among claims of other things of the question, "zeroes are 3 and 6, k = 18": that on the claims by the
 * asked name, or without one on the last; undefined where none of it is right. All other claims must be sound, and the asked name has one value.
 */
export function amongClaims(response: string, rule: Sought, verdictOn: (text: string) => Verdict): Verdict | undefined {
  if (!several.has(rule.kind) && !single.has(rule.kind)) return undefined
  const text = inFigures(rule.kind === 'roots' ? withoutCases(response) : response)
  const said = claimsOf(text)
  const claims = said.filter((claim) => !isNoStep(claim.text)).map((claim) => withMeaning(claim, rule))
  const [only] = claims
  if (only && claims.length === 1 && (text !== response || said.length > 1)) return rightOnly(verdictOn(only.text))
  if (claims.length < 2 || claims.length > mostClaims || isDoubtful(text)) return undefined
  const targets = targetsIn(claims, rule)
  const [target] = targets
  if (!target || targets.length === claims.length) return undefined
  const answer = targets.map((claim) => claim.text).join(', ')
  const others = claims.filter((claim) => !targets.includes(claim))
  if (!others.every((claim) => isBeside(claim, claims, target, rule))) return undefined
  const verdict = verdictOn(answer)
  if (!verdict.correct) return undefined
  const again = others.filter(({ isExact }) => isExact)
  if (!again.every((claim) => verdictOn(claim.text).correct)) return undefined
  const working = others.map((claim) => claim.text)
  const fault = faultOf({ answer, from: 0, working, isConcluded: true }, rule.asked?.names ?? [])
  if (fault === null) return verdict
  return fault === '' ? undefined : { correct: false, note: fault }
}

/** "If Sanskrit = 10, Maths = 21; if Sanskrit = 17, Maths = 14": one case for each of the values. */
const withoutCases = (text: string): string => {
  const cases = /\b(?:if|when|for|agar)\s(?=[\p{L}' ]{1,40}=)/giu
  return (text.match(cases) ?? []).length > 1 ? text.replace(cases, '') : text
}

/** Steps that are said in words or in degrees, "half of 94 = 47", "38°/2 = 19°". */
const inFigures = (text: string): string =>
  text
    .replace(/\b(half|twice|double)\s(?:of\s)?(\d{1,6})(?=°?\s?=)/gi, (_, word: string, number: string) =>
      /half/i.test(word) ? `${number}/2` : `2*${number}`,
    )
    .replace(/(?<=\d)°(?=\s?[-+−*/×÷]\s?\d)/g, '')

/** What is over 1 stays what it is. */
const isNoStep = (text: string): boolean => /^(?:the )?denominator\s?(?:is|=)\s?1$/i.test(text)

const rightOnly = (verdict: Verdict): Verdict | undefined => (verdict.correct ? verdict : undefined)

const isAnswerWord = (name: string): boolean => /(?<!\p{L})(?:ans|answer|result)(?!\p{L})/iu.test(name)
const plain = (name: string): string => name.toLowerCase().replace(/[\s∠_]|^the /g, '')

function withMeaning(claim: Claim, rule: Sought): Named {
  const { name } = claim
  if (name === '') return { ...claim, isAsked: false, isOwn: false, isExact: false }
  const asked = rule.kind === 'pair' ? { names: namesOf(rule) } : rule.asked
  const names = asked?.names.map(plain) ?? []
  const isExact = names.includes(plain(name)) || isAnswerWord(name)
  const [own] = asked?.names ?? []
  const isAsked = isExact || (rule.kind !== 'pair' && asked !== undefined && meaningOf(name, asked) === 'asked')
  const isOwn =
    isAsked &&
    (plain(own ?? '') === plain(name) ||
      (asked !== undefined && own !== undefined && meaningOf(name, { ...asked, names: [own] }) === 'asked'))
  return { ...claim, isAsked, isOwn, isExact }
}

/** "HCF = 6, LCM = 36": HCF, LCM, and what else they are called. */
const namesOf = ({ expected, aliases = {} }: Sought): readonly string[] => [
  ...(expected.match(/\p{L}[\p{L}_\d ]{0,40}(?=\s?=)/gu) ?? []).map((name) => name.trim()),
  ...Object.values(aliases).flat(),
]

/** The claims that are the answer. */
function targetsIn(claims: readonly Named[], { kind, asked }: Sought): readonly Named[] {
  const named = claims.filter(({ isAsked }) => isAsked)
  if (several.has(kind)) return named
  const best = claims.findLast(({ isOwn }) => isOwn) ?? named.at(-1)
  if (best) return [best]
  const last = claims.at(-1)
  if (!last || (!asked?.names.length && kind !== 'expression')) return []
  const isSaid =
    last.isConcluded ||
    (last.name === '' ? last.text.includes('=') || isBehindNumbers(claims, kind) : kind === 'expression')
  return isSaid ? [last] : []
}

/** "sum = 6, product = 7, x² - 6x + 7": an expression behind what is said of numbers. */
const isBehindNumbers = (claims: readonly Named[], kind: RuleKind): boolean =>
  kind === 'expression' &&
  /\p{L}/u.test(claims.at(-1)?.text ?? '') &&
  claims.slice(0, -1).every(({ text }) => /^\p{L}[\p{L} αβ+]{1,40}(?:=|\sis\s)\s?[-−]?[\d./√ ]{1,20}$/u.test(text))

/** Behind a pair a name that its question does not know, "N = 8", or one of its own among other words, "total x = 8". */
function isThirdName(claim: Named, claims: readonly Named[], rule: Sought): boolean {
  const asked = askedOfPair(namesOf(rule), rule.asked)
  if (!asked || claim.name === '') return false
  const isBehind = claims.slice(claims.indexOf(claim)).every(({ isAsked }) => !isAsked)
  if (isBehind && isStrangeName(claim.name, asked)) return true
  return meaningOf(claim.name, asked) === 'asked' && !/[-+*/^\d]/.test(claim.name)
}

const isTurned = /(?<!\p{L})(?:or|ya|not|nahi|no|but|either|never|wrong|isn|aren|lekin)(?!\p{L})/iu

/** Whether a claim may stand beside the answer: one of something else, by its name or in figures; words only before an answer by its name. */
function isBeside(claim: Named, claims: readonly Named[], target: Named, rule: Sought): boolean {
  const { kind, expected } = rule
  const { text, name } = claim
  if (isTurned.test(text)) return false
  if (kind === 'expression' && /(?:^|\s)\p{L}$/u.test(name) && expected.includes(name.slice(-1))) return false
  // of x and y there is no third
  if (kind === 'pair' && (/^\p{Ll}$/u.test(name) || isThirdName(claim, claims, rule))) return false
  if (name !== '' || /[=<>≤≥≠⊥∥]/.test(text)) return true
  if (claim.isData) return target.isConcluded || target.isAsked
  return target.isAsked && claims.indexOf(claim) < claims.indexOf(target) && /^(?:\S{1,20}\s){2}/.test(text)
}
