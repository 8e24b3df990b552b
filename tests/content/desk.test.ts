import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedConcept, GoodCopy } from '@/scripts/desk/good-copy'

const lesson = 'lessons/circles.mdx'
let folder = ''
let desk = new GoodCopy()
const write = (path: string, text: string) => writeFileSync(join(folder, 'content', path), text)
const shownText = (path: string) => readFileSync(join(folder, 'good', path), 'utf8')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'))
  // what lies beside one lesson: the others are not looked at here, and each is looked at when the desk begins
  for (const path of [lesson, 'tips/study.yaml', 'blueprints/board.yaml'])
    cpSync(join('content', path), join(folder, 'content', path))
  desk = new GoodCopy(join(folder, 'content'), join(folder, 'good'))
  await desk.begin()
})

afterAll(() => rmSync(folder, { recursive: true }))

test('what is right is shown as it stands, without a word', () => {
  expect(desk.errors).toEqual([])
  expect(shownText(lesson)).toBe(readFileSync(join('content', lesson), 'utf8'))
})

test.each([
  ['a tag left open', (text: string) => text.replace('</KeyPoints>', '')],
  [
    'a dollar sign left open',
    (text: string) => text.replace('A line and a circle in a plane', 'A line $AB in a plane'),
  ],
  ['a field misspelt', (text: string) => text.replace('duration: 45', 'durtion: 45')],
  ['front matter that is no YAML', (text: string) => text.replace('duration: 45', 'duration: a: b')],
  ['an empty file', () => ''],
])('%s is named, the last good lesson stays, and mending it clears the message', async (_, change) => {
  const good = readFileSync(join('content', lesson), 'utf8')
  write(lesson, change(good))
  expect(await desk.taken()).toEqual([])
  expect(desk.errors.join('\n')).toContain('content/lessons/circles.mdx:')
  expect(shownText(lesson)).toBe(good)
  write(lesson, good)
  expect(await desk.taken()).toEqual([])
  expect(desk.errors).toEqual([])
})

test('a change that is right is shown, and the concept that it stands in is known', async () => {
  const good = readFileSync(join('content', lesson), 'utf8')
  const changed = good.replace('The tangent at any point', 'The tangent at every point')
  write(lesson, changed)
  expect(await desk.taken()).toEqual([lesson])
  expect(shownText(lesson)).toBe(changed)
  expect(changedConcept(good, changed)).toBe(2)
})
