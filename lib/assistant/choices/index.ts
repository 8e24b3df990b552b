import { answered } from '../answered'
import { askedOf } from './asked'
import { completed } from './completed'
import type { Decided } from './kind'
import { kinds, saidOf } from './said-of'
import { fulfilling } from './fulfilling'
import { judgedAlone } from '../assertions/by-work'
import { optionsApart } from '../question/options'
import { readQuestion } from '../question/question'
import type { Reply } from '../rule'
import { topicOf } from '../topic-of'
import { letterAt } from '../../letters'
import { plainText } from '../../rich-text/plain'

const isNone = (option: string): boolean => /^none(?: of (?:these|the above|them))?\W*$/i.test(option)
const isAll = (option: string): boolean =>
  /^all(?: of)?(?: (?:these|the above|of them|the three(?: above)?))?\W*$/i.test(option)
const speaksOfOthers = (option: string): boolean =>
  /^(?:both|neither|either)?\W*\(?[a-d1-4]\)? (?:and|&|or|nor) \(?[a-d1-4]\)?\W*$|\bthe above\b/i.test(option)

/** Chooses the one option that has what is asked, each decided by itself; null where one is not, or not one alone has it. */
export async function chosenAmong(text: string): Promise<Reply | null> {
  const { stem, options } = optionsApart(text)
  if (options.length < 2 || stem === '') return null
  const asked = askedOf(stem)
  return (
    (asked && (await byProperty(asked, options))) ??
    byFact(stem, options) ??
    bySubject(stem, options) ??
    byValue(stem, options) ??
    (await byStatement(stem, options)) ??
    byMeasures(stem, options)
  )
}

/** "The list of numbers -10, -6, -2, 2, ... is (a) an AP with d = 4 (b) ...": said of one thing. */
function bySubject(stem: string, options: readonly string[]): Reply | null {
  const found = options.map((option) =>
    isNone(option) || isAll(option) ? null : saidOf(`${stem.replace(/[\s:,]+$/, '')} ${option}`),
  )
  return chosen(options, found, false, found.find((one) => one !== null)?.archetype ?? '')
}

/** "sin 2A = 2 sin A is true when A = (a) 0° ..." */
function byValue(stem: string, options: readonly string[]): Reply | null {
  const fulfils = fulfilling(stem)
  if (!fulfils) return null
  const decided = options.map((option) => (isNone(option) || isAll(option) ? null : fulfils(option)))
  return chosen(options, decided, false, 'trig-find-angle')
}

async function byProperty({ says, not }: NonNullable<ReturnType<typeof askedOf>>, options: readonly string[]) {
  for (const { archetype, reads } of kinds) {
    const decides = reads(says)
    const reply =
      decides &&
      chosen(
        options,
        options.map((option) => (isNone(option) || isAll(option) ? null : decides(option))),
        not,
        archetype,
      )
    if (reply) return reply
  }
  const isOfTruth =
    /^(?:is|are|holds?)(?: an?| the| always)*(?: (true|correct|right|false|incorrect|wrong|untrue))(?: statements?| options?)?$/.exec(
      says,
    )
  const isUntrue = isOfTruth?.[1] !== undefined && /^(?:false|incorrect|wrong|untrue)$/.test(isOfTruth[1])
  return judgedEach(options, (option) => (isOfTruth ? option : `${option} ${says}`), not !== isUntrue)
}

/** Each option put into a statement, which is judged. */
async function judgedEach(options: readonly string[], put: (option: string) => string, not: boolean) {
  const decided: (Decided | null)[] = []
  let archetype = ''
  for (const option of options) {
    const found = isNone(option) || isAll(option) ? null : await judgedAlone(put(option))
    if (!found && !isNone(option) && !isAll(option)) return null
    archetype ||= found?.archetype ?? ''
    decided.push(found && { holds: found.holds, why: found.holds ? 'true' : 'false' })
  }
  return chosen(options, decided, not, archetype)
}

const byStatement = (stem: string, options: readonly string[]) =>
  /\b(?:find|calculate|how many|what|which)\b/i.test(stem)
    ? null
    : judgedEach(
        options,
        (option) => {
          const about = stem.replace(/[\s:,]+$/, '')
          // "csa of cone formula" is the formula
          return /\bformula$|^formula (?:of|for) /i.test(about)
            ? `${about.replace(/ ?\bformula$|^formula (?:of|for) /i, '')} is ${option}`
            : `${about} ${option}`
        },
        false,
      )

