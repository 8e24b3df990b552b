/** Writes questions that the assistant answers in the careless ways of students and asks them again: npm run ask-carelessly -- --count 150 --way "and is n" --show declined,other */
import './quiet-pipe'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { askCarelessly, type Known } from '../checks/assistant/carelessly/ask-carelessly'
import { ways } from '../checks/assistant/carelessly/ways'
import { questionTables } from '../checks/assistant/questions/tables'
import { likeness } from '../checks/assistant/same-answer'
import { reply } from '../lib/assistant'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'careless' },
    way: { type: 'string' },
    show: { type: 'string', default: 'other' },
  },
})

const Question = z.object({ q: z.string(), answer: z.string().nullable() })

/** Those of a file that are answered right as they stand. */
async function knownIn(file: string): Promise<readonly Known[]> {
  const known: Known[] = []
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { q: question, answer: wanted } = Question.parse(JSON.parse(line))
    const { answer } = wanted === null ? {} : await reply(question)
    if (wanted !== null && answer !== undefined && likeness(wanted, answer) !== 'other')
      known.push({ question, answer })
  }
  return known
}

const tables = questionTables.flatMap(({ answered }) => answered.map(([question, answer]) => ({ question, answer })))
const questions: Known[] = [...tables]
for (const file of positionals) questions.push(...(await knownIn(file)))

interface Row {
  readonly way: string
  readonly asked: number
  readonly same: number
  readonly declined: number
  readonly other: number
}

const rows: Row[] = []
let others = 0
for (const way of ways.filter(({ name }) => (values.way ?? name) === name)) {
  const asked = await askCarelessly(way, questions, Number(values.count), values.seed)
  const count = (wanted: string) => asked.filter(({ outcome }) => outcome === wanted).length
  others += count('other')
  rows.push({
    way: way.name,
    asked: asked.length,
    same: count('same'),
    declined: count('declined'),
    other: count('other'),
  })
  for (const { outcome, written, known, answer } of asked)
    if (values.show.split(',').includes(outcome))
      console.log(
        `\n${outcome} [${way.name}] ${written}\n  was ${known.question}\n  wanted ${known.answer}; got ${answer ?? 'none'}`,
      )
}
console.table(rows.toSorted((a, b) => a.same / a.asked - b.same / b.asked))
const total = (key: Exclude<keyof Row, 'way'>) => rows.reduce((sum, row) => sum + row[key], 0)
console.log(
  `${questions.length} questions; ${total('asked')} asked: ${total('same')} the same, ${total('declined')} declined, ${total('other')} other`,
)
if (others > 0) process.exitCode = 1
