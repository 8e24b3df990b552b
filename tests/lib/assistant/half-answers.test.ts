import { reply } from '@/lib/assistant'

/** Two things are asked; one value answers half of it. Each is told from its neighbour, which asks one thing. */
const pairs: readonly (readonly [two: string, one: string, answer: string])[] = [
  [
    'A nursery has 156 rose, 208 marigold and 260 tulsi saplings. They are planted in rows so that each row has the same number of saplings and only one kind of sapling. Find the maximum number of saplings in each row and the total number of rows required.',
    'A nursery has 156 rose, 208 marigold and 260 tulsi saplings. They are planted in rows so that each row has the same number of saplings and only one kind of sapling. Find the maximum number of saplings in each row.',
    '52',
  ],
  [
    'find the number of terms and the middle term of the ap 7, 13, 19, ..., 205 and also its smallest term above 100',
    'find the number of terms of the ap 7, 13, 19, ..., 205',
    '34',
  ],
]

test.each(pairs)('%s: half of it is no answer', async (two, one, answer) => {
  expect((await reply(two)).answer ?? '').not.toBe(answer)
  expect((await reply(one)).answer).toBe(answer)
})

test('two things that are asked never get one solution twice', async () => {
  const flowers =
    'A florist has 96 roses, 144 lilies and 168 marigolds. She makes the greatest number of identical bouquets with all flowers. '
  expect((await reply(`${flowers}How many bouquets are made?`)).answer).toBe('24')
  expect((await reply(`${flowers}How many bouquets and how many flowers are in each one?`)).answer).toBeUndefined()
})

test('what the parts before asked is no answer to the next one', async () => {
  const field =
    'A field is in the shape of a right triangle PQR, right-angled at Q, with PQ = 15 m and QR = 8 m. A circular pond is dug inside so that it touches all the three sides of the field. (i) Find the length of PR. (ii) Find the radius of the pond.'
  expect((await reply(field)).answer).toBe('PR = 17 m, radius = 3 m')
  expect((await reply(`${field} (iii) Find the length of the tangent from P to the pond.`)).answer ?? '').not.toContain(
    'PR = 17 m',
  )
})
