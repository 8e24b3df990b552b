import { pieceOf, typed } from '@/lib/reading/typed'

const texts = (tokens: readonly { readonly text: string }[]) => tokens.map(({ text }) => text)

test('the commas of a number belong to it, and stand apart where a list is read', () => {
  const { tokens, apart } = typed('1,200, 3')
  expect(texts(tokens)).toEqual(['1,200', ',', '3'])
  expect(texts(apart)).toEqual(['1', ',', '200', ',', '3'])
  expect(apart.map(({ at }) => at)).toEqual([0, 1, 2, 5, 7])
})

test('each depth is reached once: the same tokens are given again', () => {
  const response = typed('12 lakh 50 thousand')
  expect(response.tokens).toBe(response.tokens)
  expect(response.apart).toBe(response.tokens)
  expect(response.wording).toBe(response.wording)
})

test('a piece has the tokens of the whole', () => {
  const { tokens } = typed('x = 3 cm')
  expect(pieceOf(tokens.slice(2)).tokens[0]).toBe(tokens[2])
})
