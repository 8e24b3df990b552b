import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeErrors } from '@/lib/content/content-errors'
import { contentFiles } from '@/scripts/content-files'
import { changedConcept, GoodCopy } from '@/scripts/desk/good-copy'
import { inFolder } from './in-folder'

const lesson = 'lessons/circles.mdx'
let folder = ''
let desk = new GoodCopy()
const write = (path: string, text: string) => writeFileSync(join(folder, 'content', path), text)
const shownText = (path: string) => readFileSync(join(folder, 'good', path), 'utf8')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'))
  // what lies beside one lesson: the others are not looked at here, and each is looked at when the desk begins
  const needed = [lesson, 'tips/study.yaml', 'blueprints/board.yaml']
  for (const path of needed) cpSync(join('content', path), join(folder, 'content', path))
  const known = placeErrors([]).map(({ file }) => file)
  desk = new GoodCopy(join(folder, 'content'), join(folder, 'good'), (files) =>
    placeErrors(files).filter(({ file }) => needed.includes(file) || !known.includes(file)),
  )
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

test.each(['tips/study.yaml', lesson, 'blueprints/board.yaml'])(
  '%s, which the site needs, is deleted: that is said with what to do, the last good one stays, and putting it back clears it',
  async (path) => {
    const good = shownText(path)
    rmSync(join(folder, 'content', path))
    expect(await desk.taken()).toEqual([])
    expect(desk.errors).toEqual([`content/${path}:1:1: this file is missing: put it back, or give it this name again`])
    expect(shownText(path)).toBe(good)
    write(path, good)
    expect(await desk.taken()).toEqual([])
    expect(desk.errors).toEqual([])
  },
)

test('a lesson is renamed: both names are told, the lesson stays, and its old name clears it', async () => {
  const at = (path: string) => join(folder, 'content', path)
  renameSync(at(lesson), at('lessons/cirlces.mdx'))
  expect(await desk.taken()).toEqual([])
  expect(desk.errors.map((error) => error.split(':')[0]).toSorted()).toEqual([
    'content/lessons/circles.mdx',
    'content/lessons/cirlces.mdx',
  ])
  expect(shownText(lesson)).not.toBe('')
  renameSync(at('lessons/cirlces.mdx'), at(lesson))
  expect(await desk.taken()).toEqual([])
  expect(desk.errors).toEqual([])
})

test('a file that nothing needs goes from the page as it goes from the content', async () => {
  write('papers.txt', 'notes')
  await desk.taken()
  expect(desk.errors.join()).toContain('content/papers.txt:1:1: nothing reads this file')
  rmSync(join(folder, 'content/papers.txt'))
  await desk.taken()
  expect(desk.errors).toEqual([])
})

test.each(['.circles.mdx.swp', 'circles.mdx~', '#circles.mdx#', 'circles.mdx.bak', 'circles.swo', 'a.orig', 'b.TMP'])(
  '%s, which an editor leaves beside a lesson, is passed over, and a right edit is shown',
  async (name) => {
    const aside = join('lessons', name)
    const good = shownText(lesson)
    write(aside, 'half a $formula')
    write(lesson, good.replace('every point', 'each point'))
    expect(await desk.taken()).toEqual([lesson])
    expect(desk.errors).toEqual([])
    expect(existsSync(join(folder, 'good', aside))).toBe(false)
    rmSync(join(folder, 'content', aside))
    write(lesson, good)
    expect(await desk.taken()).toEqual([lesson])
  },
)

test('what only sounds like such a file is none', async () => {
  for (const path of ['swp.txt', 'a#.txt', 'bak']) {
    write(path, 'notes')
    await desk.taken()
    expect(desk.errors.join()).toContain(`content/${path}:1:1: nothing reads this file`)
    rmSync(join(folder, 'content', path))
  }
  await desk.taken()
})

test('mistakes of form are told before the mathematics is looked at', async () => {
  const good = readFileSync(join(folder, 'content', lesson), 'utf8')
  const soon: string[][] = []
  const look = () => desk.taken(undefined, () => soon.push([...desk.errors]))
  write(lesson, good.replace('</KeyPoints>', ''))
  await look()
  write(lesson, good.replace('every point', 'each point'))
  await look()
  expect(soon[0]?.join()).toContain('<KeyPoints> is opened here and closed nowhere')
  expect(soon[1]).toEqual([])
  write(lesson, good)
  await look()
})

test('what may be meant is a remark: the lesson is shown, and putting it back clears it', async () => {
  const good = readFileSync(join(folder, 'content', lesson), 'utf8')
  write(lesson, good.replace('- A rectangle around', '- A parallelogram around'))
  expect(await desk.taken()).toEqual([lesson])
  expect(desk.errors).toEqual([])
  expect(desk.remarks).toEqual([expect.stringContaining('remark: "parallelogram" stands here')])
  write(lesson, good)
  expect(await desk.taken()).toEqual([lesson])
  expect(desk.remarks).toEqual([])
})

test('a lesson becomes a folder: the file stays on the page until all of the folder is right', async () => {
  const parts = inFolder('circles', contentFiles(join(folder, 'content')))
  const [index, first, ...others] = parts.filter(({ path }) => path.startsWith('lessons/circles/'))
  if (!index || !first) throw new Error('no folder')
  mkdirSync(join(folder, 'content/lessons/circles'))
  rmSync(join(folder, 'content', lesson))
  for (const { path, text } of [index, ...others]) write(path, text)
  write(first.path, first.text.replace('</Concept>', ''))
  await desk.taken()
  expect(existsSync(join(folder, 'good', lesson))).toBe(true)
  expect(existsSync(join(folder, 'good', index.path))).toBe(false)
  write(first.path, first.text)
  await desk.taken()
  expect(desk.errors).toEqual([])
  expect(existsSync(join(folder, 'good', lesson))).toBe(false)
  expect(shownText(index.path)).toBe(index.text)
})
