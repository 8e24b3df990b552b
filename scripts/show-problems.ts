/** Prints what each template of a topic poses at a seed, for reading through: npm run show -- circles k3f9 */
import { letterAt } from '../lib/letters'
import { templates } from '../lib/problems/all'
import { poseProblem, type Template } from '../lib/problems/all'
import { isTopicKey, topicKeys } from '../lib/syllabus'

const [topic, seed = 'k3f9'] = process.argv.slice(2)
if (!isTopicKey(topic)) {
  console.error(`Name a topic, and a seed if you like: npm run show -- circles k3f9\nTopics: ${topicKeys.join(', ')}`)
  process.exit(1)
}
for (const template of templates.filter((one) => one.topic === topic)) console.log(printed(template))

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
