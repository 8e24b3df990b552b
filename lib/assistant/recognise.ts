import { answered, asked, isSame, whichIsMeant } from './answered'
import { judged } from './assertions'
import { assertionApart } from './assertions/apart'
import { impossibleCounts } from './impossible-counts'
import { fitsParts, inParts, partByPart, someOfParts } from './in-parts'
import { costOfFence, manySuch } from './many-such'
import { missingRate } from './missing-rate'
import { plainer } from './plainer'
import { dictated } from './question/dictated'
import { withCountsInWords } from './question/counts-in-words'
import { inOneSpelling } from './question/one-spelling'
import { unlessInCapitals, withoutCapitals } from './question/in-capitals'
import { asksOnlyEquation, solvesOnly } from './question/equation-asked'
import { withRaisedNames } from './question/names/raised'
import { withEnd, withStops } from './question/stops'
import { carefully, writtenOut } from './question/carefully'
import { withoutLineBreaks } from './question/line-breaks'
import { withNamedBlanks } from './question/named-blanks'
import { optionsApart } from './question/options'
import { withNumberedOptions } from './question/option-labels'
import { optionsListed, type ListedOptions } from './question/options-listed'
import { withLostSigns } from './question/lost-signs'
import { inOneUnit, isSameLength } from './question/one-length'
import { partOfIt } from './part-of-it'
import { partsApart } from './question/parts'
import { withPlacesInWords } from './question/places-in-words'
import { withPlacesOfOne } from './question/placed'
import { withPrizeOfOne } from './question/prizes'
import { readQuestion } from './question/question'
import { asksSeveral, asksTwoPoints } from './question/several'
import { withSpokenHundreds } from './question/spoken-hundreds'
import { withStackedFractions } from './question/stacked-fractions'
import { withSpelledNames } from './question/spelled-names'
import { inLitres, rounded, withRootValue } from './rounded'
import type { Reply } from './rule'
import { thenAsked } from './then-asked'
import { letterAt } from '../letters'
import { barReadings } from './question/unclear-bar'
import { unnumbered } from './question/unnumbered'
import { severalAsked, triesOfMessage, type Tries } from './several-asked'

/** A formula is dictated, and words of it that may be read in two ways. */
const isSaid = /\b(?:plus|minus|equals|[a-z] squared?)\b/i
const unclear = /\b(?:by|into|times|whole|brackets?)\b/i

/** Signs of the longest message that may be a telegram. */
const longestTelegram = 200

/** The reply of the recogniser that understands the most of a question; where two differ it is asked which is meant; null when none understands it all. */
export async function recognised(typed: string): Promise<Reply | null> {
  const message = withoutLineBreaks(withStackedFractions(withLostSigns(typed)))
  const amiss = impossibleCounts(message) ?? missingRate(message)
  if (amiss) return amiss
  const near = await rounded(message, recognised)
  if (near) return near
  const bar = barReadings(message)
  if (!bar) {
    const found = await inUnits(message, await recognisedOrTelegram(message))
    const answer = found?.answer
    const fits = answer === undefined || (fitsParts(carefully(message), answer) && !isInNumbers(message, found))
    if (answer === undefined || !fits)
      return (
        (await withRootValue(message, recognised)) ??
        (await manySuch(message, recognised)) ??
        (await costOfFence(message, recognised)) ??
        (await partOfIt(message, recognised)) ??
        (await withLettersAsNumerals(message)) ??
        (await partByPart(carefully(message), recognised)) ??
        (fits ? found : someOfParts(carefully(message)))
      )
    if ((!answer.includes('=') && asksOnlyEquation(message)) || solvesOnly(message, answer)) return null
    if (!found || takesOtherPi(message, found.text)) return null
    return inLitres(message, found)
  }
  const [ofTerms, ofAll] = [await recognisedAsTyped(bar.ofTerms), await recognisedAsTyped(bar.ofAll)]
  if (ofTerms?.answer === undefined || ofAll?.answer === undefined) return null
  return ofTerms.answer === ofAll.answer || isSame(ofTerms.answer, ofAll.answer) ? ofAll : asked([ofTerms, ofAll])
}