const asksTrue =
  /[,.;]? *(?:then,? )?(?:which (?:one )?(?:(?:of )?(?:the following|these) )?(?:is|are) (?:true|correct|right)|(?:the )?following is (?:true|correct))\W*$/i

/** "DE = 12 cm, ∠F = 50°": each measure that an option gives. */
function measuresIn(text: string): ReadonlyMap<string, string> | null {
  const all = text
    .replace(/\bangle /gi, '∠')
    .split(/,| and /)
    .map((piece) => /^\s*(∠?\s*[A-Z]{1,3})\s*=\s*(\d[\d./√]*)\s*(cm|m|°|)\W*$/.exec(piece))
  const known = all.flatMap((one): readonly (readonly [string, string])[] =>
    one ? [[(one[1] ?? '').replace(/\s/g, ''), `${one[2] ?? ''}${one[3] ?? ''}`]] : [],
  )
  return known.length === all.length ? new Map(known) : null
}

/** "△ABC ~ △DFE, AB = 5 cm ... Which one is true? (a) DE = 12 cm, ∠F = 50° ...": the measures that an option gives worked out, option by option. */
async function byMeasures(stem: string, options: readonly string[]): Promise<Reply | null> {
  const told = stem.replace(asksTrue, '')
  const read = options.map((option) => measuresIn(plainText(option)))
  if (told === stem || read.some((one) => one === null || one.size < 2)) return null
  const found: { readonly at: number; readonly reply: Reply; readonly holds: boolean }[] = []
  for (const [at, measures] of read.entries()) {
    const ask = [...(measures?.keys() ?? [])].join(' and ')
    const reply = (await answered(readQuestion(`${told}. Find ${ask}.`), []))?.reply
    const values = reply?.answer === undefined ? null : measuresIn(reply.answer)
    if (!reply || values?.size !== measures?.size) continue
    found.push({ at, reply, holds: [...(measures ?? [])].every(([name, value]) => values?.get(name) === value) })
  }
  const [only, ...more] = found.filter(({ holds }) => holds)
  return only && more.length === 0 && found.length > 1
    ? {
        ...only.reply,
        text: `${only.reply.text}\nSo the right option is ${letterAt(only.at)}`,
        answer: letterAt(only.at),
      }
    : null
}

/** What the books ask in words: the option that is the known end of the stem. */
function byFact(stem: string, options: readonly string[]): Reply | null {
  const found = completed(stem)
  if (!found) return null
  const decided = options.map((option) =>
    isNone(option) || isAll(option) ? null : { holds: found.isRight(option), why: '' },
  )
  const [at, ...more] = decided.flatMap((one, index) => (one?.holds === true ? [index] : []))
  if (at === undefined || more.length > 0) return null
  return replyOf([found.because], letterAt(at), found.archetype)
}

function chosen(
  options: readonly string[],
  decided: readonly (Decided | null)[],
  not: boolean,
  archetype: string,
): Reply | null {
  if (options.some(speaksOfOthers)) return null
  const isKnown = decided.every((one, at) => one !== null || isNone(options[at] ?? '') || isAll(options[at] ?? ''))
  if (!isKnown) return null
  const fitting = decided.flatMap((one, at) => (one && one.holds !== not ? [at] : []))
  const count = decided.filter((one) => one !== null).length
  const [first, ...more] = fitting
  const ofAll = options.findIndex(isAll)
  const at =
    first === undefined ? options.findIndex(isNone) : more.length === 0 ? first : fitting.length === count ? ofAll : -1
  if (at < 0) return null
  const lines = decided.flatMap((one, index) =>
    one === null ? [] : [`(${letterAt(index).toLowerCase()}) ${options[index]?.replace(/\.$/, '') ?? ''}: ${one.why}.`],
  )
  return replyOf(lines, letterAt(at), archetype)
}

function replyOf(lines: readonly string[], letter: string, archetype: string): Reply {
  const topic = topicOf(archetype)
  return {
    rule: 'choice',
    text: [...lines, `So the right option is ${letter}`].join('\n'),
    answer: letter,
    ...(topic && { offers: [{ kind: 'practise', label: 'Practise this', topic, difficulty: 'easy', archetype }] }),
  }
}
