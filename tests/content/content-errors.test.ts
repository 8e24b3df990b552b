import { readFileSync } from 'node:fs'
import { contentErrors } from '@/lib/content/content-errors'
import { lessonErrors } from '@/lib/content/lesson-errors'
import { contentFiles } from '@/scripts/content-files'

const files = contentFiles('content')
const lesson = readFileSync('content/lessons/circles.mdx', 'utf8')
const path = 'lessons/circles.mdx'

/** The messages about one lesson after one change to it. */
function after(change: (text: string) => string) {
  const text = change(lesson)
  expect(text).not.toBe(lesson)
  return lessonErrors({ path, text })
}

test('the content as it stands has no mistake', () => {
  expect(contentErrors(files)).toEqual([])
})

test('a missing file is named', () => {
  const without = files.filter((file) => file.path !== 'lessons/circles.mdx')
  expect(contentErrors(without)).toEqual(['content/lessons/circles.mdx:1: this file is missing'])
})

test('a file that nothing reads is named', () => {
  const [error] = contentErrors([...files, { path: 'lessons/calculus.mdx', text: '' }])
  expect(error).toContain('content/lessons/calculus.mdx:1: no such topic')
})

test('a wrong duration says the right one, at its line', () => {
  const [error] = after((text) => text.replace('duration: 45', 'duration: 90'))
  expect(error?.message).toContain('45 (minutes)')
  expect(error?.line).toBe(lesson.split('\n').findIndex((line) => line.startsWith('duration')) + 1)
})

test('a missing and an unknown field are named', () => {
  const messages = after((text) => text.replace(/^description:/m, 'descripton:')).map(({ message }) => message)
  expect(messages.join('\n')).toContain('description is missing')
  expect(messages.join('\n')).toContain('descripton')
})

test('a formula that cannot be set is named with its line', () => {
  const line = lesson.split('\n').findIndex((text) => text.startsWith('<KeyPoints>')) + 1
  const [error] = after((text) => text.replace('<KeyPoints>', '<KeyPoints>\n\n$\\frac{1}{$'))
  expect(error?.message).toContain('cannot be set')
  expect(error?.line).toBe(line + 2)
})

test.each([
  [
    'an unknown block',
    (text: string) => text.replace('<KeyPoints>', '<Points>').replace('</KeyPoints>', '</Points>'),
    '<Points> is unknown',
  ],
  [
    'an example without a solution',
    (text: string) => text.replace('<Solution>', '').replace('</Solution>', ''),
    'no <Solution>',
  ],
  [
    'a figure without a description',
    (text: string) => text.replace(/description="[^"]*"/, ''),
    '<Figure> needs description',
  ],
  [
    'a point of a figure that is not there',
    (text: string) => text.replace("dots={['O', 'A', 'B', 'T']}", "dots={['O', 'Z', 'B', 'T']}"),
    '<Figure>: dots.1: there is no point "Z"',
  ],
  [
    'a line of a figure with two numbers',
    (text: string) =>
      text.replace(
        /<Figure[^]*?\/>/,
        '<Figure kind="plane" description="A line." x={[-4, 4]} y={[-4, 4]} curves={[{ line: [2, 3] }]} />',
      ),
    '<Figure>: curves.0.line: the line ax + by = c is [a, b, c]: write three numbers',
  ],
  [
    'a figure that is worked out',
    (text: string) => text.replace('radius: 3 }', 'radius: Math.sqrt(9) }'),
    '<Figure>: circles.0.radius: write numbers, texts between quotes',
  ],
  ['text outside a concept', (text: string) => `${text}\n\nStray words.\n`, 'text outside a <Concept>'],
  ['a tag left open', (text: string) => text.replace('</Concept>', ''), 'not MDX'],
])('%s is named', (_, change, message) => {
  expect(
    after(change)
      .map((error) => error.message)
      .join('\n'),
  ).toContain(message)
})

test('too few tips, and a formula in a paper, are named', () => {
  const changed = files.map((file) =>
    file.path === 'tips/study.yaml' ? { ...file, text: 'tips:\n  - only one\n' } : file,
  )
  expect(contentErrors(changed)).toEqual([expect.stringContaining('tips must have exactly 8 entries')])
  const paper = files.map((file) =>
    file.path.startsWith('papers/')
      ? { ...file, text: file.text.replace(/answer: .*/, () => "answer: '$\\oops$'") }
      : file,
  )
  expect(contentErrors(paper)).toEqual([expect.stringContaining('cannot be set')])
})
