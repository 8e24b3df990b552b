/** What single judgements of hostile responses cost, in processor time, against rules of every kind: npm run bench -- hostile */
import { checkAnswer, type AnswerRule } from '../../lib/answers'
import { kindTables } from '../../checks/answers/kinds'
import { answerTables } from '../../checks/answers/tables'
import { poseProblem, templates } from '../../lib/problems/all'
import { hostileResponses } from './hostile-responses'

/** Wanted, in milliseconds. */
const limits = { p99: 5, longest: 50 }

/** Rules of the bank, those with most slips of each kind: a response is compared with each of them. */
const posed = templates.map((template) => poseProblem(template, 'hostile').answerValidator)
const withMostSlips = [...new Set(posed.map(({ kind }) => kind))].flatMap((kind) =>
  posed
    .filter((rule) => rule.kind === kind)
    .sort((a, b) => (b.slips?.length ?? 0) - (a.slips?.length ?? 0))
    .slice(0, 3),
)

const rules: readonly AnswerRule[] = [
  ...Object.values(kindTables).map(({ rule }) => rule),
  ...answerTables.flatMap(({ questions }) => questions.slice(0, 2).map(({ rule }) => rule)),
  ...withMostSlips,
  { kind: 'expression', expected: 'v = (M - m)/(M + m) u' },
  { kind: 'expression', expected: 'b√(p^2/4 - pb)' },
  { kind: 'expression', expected: 'sec A + tan A' },
]

interface Cost {
  readonly milliseconds: number
  readonly rule: AnswerRule
  readonly response: string
}

function costOf(rule: AnswerRule, response: string): Cost {
  const before = process.cpuUsage()
  checkAnswer(rule, response)
  const { user, system } = process.cpuUsage(before)
  return { milliseconds: (user + system) / 1000, rule, response }
}

const warm = hostileResponses.filter((_, index) => index % 20 === 0)
for (const rule of rules) for (const response of warm) checkAnswer(rule, response)

const dearest = (costs: readonly Cost[]): readonly Cost[] => costs.toSorted((a, b) => b.milliseconds - a.milliseconds)

/** The least of several times: what is measured once may have met the collector of garbage, or the compiler at work. */
const again = ({ rule, response }: Cost): Cost =>
  dearest(Array.from({ length: 4 }, () => costOf(rule, response))).at(-1) ?? { milliseconds: NaN, rule, response }

/** Twice as many as decide the 99th percentile. */
const shareAgain = 0.02

const once = dearest(rules.flatMap((rule) => hostileResponses.map((response) => costOf(rule, response))))
const countAgain = Math.ceil(once.length * shareAgain)
const costs = dearest([...once.slice(0, countAgain).map(again), ...once.slice(countAgain)])
const at = (share: number): number => costs[Math.floor(costs.length * share)]?.milliseconds ?? 0

const shown = ({ milliseconds, rule, response }: Cost): string =>
  `  ${milliseconds.toFixed(2).padStart(7)} ms  ${rule.kind} ${JSON.stringify(rule.expected.slice(0, 24))} against ${JSON.stringify(response.slice(0, 40))} (${response.length} characters)`

console.log(
  `${costs.length} judgements: ${hostileResponses.length} responses against ${rules.length} rules, processor time`,
)
console.log(
  `  half ${at(0.5).toFixed(2)} ms, 99 % ${at(0.01).toFixed(2)} ms (${limits.p99} wanted), longest ${at(0).toFixed(2)} ms (${limits.longest} wanted)`,
)
console.log(costs.slice(0, 12).map(shown).join('\n'))
const isHeld = at(0.01) <= limits.p99 && at(0) <= limits.longest
console.log(isHeld ? 'Held' : 'NOT held')
if (!isHeld) process.exitCode = 1
