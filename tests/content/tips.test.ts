import { readFileSync } from 'node:fs'
import { units } from '@/lib/units'

const tips = ['practice', 'study'].map((name) => readFileSync(`content/tips/${name}.yaml`, 'utf8'))

/** "Algebra carries 20", "Geometry 15": each unit that the tips name with a number, and the number. */
const named = tips.map((text) =>
  [...text.matchAll(new RegExp(`(${units.map(({ title }) => title).join('|')}) (?:carries )?(\\d+)`, 'g'))].map(
    ([, title, marks]) => [title, Number(marks)] as const,
  ),
)

test('the tips name the units that carry 10 marks or more, each with the marks of the board', () => {
  const heavy = units.filter(({ marks }) => marks >= 10).map(({ title, marks }) => [title, marks])
  for (const found of named) expect(found).toEqual(expect.arrayContaining(heavy))
  for (const [title, marks] of named.flat())
    expect([title, units.find((unit) => unit.title === title)?.marks]).toEqual([title, marks])
})
