import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { planted, type Planted } from './planted'
import { plantedByOthers } from './planted-by-others'
import { plantedByStrangers } from './planted-by-strangers'
import { checkedContent } from '@/checks/content'
import { contentFiles } from '@/scripts/content-files'

const files = contentFiles('content')
const hasFile = (path: string) => existsSync(join('public', path))
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''

/** The file with the mistake in it, and the lines that the mistake is on. */
function withMistake({ file, from, to }: Planted) {
  const good = textOf(file)
  const first = good.slice(0, good.indexOf(from)).split('\n').length
  const isThere = good.includes(from)
  const last = first + Math.max(from.split('\n').length, to.split('\n').length)
  return { isThere, text: good.replace(from, () => to), first, last }
}

test('there are sixty mistakes at least, each another, and a hundred of strangers', () => {
  expect(planted.length).toBeGreaterThanOrEqual(60)
  expect(plantedByStrangers.length).toBeGreaterThanOrEqual(100)
  expect(new Set(planted.map(({ file, from, to }) => [file, from, to].join())).size).toBe(planted.length)
})

test.each(planted.map((one) => [one.file, one.to.slice(0, 90), one] as const))(
  '%s: %j is named',
  async (_, _to, one) => {
    const { isThere, text, first, last } = withMistake(one)
    expect(isThere).toBe(true)
    const changed = files.map((file) => (file.path === one.file ? { ...file, text } : file))
    const found = await checkedContent(changed, { hasFile, only: one.file })
    const lines = text.split('\n')
    const named = found.filter(
      ({ line, remark }) =>
        remark === one.remark &&
        (one.named === undefined ? first <= line && line < last : lines[line - 1]?.trim().startsWith(one.named)),
    )
    expect([found, named.length > 0]).toEqual([expect.anything(), true])
  },
)

test.each([...plantedByStrangers, ...plantedByOthers].map((one) => [one.file, one.to.slice(0, 90), one] as const))(
  "%s: a stranger's %j is named",
  async (_, _to, one) => {
    const { isThere, text, first, last } = withMistake(one)
    expect(isThere).toBe(true)
    const changed = files.map((file) => (file.path === one.file ? { ...file, text } : file))
    const found = await checkedContent(changed, { hasFile, only: one.file })
    const lines = text.split('\n')
    const named = found.filter(({ line }) =>
      one.named === undefined ? first <= line && line < last : lines[line - 1]?.trim().startsWith(one.named),
    )
    expect([found, named.length > 0]).toEqual([expect.anything(), true])
  },
)
