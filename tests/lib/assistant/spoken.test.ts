import { reply } from '@/lib/assistant'
import { dictated } from '@/lib/assistant/question/dictated'
import { withSpokenNames } from '@/lib/assistant/question/spoken-names'
import { withSpokenPoints } from '@/lib/assistant/question/spoken-points'

test.each([
  ['tangents p a and p b to a circle with centre o', 'tangents PA and PB to a circle with centre O'],
  ['in triangle p m n d e is parallel to m n', 'in triangle PMN DE is parallel to MN'],
  ['a quadrilateral p q r s p q is 8 cm', 'a quadrilateral PQRS PQ is 8 cm'],
  ['triangle a b c is right angled at b a b is 3 cm find a c', 'triangle ABC is right angled at B AB is 3 cm find AC'],
  ['find angle a o b', 'find angle AOB'],
  [
    'a tangent with point of contact c meets x y at a and p q at b',
    'a tangent with point of contact C meets XY at A and PQ at B',
  ],
  ['a tangent p t at a point t of a circle', 'a tangent PT at a point T of a circle'],
])('figures are named in capitals: %s', (said, written) => {
  expect(withSpokenNames(said)).toBe(written)
})

test.each([
  'x plus y equals five',
  'a equals 3 d equals 5 find a n',
  'sum of n terms of the ap a b c',
  'a circle of radius r',
  'the sides of a triangle are x and x plus 2',
  'a b c are in ap',
])('letters that name no figure stay: %s', (said) => {
  expect(withSpokenNames(said)).toBe(said)
})

test.each([
  ['point a two comma three and b four comma six', 'point A(2, 3) and B(4, 6)'],
  ['a is minus two comma three and b is 4 comma minus 5', 'A(-2, 3) and B(4, -5)'],
  ['the point minus four comma six', 'the point (-4, 6)'],
  ['mean of two comma four comma nine', 'mean of two , four , nine'],
  ['point k comma two', 'point (k, 2)'],
])('points are set in brackets: %s', (said, written) => {
  expect(withSpokenPoints(said)).toBe(written)
})

test.each([
  ['two by three plus one by six', '2 / 3 + 1 / 6'],
  ['tan theta equals five by twelve', 'tan theta = 5 / 12'],
  ['root three by two', 'root 3 / 2'],
  ['sigma f u is minus eighteen', 'sigma f u is - 18'],
  ['x to the power three minus four x', 'x ^ 3 - 4 x'],
  ['probability of e is point three', 'probability of e is 0.3'],
  ['p q is eight cm', 'p q is 8 cm'],
  ['a room ten by twelve metres', 'a room 10 by 12 metres'],
])('"%s" is "%s"', (said, written) => {
  expect(dictated(said)).toBe(written)
})

test.each([
  'it increases by two every year',
  'at a point two roads meet',
  'go to point three and stop',
  'two by two they came',
])('what calculates nothing stays: %s', (said) => {
  expect(dictated(said)).toMatch(/two|twelve|three/)
})

test.each([
  ['tangents p a and p b are drawn to a circle with centre o angle a p b is fifty degrees find angle a o b', '130°'],
  ['in triangle p m n d e is parallel to m n p d is 3 cm d m is 4 cm p e is 6 cm find e n', '8 cm'],
  ['find the distance between point a two comma three and b four comma six', '√13'],
  ['probability of an event is point three find probability of not the event', '0.7'],
])('%s', async (question, answer) => {
  expect((await reply(question)).answer).toBe(answer)
})
