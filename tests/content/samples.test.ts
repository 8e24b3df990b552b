import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beside, fileOf, samples } from './samples'
import type { Sample } from './samples/sample'
import { checkedContent } from '@/checks/content'
import type { ContentFile } from '@/lib/content/content-error'

const hasFile = (path: string) => existsSync(join('public', path))

/** What is said of a file by itself. */
const lookedAt = async (file: ContentFile) =>
  (await checkedContent([file, ...beside], { hasFile, only: file.path })).filter(
    ({ message }) => !message.startsWith('this file is missing'),
  )

const looked = new Map<string, ReturnType<typeof lookedAt>>()

/** Each file is looked at once for all that is to hold of it. */
function saidOf(file: ContentFile): ReturnType<typeof lookedAt> {
  const key = `${file.path}\n${file.text}`
  const said = looked.get(key) ?? lookedAt(file)
  looked.set(key, said)
  return said
}

/** The first line in which two texts differ, counted from 1. */
const firstChange = (a: string, b: string): number =>
  a.split('\n').findIndex((line, index) => line !== b.split('\n')[index]) + 1

/** A step stands here under another question: what is said of both together counts only where it is the mistake. */
const ofBoth =
  /the question says .*, the solution reckons with |the answer is in \w+, and all (?:before it|that is given) in /

const all: readonly Sample[] = Object.values(samples).flat()

test('there are a hundred mistakes at least, each once', () => {
  expect(all.length).toBeGreaterThanOrEqual(100)
  expect(new Set(all.map((sample) => fileOf(sample, sample.wrong).text)).size).toBe(all.length)
})

describe.each(Object.entries(samples))('%s', (_, some) => {
  test.each(some.map((sample) => [sample.wrong.slice(0, 120), sample] as const))(
    'is named: %s',
    async (_text, sample) => {
      const file = fileOf(sample, sample.wrong)
      const said = await saidOf(file)
      const wanted = said.filter(({ message, remark }) => message.includes(sample.says) && remark === sample.remark)
      expect([said.map(({ message }) => message), wanted.length > 0]).toEqual([expect.anything(), true])
      const lines = file.text.split('\n').length
      for (const { line } of wanted) expect(line > 0 && line <= lines).toBe(true)
    },
  )

  test.each(some.map((sample) => [sample.right.slice(0, 120), sample] as const))(
    'is right: %s',
    async (_text, sample) => {
      const said = await saidOf(fileOf(sample, sample.right))
      expect(said.filter(({ message }) => sample.says.includes('question') || !ofBoth.test(message))).toEqual([])
    },
  )
})

test.each(
  all
    .filter(({ in: place }) => place === 'text' || place === 'step')
    .map((sample) => [sample.wrong.slice(0, 80), sample] as const),
)('the line is that of the mistake: %s', async (_, sample) => {
  const file = fileOf(sample, sample.wrong)
  const lines = (await saidOf(file)).filter(({ message }) => message.includes(sample.says)).map(({ line }) => line)
  const from = firstChange(file.text, fileOf(sample, 'Zz.').text)
  const to = from + sample.wrong.split('\n').length
  expect(lines.some((line) => from <= line && line <= to)).toBe(true)
})