/** "(1) sin 30 (2) cos 60 (3) tan 45" are parts or options: no reply to one product. */
const isInNumbers = (message: string, found: Reply | null): boolean =>
  /\s\(1\)[^]*\s\(2\)[^]*\s\(3\)/.test(message) &&
  !/^(?:in-parts|some-parts)$/.test(found?.rule ?? '') &&
  !/^[A-D]$/.test(found?.answer ?? '')

/** A reply to a question whose lengths are told in several units: it must be the same where they are all told in one. */
async function inUnits(message: string, found: Reply | null): Promise<Reply | null> {
  const alike = inOneUnit(message)
  const reply = alike === null ? null : await recognised(alike)
  if (reply?.answer === undefined) return found
  const isSame = found?.answer === undefined ? null : isSameLength(found.answer, reply.answer)
  if (found?.answer !== undefined && isSame !== false) return found
  return { ...reply, text: `With all lengths in the same unit:\n${reply.text}` }
}

const lettersOfParts = /(?<=^|[\s.,:;?])\(?([a-e])\)\s*(?=[a-z])/gi
const bidsOfParts = /^(?:find|what|how|which|write|represent|form|show|prove|calculate|when|where|is|are|does|if)\b/i

/** "a) AQ : QC b) PQ if BC = 15 cm" */
const isNamedLength = /^[A-Z]{2}(?: ?[:/] ?[A-Z]{2})?(?=[\s.,]*(?:$|\(?[a-e]\)|if\b))/

/** "a) represent it b) find the fixed charge c) the cost for 30 days": parts and no options, where most of them ask. */
async function withLettersAsNumerals(message: string): Promise<Reply | null> {
  const marks = [...message.matchAll(lettersOfParts)]
  const asked = marks.filter(({ 0: mark, index }) => {
    const said = message.slice(index + mark.length)
    return bidsOfParts.test(said) || (isNamedLength.test(said) && !/\b(?:which|what|is|are)\b|[?]/i.test(message))
  })
  const isRun = marks.every(({ 1: name = '' }, at) => name.toLowerCase() === 'abcde'.charAt(at))
  if (marks.length < 2 || !isRun || 2 * asked.length <= marks.length || /\(i+\)/.test(message)) return null
  const names = ['(i)', '(ii)', '(iii)', '(iv)', '(v)'].values()
  const reply = await recognised(message.replace(lettersOfParts, () => `${names.next().value ?? ''} `))
  const values = reply?.answer?.split('; ').length ?? 0
  return reply?.rule === 'some-parts' || values === marks.length ? reply : null
}

/** What is not understood as it is typed may be a telegram. */
async function recognisedOrTelegram(message: string): Promise<Reply | null> {
  const found = await recognisedAsTyped(message)
  if (found?.answer !== undefined || message.length > longestTelegram) return found
  const { telegrams } = await import('./telegrams')
  for (const question of telegrams(message)) {
    const reply = await recognisedAsTyped(question)
    if (reply && (reply.answer !== undefined || found === null)) return reply
  }
  return found
}

