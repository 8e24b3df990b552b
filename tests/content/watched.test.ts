import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watched } from '@/scripts/desk/watched'

let folder = ''
let seen = 0
let end = () => {}
const at = (path: string) => join(folder, path)
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether what was done is seen. */
async function isSeen(act: () => void): Promise<boolean> {
  const before = seen
  act()
  for (let tries = 0; tries < 100 && seen === before; tries++) await soon(20)
  return seen > before
}

const plain = (text: string) => () => writeFileSync(at('lessons/circles.mdx'), text)

/** As vim and many others save: a new file takes the place of the old one. */
const renamedOver = (text: string) => () => {
  writeFileSync(at('lessons/4913~'), text)
  renameSync(at('lessons/4913~'), at('lessons/circles.mdx'))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'))
  mkdirSync(at('lessons'))
  plain('as it was')()
  end = watched(folder, () => seen++, 20)
})

afterEach(() => {
  end()
  rmSync(folder, { recursive: true, force: true })
})

test('a file that is deleted is seen, and seen again when it is put back', async () => {
  expect(await isSeen(() => rmSync(at('lessons/circles.mdx')))).toBe(true)
  expect(await isSeen(plain('as it was'))).toBe(true)
})

test('each of five saves by renaming is seen, and a plain one after them', async () => {
  for (const text of ['one', 'two', 'six', 'ten', 'one']) expect(await isSeen(renamedOver(text))).toBe(true)
  expect(await isSeen(plain('two'))).toBe(true)
  expect(await isSeen(renamedOver('six'))).toBe(true)
})

test('a file in a folder that is new is seen at every save', async () => {
  expect(await isSeen(() => mkdirSync(at('lessons/circles')))).toBe(true)
  for (const text of ['a', 'b'])
    expect(await isSeen(() => writeFileSync(at('lessons/circles/index.mdx'), text))).toBe(true)
})

test('the whole folder may be gone for a while', async () => {
  expect(await isSeen(() => renameSync(folder, `${folder}-away`))).toBe(true)
  expect(await isSeen(() => renameSync(`${folder}-away`, folder))).toBe(true)
})

test('the swap file of an editor is not looked at', async () => {
  expect(await isSeen(() => writeFileSync(at('lessons/.circles.mdx.swp'), 'a'))).toBe(false)
})

test('nothing is told of nothing', async () => {
  const before = seen
  await soon(200)
  expect(seen).toBe(before)
})
