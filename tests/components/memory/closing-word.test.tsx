import { closingWord } from '@/components/memory/closing-word'

test.each([
  [10, true],
  [5, true],
  [4, false],
  [0, false],
])("%i of today's ten right at the first try: praised %s", (rightAtFirst, praised) => {
  const word = closingWord({ answered: 10, rightAtFirst })
  expect(word).toMatch(/^Done for today\./)
  expect(word.includes('Well done')).toBe(praised)
  expect(word.includes('comes back')).toBe(!praised)
})
