import { reply } from '@/lib/assistant'

test.each([
  ['find the volume of a sphere of radius 3 cm correct to 2 decimal places', '113.14 cm³'],
  ['find the volume of a sphere of radius 3 cm (nearest cm^3)', '113 cm³'],
  ['find the mean of 2, 3, 5, 7, 9, 12 correct to one decimal place', '6.3'],
])('%s => %s', async (question, answer) => {
  const { text, answer: found } = await reply(question)
  expect(found).toBe(answer)
  expect(text.split('\n').at(-1)).toContain(answer)
})

test.each([
  // no one number
  'Solve x^2 - 3x + 1 = 0 correct to 2 decimal places',
  'find the nearest number to 100 divisible by 7',
])('none for %s', async (question) => {
  expect((await reply(question)).answer).toBeUndefined()
})