const values = [/(?<![\d.])3\.14/, /\b22 ?\/ ?7(?![\d.])|frac ?\{?22\}? ?\{?7/] as const

/** Worked with 22/7 where the message tells 3.14 alone, or the other way round. */
const takesOtherPi = (message: string, text: string): boolean => {
  const [decimal, ratio] = values.map((value) => value.test(message))
  return /π|pi\b/i.test(message) && decimal !== ratio && values[decimal === true ? 1 : 0].test(text)
}

async function recognisedAsTyped(message: string): Promise<Reply | null> {
  const typed = withSpelledNames(withEnd(unlessInCapitals(message)))
  const ways = [
    () => typed,
    () => withRaisedNames(typed),
    () => withStops(typed),
    () => withoutCapitals(message),
    // parts that stand below each other
    () => typed.replace(/\s*\n\s*(?=\([ivx]+\))/g, ' '),
  ]
  const readings = new Set<string>()
  let found: Reply | null = null
  for (const way of ways) {
    const reading = spelledOut(way())
    if (readings.has(reading)) continue
    readings.add(reading)
    const reply = await asTyped(reading)
    if (reply?.answer !== undefined) return reply
    found ??= reply
  }
  for (const reading of readings) {
    const chosen = await amongNumbered(reading)
    if (chosen) return chosen
  }
  return found
}

const spelledOut = (text: string): string =>
  withPlacesInWords(withCountsInWords(inOneSpelling(withSpokenHundreds(text))))

/** Numbers label parts as well as options: options are meant where just one of them is right. */
async function amongNumbered(text: string): Promise<Reply | null> {
  const choice = withNumberedOptions(text)
  const chosen = choice === null ? null : await asTyped(choice)
  return chosen?.answer !== undefined && /^[A-D]$/.test(chosen.answer) ? chosen : null
}

async function asTyped(typed: string): Promise<Reply | null> {
  // read as typed: the two statements are put plainer one by one
  if (assertionApart(typed)) return judged(writtenOut(typed))
  const text = withNamedBlanks(unnumbered(carefully(typed))).replace(/\b(Mrs?|Ms|Dr|Smt|Shri)\.(?= ?[A-Z])/g, '$1')
  const then = await thenAsked(text, recognised)
  if (then) return then
  const listed = optionsListed(text)
  const chosen = listed && (await amongListed(listed))
  if (chosen || listed?.isNamed === true) return chosen
  const tries = triesOfMessage()
  const reply = await asPut(text, tries)
  // "(a) x + y = 5 (b) ..." of which one is asked are no parts
  if (reply?.rule === 'in-parts' && optionsApart(text).options.length > 0) {
    const one = await amongWhole(text)
    if (one) return one
  }
  // which of the options it is may be told where they are put plainer
  if (reply && (reply.answer !== undefined || optionsApart(text).options.length === 0)) return reply
  // "three x minus p" as it is typed: 3x - p; not where a bar or a bracket is unclear
  const spoken = dictated(text).replace(/(?<=\b\d+) (?=[x-z]\b)/g, '')
  const ways = [
    ...plainer(text),
    ...(!isSaid.test(text) || spoken === text || unclear.test(spoken) ? [] : [spoken, ...plainer(spoken)]),
  ]
  const { algebraically, askedOutright, conditionFirst, identityMeant } = await import('./plainer-algebra')
  const told = [conditionFirst(text), askedOutright(text), text, ...ways]
    .map(algebraically)
    .filter((one) => one !== text && !ways.includes(one))
  const meant = identityMeant(text)
  for (const otherwise of new Set([...(meant === null ? [] : [meant]), ...ways, ...told.toReversed()])) {
    const found = await asPut(otherwise, tries)
    if (found?.answer !== undefined) return found
  }
  const { proofThenValue } = await import('./proof-then-value')
  const both = await proofThenValue(text, asTyped)
  if (both) return both
  const { putOtherwise } = await import('./put-otherwise')
  const inFigures = /\d/.test(text) ? text : (ways.find((one) => /\d/.test(one)) ?? text)
  const otherwise = await putOtherwise(inFigures, asTyped)
  if (otherwise) return otherwise
  const other = optionsApart(text).options.length > 0 ? await amongAny([text, ...told]) : null
  if (other ?? reply) return other ?? reply
  const question = readQuestion(text)
  for (const told of [withPlacesOfOne(question), withPrizeOfOne(question)]) {
    const found = told && (await answered(told, []))
    if (found?.reply.answer !== undefined) return found.reply
  }
  const [{ trueOrFalse }, { ownAsk }, { remainderProof }, { settledShortly }] = await Promise.all([
    import('./true-or-false'),
    import('./own-ask'),
    import('./remainder-proofs'),
    import('./settled-shortly'),
  ])
  const own = (await ownAsk(text)) ?? remainderProof(text) ?? settledShortly(text)
  if (own) return own
  return (await trueOrFalse(text)) ?? (ways[0] === undefined ? null : await trueOrFalse(ways[0])) ?? someOfParts(text)
}

/** The value that is worked out, where it is among the options that a student lists without letters. */
async function amongListed({ stem, options }: ListedOptions): Promise<Reply | null> {
  const alone = await recognised(stem)
  const values = alone?.answer?.split(/,\s+/) ?? []
  const isAmong = values.every((value) => options.some((option) => option === value || isSame(option, value)))
  if (values.length > 0 && isAmong) return alone
  const lettered = await recognised(`${stem} ${options.map((option, at) => `(${letterAt(at)}) ${option}`).join(' ')}`)
  const chosen = options.find((_, at) => letterAt(at) === lettered?.answer)
  if (!lettered || chosen === undefined) return null
  return { ...lettered, text: lettered.text.replace(/[A-F]$/, chosen), answer: chosen }
}

/** Each option by itself, where none was worked out beforehand. */
async function amongWhole(text: string): Promise<Reply | null> {
  const { chosenAmong } = await import('./choices')
  return chosenAmong(text)
}

/** The same of the ways to put it, the first that can be judged. */
async function amongAny(texts: readonly string[]): Promise<Reply | null> {
  for (const text of new Set(texts)) {
    const found = await amongWhole(text)
    if (found) return found
  }
  return null
}

async function asPut(text: string, tries: Tries): Promise<Reply | null> {
  const assertion = await judged(text)
  if (assertion) return assertion
  const { stem, options } = optionsApart(text)
  const question = readQuestion(stem, options)
  const whole = await answered(question, options)
  if (!whole) return (await inParts(text)) ?? (await severalAsked(text, tries)) ?? whichIsMeant(question)
  // what has a word against the whole of it may answer its parts
  if (whole.reply.answer === undefined) return (question.isInParts ? await inParts(text) : null) ?? whole.reply
  const isPart =
    options.length === 0 &&
    ((isOneValue(whole.reply) && (question.isInParts || asksSeveral(question.apart))) ||
      (isOnePoint(whole.reply) && asksTwoPoints(question.apart)) ||
      lacksParts(text, whole.reply) ||
      lacksAsk(text, whole.reply))
  // one value answers one ask of several
  return isPart ? ((await inParts(text)) ?? severalAsked(text, tries)) : whole.reply
}

/** A reply that gives one number, one point or one class: neither "3, 2" nor "yes". */
const isOneValue = (reply: Reply): boolean =>
  /^(?:[-−]?₹? ?[\d.,/√π()]+(?: ?[^\s\d,;]+)?|[\d.]+-[\d.]+)$/.test(reply.answer ?? '') || isOnePoint(reply)
const isOnePoint = ({ answer = '' }: Reply): boolean => /^\([^()]*(?:\([^()]*\)[^()]*)*\)$/.test(answer)

/** "sum = 5, product = 6", where a sentence asks for the zeroes besides. */
function lacksAsk(text: string, { answer = '' }: Reply): boolean {
  const names = answer
    .split(', ')
    .map((one) => /^(sum|product|mean|median|mode|hcf|lcm) = /i.exec(one)?.[1]?.toLowerCase())
  const asks = text.matchAll(
    /[.?] Find (?:the |its |their )?(zeroe?s|roots|mean|median|mode|hcf|lcm|area|volume|perimeter|sum|product)(?=[?.\s]*(?:$|\. ))/gi,
  )
  return (
    names.every((name) => name !== undefined) && [...asks].some(([, ask = '']) => !names.includes(ask.toLowerCase()))
  )
}

/** Fewer values than parts that ask: one of them was not understood. */
const lacksParts = (text: string, { answer = '' }: Reply): boolean =>
  answer !== '' && answer.split(/[;,]\s/).length < partsApart(text).parts.length
