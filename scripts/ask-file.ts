/** Puts the questions of a file to the assistant, a line {"topic", "q", "answer"} each: npm run ask-file -- FILE.jsonl --topic circles --show declined */
import './quiet-pipe'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { nearestRecognisers } from '../checks/assistant/nearest-recogniser'
import { likeness } from '../checks/assistant/same-answer'
import { reply } from '../lib/assistant'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { topic: { type: 'string' }, show: { type: 'string' }, near: { type: 'boolean', default: false } },
})

/** `answer`: null where the question has none and must be declined. */
const Row = z.object({ topic: z.string(), q: z.string(), answer: z.string().nullable(), kind: z.string().optional() })

/** "values": the right ones, otherwise put; "differs": to be read by a person; "refused": has no answer, and got none. */
type Outcome = 'right' | 'values' | 'differs' | 'declined' | 'refused' | 'wrong'

function outcomeOf(wanted: string | null, answer: string | undefined, text: string): Outcome {
  if (wanted === null) return answer === undefined ? 'refused' : 'wrong'
  if (wanted === 'proof') return /proved|hence|irrational|therefore|∴/i.test(text) ? 'right' : 'declined'
  if (answer === undefined) return 'declined'
  const like = likeness(wanted, answer)
  return like === 'same' ? 'right' : like === 'values' ? 'values' : 'differs'
}

if (positionals.length === 0) {
  console.error('Name a file: npm run ask-file -- questions.jsonl')
  process.exitCode = 1
}
const counts = new Map<string, Record<Outcome, number>>()
for (const file of positionals)
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { topic, q, answer: wanted, kind = '' } = Row.parse(JSON.parse(line))
    if ((values.topic ?? topic) !== topic) continue
    const { answer, rule, text } = await reply(q)
    const outcome = outcomeOf(wanted, answer, text)
    const count = counts.get(topic) ?? { right: 0, values: 0, differs: 0, declined: 0, refused: 0, wrong: 0 }
    count[outcome]++
    counts.set(topic, count)
    if (!(values.show ?? 'differs,wrong').split(',').some((one) => one === outcome || one === 'all')) continue
    console.log(
      `\n${outcome} [${kind}] ${q}\n  wanted ${wanted ?? 'no answer'}; got ${answer ?? `none (${rule})`}${answer === undefined ? '' : ` by ${rule}`}`,
    )
    if (values.near && answer === undefined) for (const near of nearestRecognisers(q)) console.log(`  ~ ${near}`)
  }
console.table([...counts].map(([topic, count]) => ({ topic, ...count })))
