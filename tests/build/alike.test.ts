import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { inAlikeOrder } from '@/scripts/alike.js'
import alikeImports from '@/scripts/alike-imports.js'

test('every text has its place once, whatever the texts are', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      expect(inAlikeOrder(texts).toSorted((a, b) => a - b)).toEqual([...texts.keys()])
    }),
  )
})

test('texts that are alike come to stand side by side, and are packed smaller so', () => {
  const kinds = ['circle', 'triangle', 'progression', 'parabola'].map((word) =>
    Array.from({ length: 1000 }, (_, at) => `${word}${(at * at * 7919 + word.length * 104729) % 99991}`).join(' '),
  )
  // The four together are longer than what a packer sees: apart, each text costs its whole weight again.
  const texts = [0, 1].flatMap((again) =>
    kinds.flatMap((kind) => Array.from({ length: 4 }, (_, part) => `${kind} ${again} ${part}`)),
  )
  const far = texts.toSorted((a, b) => a.slice(-1).localeCompare(b.slice(-1)))
  const packed = (order: readonly string[]) => gzipSync(order.join('\n')).length
  expect(packed(inAlikeOrder(far).map((place) => far[place] ?? ''))).toBeLessThan(packed(far) / 2)
})

test('the imports of a list change places with one another alone: every other line stays, and types stay where they were', () => {
  const resourcePath = `${process.cwd()}/lib/problems/trigonometry/easy.ts`
  const text = readFileSync(resourcePath, 'utf8')
  const needed: string[] = []
  const ordered = alikeImports.call({ resourcePath, addDependency: (file) => needed.push(file) }, text)
  expect(ordered).not.toBe(text)
  const [before, after] = [text, ordered].map((one) => one.split('\n'))
  expect(after?.toSorted()).toEqual(before?.toSorted())
  const isList = (line: string) => /^import \{/.test(line)
  expect(after?.map((line) => (isList(line) ? '' : line))).toEqual(before?.map((line) => (isList(line) ? '' : line)))
  expect(needed).toHaveLength(before?.filter(isList).length ?? 0)
})

test('a file that imports little is left as it is, one that imports what is not there says so', () => {
  const context = { resourcePath: `${process.cwd()}/lib/x.ts`, addDependency: () => undefined }
  const few = "import { b } from './b'\nimport { a } from './a'\n"
  expect(alikeImports.call(context, few)).toBe(few)
  const missing = Array.from({ length: 9 }, (_, at) => `import { a${at} } from './not-there-${at}'`).join('\n')
  expect(() => alikeImports.call(context, missing)).toThrow('there is no module')
})
