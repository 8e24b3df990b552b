import { readFileSync } from 'node:fs'
import { texProblem } from './tex-problem'
import { reply } from '@/lib/assistant'
import { explained } from '@/lib/assistant/theory'
import { lessonConcepts } from '@/lib/assistant/theory/lesson-concepts'
import { topicTheory } from '@/lib/assistant/theory/topics'
import { figureErrors } from '@/lib/figures/figure-schema'
import { topicKeys } from '@/lib/syllabus'

const theories = topicKeys.flatMap((topic) => topicTheory[topic].theories.map((theory) => ({ topic, ...theory })))
const differences = topicKeys.flatMap((topic) => topicTheory[topic].differences.map((one) => ({ topic, ...one })))

test.each(topicKeys)('the concepts of %s are those of its lesson', (topic) => {
  const text = readFileSync(`content/lessons/${topic}.mdx`, 'utf8')
  const found = [...text.matchAll(/<Concept ([^>]*)>/g)].map(([, attributes = '']) => [
    /title="([^"]*)"/.exec(attributes)?.[1],
    /check="([^"]*)"/.exec(attributes)?.[1],
  ])
  expect(lessonConcepts[topic]).toEqual(found)
})

test('each idea has an id of its own and a place in its lesson', () => {
  expect(new Set(theories.map(({ id }) => id)).size).toBe(theories.length)
  for (const { id, topic, concept } of [...theories, ...differences.map((one) => ({ id: 'difference', ...one }))])
    expect([id, lessonConcepts[topic][concept - 1]]).toEqual([id, expect.any(Array)])
})

/** What these are is told by their chapter's own reply. */
const chapters = [
  'real number',
  'trigonometry',
  'quadratic equation',
  'arithmetic progression',
  'ap',
  'polynomial',
  'probability',
  'statistics',
  'linear equation',
]

test.each(theories)('$id is found by each of its names', ({ names, what }) => {
  for (const name of names.filter((one) => !chapters.includes(one)))
    for (const question of [`What is ${name}?`, `define ${name}`, `${name} kya hai`, name]) {
      const found = explained(question)
      expect([question, found?.text.includes(what), found?.offers?.[0]?.kind]).toEqual([question, true, 'lesson'])
    }
})

test.each(theories.filter(({ prove }) => prove))(
  '$id is proved behind its statement',
  ({ names, what, state = what, prove = '' }) => {
    const [name = ''] = names
    for (const question of [`prove ${name}`, `State and prove that ${name}.`, `${name} ka proof`])
      expect([question, explained(question)?.text]).toEqual([question, `${state}\n${prove}`])
  },
)

test('formulas are valid TeX', () => {
  const texts = [
    ...theories.flatMap(({ what, state, prove, formula, when, whys = [] }) => [
      what,
      state,
      prove,
      formula,
      when,
      ...whys.map(({ text }) => text),
    ]),
    ...differences.map(({ text }) => text),
  ]
  expect(texts.flatMap((text) => (text === undefined ? [] : (texProblem(text) ?? [])))).toEqual([])
})

test('figures are such as can be drawn', () => {
  for (const { id, figure } of theories) if (figure) expect([id, figureErrors(figure)]).toEqual([id, []])
})

test.each(differences)('what sets $between apart, in either order', ({ between: [one, other], text }) => {
  const [a = '', b = ''] = [one[0], other[0]]
  for (const question of [
    `difference between ${a} and ${b}`,
    `What is the difference between ${b} and ${a}?`,
    `${a} vs ${b}`,
  ])
    expect([question, explained(question)?.text]).toEqual([question, text])
})

describe('the ways to ask', () => {
  test.each([
    ['secant kya hota hai', 'secant'],
    ['prove that root 3 is irrational', 'root-3-is-irrational'],
    ['Prove that √5 is an irrational number.', 'root-5-is-irrational'],
    ['prove root 2 is irational', 'root-2-is-irrational'],
    ['state bpt theorm', 'basic-proportionality-theorem'],
    ['derive the quadratic formula', 'quadratic-formula'],
    ['nature of roots samjhao', 'nature-of-roots'],
    ['hcf kab use karte hai', 'hcf'],
    ['trigonometry table', 'standard-angles'],
    ['why is tan 90° not defined', 'tangent-of-an-angle'],
    ['lcm aur hcf me difference', 'difference'],
    ['Why is the tangent perpendicular to the radius?', 'tangent-perpendicular-to-radius'],
    ['State and prove that the tangents drawn from an external point to a circle are equal', 'equal-tangents'],
    ['formula for the length of a tangent', 'length-of-a-tangent'],
    ['length of tangent ka formula batao', 'length-of-a-tangent'],
    ['when do we use equal tangents', 'equal-tangents'],
    ['tangent aur secant me kya antar hai', 'difference'],
  ])('%s', async (question, id) => {
    expect((await reply(question)).rule).toBe(`theory-${id}`)
  })
})

test('a name that two chapters have is told for both', () => {
  const text = explained('What is a tangent?')?.text
  expect(text).toContain('meets the circle at exactly one point')
  expect(text).toContain('opposite')
})

test.each([
  'what is a tangent to a parabola',
  'prove that root 4 is irrational',
  'hcf of 12 and 18',
  'nth term of 3, 7, 11',
  'discriminant of x^2 - 5x + 6 = 0',
  'when is the hcf greater than the lcm',
  'why is the discriminant positive',
  'why is the tangent longer than the radius',
  'prove that a chord is a tangent',
  'difference between tangent and hypotenuse',
  'length of the tangent from a point 10 cm from the centre of a circle of radius 6 cm',
])('a word more, or another: "%s" is another question', (question) => {
  expect(explained(question)).toBeNull()
})
