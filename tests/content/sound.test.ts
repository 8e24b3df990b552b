import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from './samples'
import { sound } from './sound'
import { checkedContent } from '@/checks/content'

const hasFile = (path: string) => existsSync(join('public', path))

test('there are sixty things at least that editors may write', () => {
  expect(new Set(sound.map(([, text]) => text)).size).toBeGreaterThanOrEqual(60)
})

/** A step stands here under another question, and a question over another solution: what is said of both together does not count. */
const ofBoth =
  /^asked this question|the question says .*, the solution reckons with |the answer is in \w+, and all before it in /

test.each(sound)('nothing is said of the %s %j', async (piece, text) => {
  const file = fileOf({ in: piece, wrong: '', right: text, says: '' }, text)
  const said = await checkedContent([file], { hasFile, only: file.path })
  expect(said.map(({ message }) => message).filter((message) => !ofBoth.test(message))).toEqual([])
})
