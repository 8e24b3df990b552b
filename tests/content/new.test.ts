import { readFileSync } from 'node:fs'
import { checkedContent } from '@/checks/content'
import { contentFiles } from '@/scripts/content-files'
import { added } from '@/scripts/new/add'
import { inFolder } from './in-folder'
import { figures } from '@/scripts/new/skeletons'

const files = contentFiles('content')

const saidOf = async (words: readonly string[], from = files) => {
  const { path, text } = added(words, from)
  const found = await checkedContent([{ path, text }], { hasFile: () => true })
  return found.filter(({ message, remark }) => message !== 'this file is missing' && !remark)
}

test.each([
  [['concept', 'circles', 'A new idea']],
  [['example', 'circles', '3', 'A new example']],
  [['tip', 'polynomials']],
  [['paper', 'model-paper-9', 'Model paper 9']],
  [['samples', 'solved-samples-9', 'Solved samples 9']],
  ...Object.keys(figures).map((kind) => [['figure', 'triangles', '2', kind]]),
])('npm run new -- %s writes what is right as it stands', async (words) => {
  expect(await saidOf(words)).toEqual([])
})

test('a whole lesson is begun', async () => {
  expect(await saidOf(['lesson', 'circles'], [])).toEqual([])
})

test('into a lesson that was just begun two tips are added, and all of it is right as it stands', async () => {
  let begun = added(['lesson', 'circles'], [])
  for (let more = 0; more < 2; more++) begun = added(['tip', 'circles'], [begun])
  const found = await checkedContent([begun], { hasFile: () => true })
  expect(found.filter(({ message, remark }) => message !== 'this file is missing' && !remark)).toEqual([])
})

test('the rest of the file stays as it was, and the line is that of the new piece', () => {
  const before = readFileSync('content/lessons/circles.mdx', 'utf8').split('\n')
  const { text, line } = added(['example', 'circles', '3', 'A new example'], files)
  const after = text.split('\n')
  expect(after[line - 1]).toBe('<Example title="A new example">')
  expect(after.filter((one) => !before.includes(one)).length).toBeLessThan(12)
  expect([...after.slice(0, line - 1), ...after.slice(line - 1 + after.length - before.length)]).toEqual(before)
})

test.each([
  [[], 'Write one of'],
  [['lesson', 'calculus'], 'Name the chapter'],
  [['lesson', 'circles'], 'is there already'],
  [['concept', 'circles'], 'Give the concept a title'],
  [['concept', 'circles', 'Tangent and radius'], 'already'],
  [['example', 'circles', '99', 'One'], 'Say which concept, a number from 1 to'],
  [['figure', 'circles', '1', 'circle'], 'Name the kind of the figure'],
  [['paper', 'My Paper'], 'Give the paper an id'],
])('%j is answered with what to write', (words, message) => {
  expect(() => added(words, files)).toThrow(message)
})

describe('in a lesson that is a folder', () => {
  const folder = inFolder('circles', files)

  test('a concept is a file of its own, after the last one', async () => {
    const written = added(['concept', 'circles', 'Tangents & a new idea!'], folder)
    expect(written.path).toBe('lessons/circles/09-tangents-a-new-idea.mdx')
    const all = [...folder, { path: written.path, text: written.text }]
    expect(await checkedContent(all, { hasFile: () => true, only: written.path })).toEqual([])
  })

  test('an example goes into the file of its concept', () => {
    const { path, text, line } = added(['example', 'circles', '3', 'A new example'], folder)
    expect(path).toBe('lessons/circles/03-length-of-a-tangent.mdx')
    expect(text.split('\n')[line - 1]).toBe('<Example title="A new example">')
  })

  test('a tip goes into index.mdx', () => {
    expect(added(['tip', 'circles'], folder).path).toBe('lessons/circles/index.mdx')
  })
})
