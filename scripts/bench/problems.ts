/** How many problems are posed in a second, steps and all, by topic: npx tsx scripts/bench/problems.ts */
import { poseProblem, templates } from '../../lib/problems/all'
import { topicKeys } from '../../lib/syllabus'

const least = 1000

const rows = topicKeys.map((topic) => {
  const own = templates.filter((template) => template.topic === topic)
  const perTemplate = Math.ceil(least / Math.max(1, own.length))
  for (const template of own) poseProblem(template, 'warm')
  let lines = 0
  const begun = performance.now()
  for (const template of own)
    for (let index = 0; index < perTemplate; index++) lines += poseProblem(template, `bench-${index}`).steps.length
  const seconds = (performance.now() - begun) / 1000
  const problems = own.length * perTemplate
  return { topic, templates: own.length, problems, lines, 'per second': Math.round(problems / seconds) }
})
console.table(rows)
