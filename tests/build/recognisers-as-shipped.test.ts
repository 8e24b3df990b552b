import { readFileSync } from 'node:fs'
import asShipped from '@/scripts/recognisers-as-shipped.js'

test('of a recogniser its refuses stay behind, and one of its examples goes along; the lines stay where they were', () => {
  const text = [
    'export const one = recogniser({',
    "  examples: ['a [1]', 'b', 'c',",
    "    'd'],",
    "  words: ['a', 'b', 'c'],",
    "  refuses: ['e',",
    '  `f`],',
    '})',
  ].join('\n')
  expect(asShipped(text).split('\n')).toEqual([
    'export const one = recogniser({',
    "  examples: ['a [1]'",
    '],',
    "  words: ['a', 'b', 'c'],",
    '  refuses: [',
    '],',
    '})',
  ])
})

test('the example that goes along is the first that fits on a button; where all are too long, none does', () => {
  const long = 'x'.repeat(81)
  expect(asShipped(`const one = { examples: ['${long}', 'b', 'c'] }`)).toBe("const one = { examples: ['b'] }")
  expect(asShipped(`const one = { examples: ['${long}', '${long}'] }`)).toBe('const one = { examples: [] }')
})

test('what a decline offers is what goes along', () => {
  const [one, other] = ['lib/assistant/decline.ts', 'scripts/recognisers-as-shipped.js'].map(
    (file) => /longestOffer = (\d+)/.exec(readFileSync(file, 'utf8'))?.[1],
  )
  expect(one).toBeDefined()
  expect(other).toBe(one)
})

test('examples that are made, and not written, are left', () => {
  const text = 'const all = { examples: told.map(({ text }) => text), refuses }'
  expect(asShipped(text)).toBe(text)
})

test('a recogniser of the project loses its refuses and keeps what it reads', () => {
  const text = readFileSync('lib/assistant/recognisers/circles/two-tangents.ts', 'utf8')
  const shipped = asShipped(text)
  expect(shipped.split('\n')).toHaveLength(text.split('\n').length)
  expect(shipped).toContain('read: (question) => {')
  expect(shipped).not.toContain('and C is a point of the circle')
})
