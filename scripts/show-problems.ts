/** Prints what a template, or each of a topic, poses at a seed, for reading through: npm run show -- circles k3f9 */
import './quiet-pipe'
import { letterAt } from '../lib/letters'
import { templates } from '../lib/problems/all'
import { poseProblem, type Template } from '../lib/problems/all'
import { topicKeys } from '../lib/syllabus'
import { noSuchTemplate } from '../checks/prove/no-such-template'

const [wanted, seed = 'k3f9'] = process.argv.slice(2)
const shown = templates.filter(({ id, topic }) => topic === wanted || id === wanted)
for (const template of shown) console.log(printed(template))
if (shown.length === 0) {
  const how = 'Name a topic or a template, and a seed if you like: npm run show -- circles k3f9'
  console.error(`${how}\nTopics: ${topicKeys.join(', ')}`)
  if (wanted !== undefined) console.error(await noSuchTemplate(wanted, templates))
  process.exitCode = 1
}

function printed(template: Template): string {
  const { difficulty, marks, question, options, figure, answerValidator, hints, steps, stepMarks, explanation } =
    poseProblem(template, seed)
  return [
    `\n## ${template.id} (${difficulty}, ${marks} ${marks === 1 ? 'mark' : 'marks'})`,
    question,
    ...(options ?? []).map((option, index) => `   (${letterAt(index)}) ${option}`),
    ...(figure ? [`Figure: ${figure.description}`] : []),
    `Key: ${JSON.stringify({ ...answerValidator, slips: undefined })}`,
    ...hints.map((hint) => `Hint: ${hint}`),
    ...steps.map((step, index) => `Step ${index + 1}: ${step}${stepMarks[index] ? `   [${stepMarks[index]}]` : ''}`),
    `Why: ${explanation}`,
    ...(answerValidator.slips ?? []).map(({ response, note, step }) => `Slip: ${response} -> ${note} [step ${step}]`),
  ].join('\n')
}
