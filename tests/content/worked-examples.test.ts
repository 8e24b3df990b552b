import { readFileSync } from 'node:fs'
import { proveExample, type WorkedExample } from '@/checks/prove/worked-example'
import { topicKeys, type TopicKey } from '@/lib/syllabus'

const lesson = (topic: TopicKey): string => readFileSync(`content/lessons/${topic}.mdx`, 'utf8')

/** The worked examples of a lesson's text, without their figures. */
function examplesIn(topic: TopicKey, text: string): readonly WorkedExample[] {
  const found = text.matchAll(/<Example title="([^"]*)">([^]*?)<Solution>([^]*?)<\/Solution>/g)
  return [...found].map(([, title = '', question = '', solution = '']) => ({
    topic,
    title,
    question: question
      .replace(/<Figure[^]*?\/>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    steps: [...solution.matchAll(/^\d+\. (.*)$/gm)].map(([, step = '']) => step.replaceAll('**', '')),
  }))
}

const complaintsIn = (topic: TopicKey, text: string) =>
  examplesIn(topic, text).flatMap((example) =>
    proveExample(example).complaints.map((what) => `${example.title}: ${what}`),
  )

test.each(topicKeys)('every line of the worked examples of %s holds', (topic) => {
  expect(complaintsIn(topic, lesson(topic))).toEqual([])
})

test('the prover finds something to check in three lines of four', () => {
  const examples = topicKeys.flatMap((topic) => examplesIn(topic, lesson(topic)))
  const checked = examples.reduce((sum, example) => sum + proveExample(example).checked, 0)
  expect(checked / examples.reduce((sum, { steps }) => sum + steps.length, 0)).toBeGreaterThan(0.75)
})

test.each<readonly [TopicKey, right: string, wrong: string]>([
  ['real-numbers', '$1000 = 360 \\times 2 + 280$', '$1000 = 360 \\times 2 + 260$'],
  ['polynomials', '= 2x(x + 4) - 3(x + 4)', '= 2x(x + 4) - 3(x - 4)'],
  ['linear-equations', 'so $9x = 27$ and $x = 3$', 'so $9x = 27$ and $x = 4$'],
  ['quadratic-equations', '$x^2 - 6x - 16 = 0$', '$x^2 - 6x + 16 = 0$'],
  ['coordinate-geometry', '= \\sqrt{36 + 9} =', '= \\sqrt{36 + 8} ='],
  ['statistics', '= \\frac{4000}{5} = 800$', '= \\frac{4000}{5} = 900$'],
])('a slip in %s does not get through: %s', (topic, right, wrong) => {
  const text = lesson(topic)
  expect(text).toContain(right)
  expect(complaintsIn(topic, text.replace(right, wrong))).not.toEqual([])
})
