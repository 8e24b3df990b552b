import { partTexts, widthOf, type PartName } from '../../reading/values/part-texts'
import type { AnswerRule, PartRule, PartsRule, Verdict } from '../rule'

/** Judges one part by its own rule. */
type Judge = (rule: AnswerRule, response: string) => Verdict

/** Several answers in one text: labelled, named, or in order. */
export function checkParts(rule: PartsRule, response: string, judge: Judge): Verdict {
  const texts = partTexts(response, rule.parts.map(nameOf))
  if (!texts) return together(rule.parts, rule.parts.map(unanswered), tooMany(rule.parts))
  return judgeEach(
    rule.parts,
    texts.map(({ text }) => text),
    judge,
  )
}

/** A text for each part. */
export function judgeEach(parts: readonly PartRule[], texts: readonly string[], judge: Judge): Verdict {
  const verdicts = parts.map((part, index) => {
    const text = texts[index] ?? ''
    return text.trim() === '' ? unanswered() : judge(part.rule, text)
  })
  const missing = parts.filter((_, index) => (texts[index] ?? '').trim() === '')
  return together(parts, verdicts, missing.length > 0 ? missingNote(missing) : undefined)
}

const unanswered = (): Verdict => ({ correct: false, unread: true, note: 'Write an answer.' })

function together(parts: readonly PartRule[], verdicts: readonly Verdict[], note?: string): Verdict {
  const correct = verdicts.every((verdict) => verdict.correct)
  const reading = parts.map(({ label }, index) => shown(label, verdicts[index]?.reading)).join(',\\; ')
  const said = note ?? parts.map(({ label }, index) => partNote(label, verdicts[index]?.note)).find(Boolean)
  return {
    correct,
    ...(verdicts.some((verdict) => verdict.reading) ? { reading } : {}),
    ...(said !== undefined ? { note: said } : {}),
    ...(verdicts.every((verdict) => verdict.unread) ? { unread: true } : {}),
    ...(!correct && verdicts.every((verdict) => verdict.correct || verdict.unclear) ? { unclear: true } : {}),
    marks: parts.reduce((sum, { marks }, index) => sum + (verdicts[index]?.correct ? marks : 0), 0),
    parts: verdicts,
  }
}

const shown = (label: string, reading: string | undefined): string =>
  `\\text{${label}${/\)$/.test(label) ? '' : ':'}}\\; ${reading ?? '\\ldots'}`

const called = (label: string): string => `Part ${label}`

const partNote = (label: string, note: string | undefined): string | undefined =>
  note === undefined ? undefined : `${called(label)}: ${note}`

const missingNote = (missing: readonly PartRule[]): string =>
  missing.length === 1
    ? `${called(missing[0]?.label ?? '')} is missing.`
    : `Parts ${missing.map(({ label }) => label).join(', ')} are missing.`

const tooMany = (parts: readonly PartRule[]): string =>
  `There are too many answers. Write each with its label: ${parts.map(({ label }) => `${label} ...`).join(' ')}`

const nameOf = ({ label, aliases, rule }: PartRule): PartName => ({
  label,
  width: widthOf(rule.expected),
  ...(aliases && { aliases }),
  ...(rule.kind === 'pair' && {
    inner: [...rule.expected.matchAll(/([^=,;]+)=/g)].map(([, name = '']) => name.trim()),
  }),
})
