import { isUnread } from '../reading/reading'
import { isDoubtful } from '../reading/text/doubt'
import { conclusions, type Concluded } from '../reading/text/working'
import { unwrapped } from '../reading/text/wrapping'
import { once } from '../once'
import { amongClaims, type Sought } from './among'
import { hasContraryFormula, hasContraryRelation, namesAgain } from './contrary-relation'
import type { Answer } from './judge'
import type { Verdict } from './rule'
import { isAnotherAnswer } from './other-answer'
import { isSameNumber } from './same-number'
import { faultOf, saysOtherwise } from './working-fault'

/**
 * A response as an answer with its working: judged as a whole, and where that is not right, by its answer alone, if all the working beside it
 * is sound; then among claims of other things.
 */
export function withWorking(whole: Answer, response: string, rule: Sought, answerTo: (text: string) => Answer): Answer {
  const names = rule.asked?.names ?? []
  const said = once(() => (isDoubtful(response) ? [] : conclusions(response)))
  const ends = once(() =>
    said()
      .filter((end) => !namesAgain(end))
      .map(readLater),
  )
  const verdictOn = (text: string) => answerTo(text).verdict()
  const readLater = (end: Concluded): End => ({ end, answer: once(() => answerTo(unwrapped(end.answer).text)) })
  return {
    get reading() {
      if (!isUnread(whole.reading)) return whole.reading
      const others = ends().map(({ answer }) => answer().reading)
      return others.find((reading) => !isUnread(reading)) ?? whole.reading
    },
    verdict() {
      const first = whole.verdict()
      if (said().some((end) => hasContraryRelation(end, rule, verdictOn) || hasContraryFormula(end, rule, verdictOn)))
        return first.correct || first.unread ? several : first
      if (rule.kind === 'roots' && said().some(isDenied)) return twice
      if (said().some((end) => isSlipBefore(end, rule))) return first.correct ? twice : first
      if (!first.correct) {
        const verdict = concludedVerdict(first, ends(), names)
        if (verdict.correct || verdict.unclear) return verdict
        return amongClaims(response, rule, (text) => answerTo(unwrapped(text).text).verdict()) ?? verdict
      }
      if (single.has(rule.kind) && said().some((end) => isSaidTwice(end, names))) return twice
      if (single.has(rule.kind) && isGivenTwice(whole, response, names)) return twice
      return holdsWorking(whole) ? soundVerdict(first, ends(), names) : first
    },
  }
}

const several: Verdict = { correct: false, note: 'Two different equations: give one.' }

const twice: Verdict = { correct: false, note: 'Give one value only.' }
const single: ReadonlySet<string> = new Set(['number', 'fraction', 'surd', 'ratio', 'coordinates'])

/** What the reader has put aside, or taken for a name, gives another value: "4x^2 + 7x = 33, 34"; "7, x = 9"; "n = no, n = 16". */
function isGivenTwice({ reading }: Answer, response: string, names: readonly string[]): boolean {
  if (isUnread(reading)) return false
  const aside = reading.left.flatMap((text) => text.split(/[,;](?:\s|$)/))
  if (aside.some((piece) => saysOtherwise(piece, response, names))) return true
  const [first = ''] = reading.names
  if (reading.names.some((name) => /^(?:no|not),/i.test(name))) return true
  const before = /^([-−(]{0,2}[\d√][-+−\d./:√π() ]*)[,;]/.exec(first)?.[1]
  const last = /(?:=|\sis|\sare)\s?([^=]+)$/.exec(response)?.[1]
  return before !== undefined && last !== undefined && !isSameNumber(before.trim(), withoutUnit(last))
}

/** "mean is 9 so mean is 8"; "28, number of bags is 30" */
const isSaidTwice = ({ working, answer, isConcluded }: Concluded, names: readonly string[]): boolean =>
  working.some(
    (piece) =>
      saysOtherwise(piece, answer, names) ||
      (isAnotherAnswer(piece, answer) && /\d/.test(piece)) ||
      (!isConcluded && working.length === 1 && isBareOther(piece, answer)),
  )

/** "roots = no real roots so -1" */
const isDenied = ({ working, answer }: Concluded): boolean =>
  /\d/.test(answer) &&
  working.some((piece) => /(?:^|=|\b(?:is|are))\s?no (?:real )?(?:roots?|solutions?)$/i.test(piece))

const withoutUnit = (text: string): string => text.trim().replace(/\s?(?:[a-z]{1,12}[²³]?|[.°%])$/i, '')

/** "nearer = 11.5, farther = 40.5, not possible"; "N = yes, no": what stands before it is a known wrong answer. */
function isSlipBefore({ working }: Concluded, { kind, slips = [] }: Sought): boolean {
  if (kind !== 'text' && kind !== 'pair') return false
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d./-]+/gu, ' ')
      .trim()
  const said = [working.join(' '), ...working].map(plain)
  return slips.some(({ response }) => {
    const wrong = plain(response)
    return said.some(
      (text) => text === wrong || (/^(?:no|yes|not [a-z]+|[a-z]{4,})$/.test(wrong) && text.endsWith(` ${wrong}`)),
    )
  })
}

const isBareOther = (piece: string, answer: string): boolean =>
  /^[-−]?\d[\d.:/π]*$/.test(piece) &&
  /^\p{L}[\p{L} ]{0,40}\s?(?:=|is)\s?-?\d[\d.:/π]*$/u.test(answer) &&
  !answer.endsWith(piece)

interface End {
  readonly end: Concluded
  readonly answer: () => Answer
}

function concludedVerdict(first: Verdict, ends: readonly End[], names: readonly string[]): Verdict {
  let wrong: Verdict | undefined
  for (const { end, answer } of ends) {
    const verdict = answer().verdict()
    if (verdict.unread) continue
    const fault = faultOf(end, names)
    if (fault === null && (verdict.correct || (verdict.unclear && !first.unclear))) return verdict
    if (verdict.correct) return fault === '' || fault === null ? first : { correct: false, note: fault }
    if (fault === null) wrong = verdict
  }
  return first.unread && wrong ? wrong : first
}

/** Whether something of the response was not looked at: working put aside, or a reason in words. */
const holdsWorking = ({ reading }: Answer): boolean =>
  !isUnread(reading) && (reading.left.length > 0 || reading.tex === '')

/** A right answer, unless a link of the working beside it is false. */
function soundVerdict(first: Verdict, ends: readonly End[], names: readonly string[]): Verdict {
  const fault = ends
    .filter(({ answer }) => answer().verdict().correct)
    .map(({ end }) => faultOf(end, names))
    .find(Boolean)
  return fault ? { correct: false, note: fault } : first
}
