/** What single replies of the assistant cost, in processor time, over the questions of its tables and texts made to be long: npm run bench -- assistant */
import { questionTables } from '../../checks/assistant/questions/tables'
import { reply } from '../../lib/assistant'

/** Wanted at the 99th percentile, in milliseconds. */
const limit = 50

const asked = questionTables.flatMap(({ answered, declined }) => [
  ...answered.map(([question]) => question),
  ...declined,
])

/** Long, repeated, out of order, in marks alone: texts that nobody means. */
const hostile = [
  ...asked.slice(0, 600).map((question, at) => `${question} ${asked[(at * 7 + 3) % asked.length] ?? ''}`),
  ...asked.slice(0, 60).map((question) => [...question].reverse().join('')),
  ...['find ', 'x^2 + ', '(', '3/', 'root ', 'and ', '12 ', 'sin ', 'AB = ', '$\\frac{'].map((piece) =>
    piece.repeat(Math.ceil(1500 / piece.length)),
  ),
]

interface Cost {
  readonly milliseconds: number
  readonly question: string
}

async function costOf(question: string): Promise<Cost> {
  const before = process.cpuUsage()
  await reply(question)
  const { user, system } = process.cpuUsage(before)
  return { milliseconds: (user + system) / 1000, question }
}

async function costsOf(questions: readonly string[]): Promise<readonly Cost[]> {
  const costs: Cost[] = []
  for (const question of questions) costs.push(await costOf(question))
  return costs.toSorted((a, b) => b.milliseconds - a.milliseconds)
}

const at = (costs: readonly Cost[], share: number): number => costs[Math.floor(costs.length * share)]?.milliseconds ?? 0

function print(what: string, costs: readonly Cost[]): number {
  const [median, p99, longest] = [at(costs, 0.5), at(costs, 0.01), at(costs, 0)]
  console.log(
    `\n${costs.length} ${what}: median ${median.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`,
  )
  console.log(`  the 99th percentile is ${(p99 / median).toFixed(1)} times the median`)
  for (const { milliseconds, question } of costs.slice(0, 4))
    console.log(`  ${milliseconds.toFixed(1).padStart(6)} ms  ${question.slice(0, 110).replace(/\s+/g, ' ')}`)
  return p99
}

// every file of recognisers is loaded, and the code is warm, as after the first few questions of a student
for (const question of asked) await reply(question)
const ofStudents = print('questions as students ask them', await costsOf(asked))
const ofOthers = print('texts made to be long', await costsOf(hostile))
const isHeld = Math.max(ofStudents, ofOthers) <= limit
console.log(`\nAt most ${limit} ms wanted at the 99th percentile: ${isHeld ? 'held' : 'NOT held'}`)
if (!isHeld) process.exitCode = 1
