import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, recogniserFolder as folder } from './unanswered'
import { recognisersOf } from '@/lib/assistant/all'
import { readQuestion as readAnew, type Question } from '@/lib/assistant/question/question'
import { topicCues } from '@/lib/assistant/recognisers/cues'
import { templates } from '@/lib/problems/all'
import { topicKeys } from '@/lib/syllabus'

const recognisers = Object.values(recognisersOf).flat()

const read = new Map<string, Question>()

/** Each neighbour is read once for all that is to hold of it. */
function readQuestion(text: string): Question {
  const question = read.get(text) ?? readAnew(text)
  read.set(text, question)
  return question
}

test.each(topicKeys)('every recogniser of %s is in its index', (topic) => {
  const index = readFileSync(join(folder(topic), 'index.ts'), 'utf8')
  const missing = readdirSync(folder(topic))
    .filter((file) => file !== 'index.ts' && /= recogniser\b/.test(readFileSync(join(folder(topic), file), 'utf8')))
    .filter((file) => !index.includes(`from './${file.replace('.ts', '')}'`))
    .map((file) => `${folder(topic)}/index.ts: import ${file} and add it to recognisers`)
  expect(missing).toEqual([])
})

test('no recogniser has the id of a template: the weights of the files are told apart by them', () => {
  const ids = new Set(templates.map(({ id }) => id))
  expect(recognisers.filter(({ id }) => ids.has(id)).map(({ id }) => id)).toEqual([])
})

test.each(topicKeys)('the cues of %s are those of its recognisers', (topic) => {
  const wanted = new Set(recognisersOf[topic].flatMap(({ cues }) => cues))
  const known = new Set(topicCues[topic])
  const missing = [...wanted]
    .filter((cue) => !known.has(cue))
    .map((cue) => `lib/assistant/recognisers/cues.ts: add '${cue}' to ${topic}`)
  const spare = [...known]
    .filter((cue) => !wanted.has(cue))
    .map((cue) => `lib/assistant/recognisers/cues.ts: take '${cue}' out of ${topic}`)
  expect([...missing, ...spare]).toEqual([])
})

const neighbours = recognisers.flatMap((one) => one.refuses.map((question) => [question, one] as const))

test.each(neighbours)('"%s" is a neighbour that is not answered', (question, one) => {
  const answer = one.understand(readQuestion(question))?.said.text
  const complaint = `${fileOf(one)} answers "${question}", which it refuses: take a word out of \`words\`, or let \`read\` return null`
  expect(answer === undefined ? [] : [complaint, answer]).toEqual([])
})

test('a neighbour holds a cue: without one it is none', () => {
  const far = neighbours.filter(([question, one]) => one.leftOver(readQuestion(question)).cue)
  const complaints = far.map(
    ([question, one]) => `${fileOf(one)}: refuses "${question}": put one of its cues in: ${one.cues.join(', ')}`,
  )
  expect(complaints).toEqual([])
})

describe('what is left over means no answer', () => {
  test.each([
    'for what k does kx + 2y = 5, 3x + y = 1 have a unique solution with x > 0',
    'HCF is 16, find the numbers',
    '16th term from the last term of 17, 15, 13',
    'the line 2x + 3y = 7 is parallel to x - y = 1',
    'if α and β are zeroes of x² - 5x + 6 find α² - β²',
    'sum of the reciprocals of the digits of the roots of x² - 5x + 6 = 0',
    'sum of the cubes of the larger zeroes of x^2 - 5x + 6',
    'product of HCF and LCM of 12 and 18',
    'distance between (1, 2) and (3, 4) and (5, 6)',
    'solve x + y = 5, x - y = 1 and find k',
    'median of 7, 3, 9, 5 if 4 is added',
    'volume of a cylinder of radius 7 cm, height 10 cm and cost 5',
    'point which is not on the segment joining (1, 2) and (3, 4) mid-point',
    'is 2x + 3 = 7 not solvable',
  ])('%s', (question) => {
    const asked = readQuestion(question)
    expect(recognisers.flatMap((one) => one.understand(asked)?.said.answer ?? [])).toEqual([])
  })
})
