import { shown } from '@/lib/content/content-error'
import { lessonErrors } from '@/lib/content/lesson-errors'
import { linkFault } from '@/lib/content/link-faults'
import { practiceTipsSchema } from '@/lib/content/schema'
import { yamlErrors } from '@/lib/content/yaml-errors'
import { lessonWith } from './samples/lesson'

const file = 'lessons/circles.mdx'
const places = { conceptsOf: () => 5, papers: [], hasFile: () => true }

test.each([1, 100, 250, 395])('of a long line so much is quoted that column %i is in it', (column) => {
  const line = Array.from({ length: 100 }, (_, at) => String(at).padStart(3, '0')).join(' ')
  const [, quoted = ''] = shown({ file, line: 1, column, message: 'wrong' }, line).split('| ')
  expect(quoted).toContain(line.slice(column - 1, column + 4).trim())
  expect(quoted.length).toBeLessThan(155)
})

test('a message without a column shows the piece that it quotes', () => {
  const line = `${'word '.repeat(60)}three aces ${'word '.repeat(60)}`
  expect(shown({ file, line: 1, message: '"three aces": a pack has 4' }, line).split('| ')[1]).toContain('three aces')
})

test('a stray brace is named at its own column', () => {
  const text = lessonWith({ text: 'A tangent { touches the circle $\\{1\\}$, and goes on.' })
  const [found] = lessonErrors({ path: file, text }, places, 'circles')
  expect(found).toMatchObject({
    column: 11,
    line: text.split('\n').findIndex((one) => one.includes('A tangent {')) + 1,
  })
})

test('a link to a chapter that is misspelt names the one that is meant', () => {
  expect(linkFault('/?tab=learn&topic=circle', places)).toContain('there is no topic "circle": is circles meant?')
  expect(linkFault('/?tab=learn&topic=circles', places)).toBeUndefined()
})

test.each([
  ['', 'the file is empty'],
  ['tips:\n  - text: a\n   prompt: b\n', 'too far to the left or to the right'],
  ['tips:\n  - text: a: b\n', 'a colon or a backslash'],
])('%j of YAML: %s', (text, says) => {
  const [found] = yamlErrors({ path: 'tips/practice.yaml', text }, practiceTipsSchema)
  expect(found?.message).toContain(says)
})
