/** Puts the bank's own questions to the assistant: npm run ask-bank -- --seeds 20 --topic circles */
import './quiet-pipe'
import { parseArgs } from 'node:util'
import { askTheBank, counted } from '../checks/assistant/ask-the-bank'
import { isGivenAsText } from '../checks/assistant/given-as-text'
import { templates } from '../lib/problems/all'
import { topicKeys } from '../lib/syllabus'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    topic: { type: 'string' },
    template: { type: 'string' },
    declined: { type: 'boolean', default: false },
  },
})
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => `ask-${index}`)
const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)
const total = { right: 0, wrong: 0, declined: 0 }
const rows = []
for (const topic of topicKeys) {
  const here = templates.filter((one) => one.topic === topic && (values.template ?? one.id) === one.id)
  if ((values.topic ?? topic) !== topic || here.length === 0) continue
  const all = await askTheBank(here, seeds)
  const count = counted(all)
  for (const name of ['right', 'wrong', 'declined'] as const) total[name] += count[name]
  const solved = new Set(all.filter(({ outcome }) => outcome === 'right').map(({ template }) => template)).size
  rows.push({
    topic,
    ...count,
    share: percent(count.right, all.length),
    templates: `${solved} of ${here.filter(isGivenAsText).length}`,
  })
  for (const { template, question, outcome, answer, key } of all)
    if (outcome === 'wrong' || (values.declined && outcome === 'declined'))
      console.log(`${outcome} ${template}: ${question.replace(/\n/g, ' / ')} => ${answer ?? '-'} (key ${key})`)
}
console.table(rows)
const all = total.right + total.wrong + total.declined
console.log(
  `${all} questions at ${seeds.length} seeds, as printed and as typed: ${percent(total.right, all)} right, ${percent(total.wrong, all)} wrong, ${percent(total.declined, all)} declined`,
)
process.exitCode = total.wrong > 0 ? 1 : 0
