import { isUnread, wordsOnly, type Reading } from '../../reading/reading'
import type { PartName } from '../../reading/values/part-marks'
import { unwrapped } from '../../reading/text/wrapping'
import { partTexts, widthOf } from '../../reading/values/part-texts'
import { asciiText } from '../../reading/tree/tex'
import { typed, type Typed } from '../../reading/typed'
import { Unreadable } from '../../reading/unreadable'
import { byAskedNames } from '../asked/part-places'
import type { Answer } from '../judge'
import type { Kind, Outcome } from '../kind'
import type { AnswerRule, PartRule, PartsRule, Verdict } from '../rule'

interface Key {
  readonly names: readonly PartName[]
}

interface PartsReading extends Reading {
  /** What was given for each part; null where there is nothing. */
  readonly answers: readonly (Answer | null)[]
}

type Part = Pick<PartRule, 'label' | 'marks'>

/** Several answers in one text, labelled, named, or in order; each is read and judged by its own rule. */
export const parts = (answer: (rule: AnswerRule, typed: Typed) => Answer): Kind<PartsRule, Key, PartsReading> => ({
  name: 'Several parts',
  words: 'Each with its label, by name, or in order: (i) 9 (ii) 19 cm; g = 9, n = 19; 9, 19.',
  format: 'string',
  inputMode: 'text',
  isWhole: true,
  keys: () => [],
  readKey: (rule) => ({ names: rule.parts.map(nameOf) }),
  read: ({ text }, { names }, rule) => {
    const texts = partTexts(text, names)
    if (!texts) throw new Unreadable(tooMany(rule.parts))
    return readEach(rule.parts, byAskedNames(texts, rule.parts), answer)
  },
  judge: (_key, { answers }, rule) =>
    together(
      rule.parts,
      answers.map((one) => one?.verdict() ?? null),
    ),
})

/** Reads the text of each part where it stands in the whole. */
function readEach(
  rules: readonly PartRule[],
  texts: readonly { readonly text: string; readonly at: number }[],
  answer: (rule: AnswerRule, typed: Typed) => Answer,
): PartsReading {
  const bare = texts.map(({ text, at }) => {
    const { text: rest, from } = unwrapped(text)
    return { text: rest, at: at + from }
  })
  const answers = rules.map(({ rule }, index) => {
    const text = bare[index]?.text ?? ''
    return text === '' ? null : answer(rule, typed(text))
  })
  const readings = answers.map((one) => one?.reading)
  const problem = readings.findIndex((one) => one && isUnread(one))
  const first = readings[problem]
  if (readings.every((one) => !one || isUnread(one)) && first && isUnread(first))
    throw new Unreadable(
      `${called(rules[problem]?.label ?? '')}: ${first.problem}`,
      (first.at ?? 0) + (bare[problem]?.at ?? 0),
    )
  const shown = rules.map(({ label }, index) => {
    const reading = readings[index]
    return texOf(label, reading && !isUnread(reading) ? reading.tex || wordsTex(bare[index]?.text ?? '') : '\\ldots')
  })
  return {
    ...wordsOnly,
    answers,
    names: rules.map(({ label }) => label),
    values: readings.flatMap((reading) => (reading && !isUnread(reading) ? reading.values : [])),
    tex: shown.join(',\\; '),
  }
}

/** The verdict on a problem in parts, from a verdict on each; null for a part without an answer. */
export function together(parts: readonly Part[], given: readonly (Verdict | null)[]): Outcome {
  const verdicts = given.map((verdict) => verdict ?? unanswered)
  const correct = verdicts.every((verdict) => verdict.correct)
  const missing = parts.filter((_, index) => !given[index])
  const first = verdicts.findIndex(({ note }) => note !== undefined)
  const { note: firstNote, step } = verdicts[first] ?? {}
  const told = missing.length > 0 ? { note: missingNote(missing) } : partNote(parts[first]?.label, firstNote, step)
  return {
    correct,
    ...told,
    ...(verdicts.every(({ unread }) => unread) && { unread: true }),
    ...(!correct && verdicts.every((verdict) => verdict.correct || verdict.unclear) && { unclear: true }),
    marks: parts.reduce((sum, { marks }, index) => sum + (verdicts[index]?.correct ? marks : 0), 0),
    parts: verdicts,
  }
}

const unanswered: Verdict = { correct: false, unread: true, note: 'Write an answer.' }

/** Whether a part was left empty while others were answered. */
export const isUnanswered = (verdict: Verdict): boolean => verdict === unanswered

const texOf = (label: string, tex: string): string =>
  `\\text{${asciiText(label)}${/\)$/.test(label) ? '' : ':'}}\\; ${tex}`

const wordsTex = (text: string): string => `\\text{${asciiText(text.slice(0, 60))}}`

const called = (label: string): string => `Part ${label}`

const partNote = (label = '', note: string | undefined, step: number | undefined) =>
  note !== undefined && { note: `${called(label)}: ${note}`, ...(step !== undefined && { step }) }

const missingNote = (missing: readonly Part[]): string =>
  missing.length === 1
    ? `${called(missing[0]?.label ?? '')} is missing.`
    : `Parts ${missing.map(({ label }) => label).join(', ')} are missing.`

const tooMany = (parts: readonly Part[]): string =>
  `There are too many answers. Write each with its label: ${parts.map(({ label }) => `${label} ...`).join(' ')}`

const nameOf = ({ label, aliases, rule }: PartRule): PartName => ({
  label,
  width: widthOf(rule.expected),
  bare: widthOf(rule.expected.replace(/[()]/g, '')),
  ...(aliases && { aliases }),
  ...(rule.kind === 'pair' && {
    inner: [...rule.expected.matchAll(/([^=,;]+)=/g)].map(([, name = '']) => name.trim()),
  }),
})
