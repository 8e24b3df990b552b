import { attempt } from '@/lib/reading/reading'
import { typed } from '@/lib/reading/typed'
import { readClaim, relationIn } from '@/lib/reading/values/claim'

const read = (text: string, letters: string) => readClaim(typed(text).tokens, new Set(letters))

test('a chain keeps every link: a = b = c < d', () => {
  const claim = read('a = b = c < d', 'abcd')
  expect(claim.sides.map(({ tex }) => tex)).toEqual(['a', 'b', 'c', 'd'])
  expect(claim.relations).toEqual(['=', '=', '<'])
  expect(claim.tex).toBe('a = b = c < d')
  expect(relationIn(claim)).toBe('<')
})

test('an expression alone has no relation', () => {
  const claim = read('x^2 - 5x + 6', 'x')
  expect(claim.relations).toEqual([])
  expect(relationIn(claim)).toBeNull()
})

test('a condition on the only letter of the question may leave the letter out', () => {
  expect(read('> 4', 'k').tex).toBe('k > 4')
})

test('a label is a name', () => {
  expect(read('p(x) = x - 2', 'x').names).toEqual(['p(x)'])
})

test('a remark behind the claim is left over', () => {
  expect(read('k(x - 2), where k is any constant', 'xk').left).toEqual([', where k is any constant'])
})

test('it is said why and where a claim cannot be read', () => {
  expect(attempt(() => read('x + = 3', 'x'))).toEqual({ problem: 'Something is missing after “+”.', at: 3 })
  expect(attempt(() => read('x =', 'x'))).toEqual({ problem: 'Something is missing after “=”.', at: 3 })
})
