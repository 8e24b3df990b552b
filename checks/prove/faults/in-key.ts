import type { Changed } from './with-line'
import type { AnswerRule, PartsRule } from '@/lib/answers/rule'
import { letterAt } from '@/lib/letters'
import { labelled } from '@/lib/problems/pose-problem'
import type { Problem } from '@/lib/problems/problem'
import type { Random } from '@/lib/random'

/** Another key, wherever it is kept. */
export function withKey(problem: Problem, random: Random): Changed | null {
  const { answerValidator: rule } = problem
  if (rule.kind === 'parts') return withKeyOfPart(problem, rule, random)
  const expected = changedKey(rule.expected, rule.kind, random)
  if (expected === null) return null
  const answer = typeof problem.answer === 'number' ? Number(expected) : expected
  const validator = { ...rule, expected }
  return {
    problem: {
      ...problem,
      answer,
      answerValidator: validator,
      parts: problem.parts.map((part) => ({ ...part, rule: validator })),
    },
    what: `key ${rule.expected} -> ${expected}`,
  }
}

/** Another key for one part, wherever it is kept. */
function withKeyOfPart(problem: Problem, rule: PartsRule, random: Random): Changed | null {
  const which = random.integer(0, rule.parts.length - 1)
  const old = rule.parts[which]?.rule
  const expected = old ? changedKey(old.expected, old.kind, random) : null
  if (!old || expected === null) return null
  const parts = rule.parts.map((part, index) =>
    index === which ? { ...part, rule: { ...part.rule, expected } } : part,
  )
  const answer = labelled(parts.map((part) => [part.label, part.rule.expected]))
  return {
    problem: {
      ...problem,
      answer,
      answerValidator: { ...rule, expected: answer, parts },
      parts: problem.parts.map((part, index) =>
        index === which ? { ...part, rule: { ...part.rule, expected } } : part,
      ),
    },
    what: `key ${old.expected} -> ${expected}`,
  }
}

/** Off by one, the other sign, turned over, another letter. */
export function changedKey(key: string, kind: AnswerRule['kind'], random: Random): string | null {
  if (kind === 'keywords' || kind === 'text') return null
  if (kind === 'choice') return random.pick([0, 1, 2, 3].map(letterAt).filter((letter) => letter !== key))
  if (kind === 'sequence') {
    const [first = '', second = '', ...rest] = key.split(' ')
    return [second, first, ...rest].join(' ')
  }
  if (/\.\d{3,}$/.test(key))
    return key.replace(/\d(?=\d*\.)/, (digit) => (digit === '9' ? '8' : String(Number(digit) + 1)))
  const over = /^(\d+)\/(\d+)$/.exec(key)
  const ways = [
    ...(/\d/.test(key) ? [key.replace(/\d+(?!.*\d)/, (digits) => String(Number(digits) + 1))] : []),
    ...(kind === 'number' || kind === 'fraction'
      ? Number(key) === 0
        ? []
        : [key.startsWith('-') ? key.slice(1) : `-${key}`]
      : []),
    ...(over && over[1] !== over[2] ? [`${over[2] ?? ''}/${over[1] ?? ''}`] : []),
  ]
  return ways.length === 0 ? null : random.pick(ways)
}
