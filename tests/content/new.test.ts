import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseDocument } from 'yaml'
import { checkedContent } from '@/checks/content'
import { unfilled } from '@/lib/content/begun'
import { contentFindings } from '@/lib/content/content-errors'
import { contentFiles } from '@/scripts/content-files'
import { added, usage } from '@/scripts/new/add'
import { addedRight } from '@/scripts/new/checked'
import { NotThat } from '@/scripts/new/not-that'
import { inFolder } from './in-folder'
import { figures } from '@/scripts/new/skeletons'

const files = contentFiles('content')

const saidOf = async (words: readonly string[], from = files) => {
  const { path, text } = added(words, from)
  const found = await checkedContent([{ path, text }], { hasFile: () => true })
  return found.filter(({ message, remark }) => !message.startsWith('this file is missing') && !remark)
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

test.each([
  [['lesson', 'circles'], 11],
  [['concept', 'circles', 'A new idea'], 4],
  [['example', 'circles', '3', 'A new example'], 2],
  [['tip', 'polynomials'], 1],
  [['paper', 'model-paper-9', 'Model paper 9'], 3],
  [['samples', 'solved-samples-9', 'Solved samples 9'], 1],
])('what npm run new -- %s leaves to be written is remarked on', (words, places) => {
  const file = added(words, words[0] === 'lesson' ? [] : files)
  const found = unfilled(file)
  expect(found.every(({ remark }) => remark)).toBe(true)
  expect(found.map(({ line }) => line)).toHaveLength(places)
  expect(contentFindings([file], { hasFile: () => true, only: file.path })).toEqual(expect.arrayContaining([...found]))
})

test('each concept ends with a question that no other one of the lesson has', () => {
  const checksIn = (text: string) => [...text.matchAll(/check="([^"]+)"/g)].map(([, id = '']) => id)
  let lesson = added(['lesson', 'circles'], [])
  for (const title of ['The second idea', 'The third idea']) lesson = added(['concept', 'circles', title], [lesson])
  expect(checksIn(lesson.text)).toHaveLength(3)
  expect(new Set(checksIn(lesson.text)).size).toBe(3)
  const { text } = added(['concept', 'circles', 'A new idea'], files)
  expect(checksIn(text).slice(0, -1)).not.toContain(checksIn(text).at(-1))
})

test('an order among the prompts ends with a full stop, and a lesson with all its tips takes none more', () => {
  let lesson = added(['lesson', 'circles'], [])
  for (let more = 0; more < 2; more++) lesson = added(['tip', 'circles'], [lesson])
  expect(lesson.text).toContain('prompt: Give me a summary of Circles.\n')
  expect(() => added(['tip', 'circles'], [lesson])).toThrow('take one out first')
})

test('a whole lesson is begun', async () => {
  expect(await saidOf(['lesson', 'circles'], [])).toEqual([])
})

test('into a lesson that was just begun two tips are added, and all of it is right as it stands', async () => {
  let begun = added(['lesson', 'circles'], [])
  for (let more = 0; more < 2; more++) begun = added(['tip', 'circles'], [begun])
  const found = await checkedContent([begun], { hasFile: () => true })
  expect(found.filter(({ message, remark }) => !message.startsWith('this file is missing') && !remark)).toEqual([])
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
  [[], usage],
  [['conzept', 'circles'], '"conzept" is not among what can be written'],
  [['concept', 'circles', 'What is $x$?'], 'plain text without dollars'],
  [['example', 'circles', '3', 'Is a < b?'], 'cannot have < or >'],
  [['paper', 'test-9', '5" pipes'], 'A quote in the title is open'],
  [['samples', 'test-9', ' - '], 'a title with a word or a number'],
  [['concept', 'circles', 'TANGENT and radius'], 'already'],
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
    const found = await checkedContent(all, { hasFile: () => true, only: written.path })
    expect(found.filter(({ message }) => !message.startsWith('this is still the text of npm run new'))).toEqual([])
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

describe('a title of any kind', () => {
  const begun = added(['lesson', 'circles'], [])
  const words = fc.constantFrom('Class', 'test', 'The', 'average', 'April', 'x²', 'औसत', '2026', '😀', 'null', 'yes')
  const signs = fc.constantFrom(
    ':',
    ': ',
    '"',
    "'",
    '“',
    '-',
    '- ',
    '#',
    ' #',
    '{',
    '}',
    '\\',
    '&',
    '&amp;',
    '*',
    '_',
    '`',
    '%',
    '@',
    '!',
    '[',
    ']',
    '|',
    '?',
    ',',
    '=',
    '~',
    '/',
  )
  const refused = fc.constantFrom('$', '<', '>', '\u0000', '\t')
  const title = (...parts: fc.Arbitrary<string>[]) =>
    fc.array(fc.oneof(...parts), { minLength: 1, maxLength: 6 }).map((all) => all.join(''))
  const wanted: readonly ((title: string) => readonly string[])[] = [
    (given) => ['concept', 'circles', given],
    (given) => ['example', 'circles', '1', given],
    (given) => ['paper', 'test-9', given],
    (given) => ['samples', 'test-9', given],
  ]

  /** Whether it is written, and then right; false where it is refused with a word. */
  async function isWritten(asked: readonly string[]): Promise<boolean> {
    try {
      const { path, text } = await addedRight(asked, [begun])
      const found = await checkedContent([{ path, text }], { hasFile: () => true, only: path })
      expect(found.filter(({ remark }) => !remark)).toEqual([])
      return true
    } catch (error) {
      if (!(error instanceof NotThat)) throw error
      expect(error.message).toMatch(/[a-z]{3}/)
      return false
    }
  }

  test.each(wanted.map((one) => [one('...')[0], one] as const))(
    'is written right in a %s, or refused',
    async (_, one) => {
      await fc.assert(
        fc.asyncProperty(title(words, signs, refused, fc.string({ unit: 'grapheme' })), async (given) => {
          await isWritten(one(given))
        }),
        { numRuns: 12 },
      )
    },
  )

  test.each([
    'Class test: April',
    'The word "average" in news',
    "Asha's first test",
    '- one more',
    '#2, the second',
    'Sets {1, 2}',
    'A \\ B',
    '😀 a test',
    'R&D and more',
    '2026',
    'null',
    'Is it so?',
  ])('%j is an ordinary one: it is written, and read as it was given', async (given) => {
    for (const one of wanted) expect([one(given)[0], await isWritten(one(given))]).toEqual([one(given)[0], true])
    const paper = added(['paper', 'test-9', given], [])
    expect(parseDocument(paper.text).get('title')).toBe(given.replace(/"([^"]*)"/g, '“$1”'))
  })
})
