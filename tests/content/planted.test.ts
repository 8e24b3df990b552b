import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { planted, type Planted } from './planted'
import { plantedByOthers } from './planted-by-others'
import { plantedByStrangers } from './planted-by-strangers'
import { checkedContent } from '@/checks/content'
import type { ContentError } from '@/lib/content/content-error'
import { contentFiles } from '@/scripts/content-files'

const files = contentFiles('content')
const hasFile = (path: string) => existsSync(join('public', path))
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''

const placeOf = ({ file, from }: Planted) => textOf(file).indexOf(from)

/** A file with mistakes in it that do not touch one another, and the lines that each is on: from the first to, not with, the last. */
function withMistakes(file: string, all: readonly Planted[]) {
  let text = textOf(file)
  const lines = new Map<Planted, readonly [first: number, last: number]>()
  let below = 0
  for (const one of all.toSorted((a, b) => placeOf(b) - placeOf(a))) {
    const place = placeOf(one)
    text = text.slice(0, place) + one.to + text.slice(place + one.from.length)
  }
  for (const one of all.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const [was, is] = [one.from, one.to].map((part) => part.split('\n').length)
    const first = textOf(file).slice(0, placeOf(one)).split('\n').length + below
    lines.set(one, [first, first + Math.max(was ?? 1, is ?? 1)])
    below += (is ?? 1) - (was ?? 1)
  }
  return { text, lines }
}

async function namedOf(file: string, all: readonly Planted[]): Promise<ReadonlyMap<Planted, readonly ContentError[]>> {
  const { text, lines } = withMistakes(file, all)
  const changed = files.map((one) => (one.path === file ? { ...one, text } : one))
  // the mathematics is to name them, and not the memory of how the text stood before
  const found = (await checkedContent(changed, { hasFile, only: file })).filter(
    ({ message }) => !message.includes('has changed since it was read through'),
  )
  const written = text.split('\n')
  return new Map(
    all.map((one) => {
      const [first, last] = lines.get(one) ?? [0, 0]
      const isNamed = ({ line }: ContentError) =>
        one.named === undefined
          ? first <= line && line < last
          : written[line - 1]?.trim().startsWith(one.named) === true
      return [one, found.filter(isNamed)]
    }),
  )
}

/** Mistakes of one file are planted together, a few at a time and far apart: each must be named at its own line all the same. */
const together = new Map<Planted, readonly Planted[]>()
const fewest = 12
/** Every eighth mistake of the strangers; in the thorough tests all. Each of their classes has a sample, which is checked at each run. */
const ofStrangers = [...plantedByStrangers, ...plantedByOthers].filter(
  (_, index) => process.env.THOROUGH !== undefined || index % 8 === 0,
)
const everyOne = [...planted, ...ofStrangers]
for (const file of new Set(everyOne.map((one) => one.file))) {
  const all = everyOne.filter((one) => one.file === file)
  const inOrder = all.filter((one) => placeOf(one) >= 0).toSorted((a, b) => placeOf(a) - placeOf(b))
  const step = Math.ceil(inOrder.length / fewest)
  for (let start = 0; start < step; start++) {
    const batch: Planted[] = []
    for (const one of inOrder.filter((_, at) => at % step === start)) {
      const end = batch.at(-1)
      const isApart =
        end === undefined || /\n[^]*\n/.test(textOf(one.file).slice(placeOf(end) + end.from.length, placeOf(one)))
      // one that touches another, or is named elsewhere, is planted alone
      if (isApart && one.named === undefined) batch.push(one)
      else together.set(one, [one])
    }
    for (const one of batch) together.set(one, batch)
  }
}

const looked = new Map<readonly Planted[], ReturnType<typeof namedOf>>()

/** What names a mistake at its place; alone where it is passed over beside others, which may break what stands around it. */
async function named(one: Planted): Promise<readonly ContentError[]> {
  const batch = together.get(one) ?? [one]
  const found = looked.get(batch) ?? namedOf(one.file, batch)
  looked.set(batch, found)
  const own = (await found).get(one) ?? []
  const isRight = own.some(({ remark }) => one.remark === undefined || remark === one.remark)
  return isRight || batch.length === 1 ? own : ((await namedOf(one.file, [one])).get(one) ?? [])
}

test('there are sixty mistakes at least, each another, and a hundred of strangers', () => {
  expect(planted.length).toBeGreaterThanOrEqual(60)
  expect(plantedByStrangers.length).toBeGreaterThanOrEqual(100)
  expect(new Set(planted.map(({ file, from, to }) => [file, from, to].join())).size).toBe(planted.length)
})

test.each(planted.map((one) => [one.file, one.to.slice(0, 90), one] as const))(
  '%s: %j is named',
  async (_, _to, one) => {
    expect(placeOf(one)).toBeGreaterThanOrEqual(0)
    expect((await named(one)).map(({ remark }) => remark)).toContain(one.remark)
  },
)

test.each(ofStrangers.map((one) => [one.file, one.to.slice(0, 90), one] as const))(
  "%s: a stranger's %j is named",
  async (_, _to, one) => {
    expect(placeOf(one)).toBeGreaterThanOrEqual(0)
    expect(await named(one)).not.toEqual([])
  },
)
