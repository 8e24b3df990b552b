import { withSpelledNames } from '@/lib/assistant/question/spelled-names'

describe('the names of a figure, spelled out in capitals as they are dictated, are put together', () => {
  test.each([
    ['triangle A B C with A B = 6 cm and angle A C B = 90', 'triangle ABC with AB = 6 cm and angle ACB = 90'],
    ['P Q R S is a parallelogram and P Q is 4 cm', 'PQRS is a parallelogram and PQ is 4 cm'],
    ['triangle P Q R P Q is twelve Q R is six', 'triangle PQR PQ is twelve QR is six'],
    ['diagonals A C and B D meet at O O A equals two', 'diagonals AC and BD meet at O OA equals two'],
    ['circle touches A B B C C A at D E F. find A D', 'circle touches AB BC CA at D E F. find AD'],
    ['In △A B C and △D E F, A B/D E = B C/E F', 'In △ABC and △DEF, AB/DE = BC/EF'],
    ['tangents P A and P B, perimeter of P A O B', 'tangents PA and PB, perimeter of PAOB'],
  ])('%s', (said, written) => {
    expect(withSpelledNames(said)).toBe(written)
  })

  test.each([
    'points A B C are on a circle',
    'the sum of an A P is 20',
    'events A B and C',
    'find the angles A B C of the triangle',
  ])('single letters stay single: %s', (said) => {
    expect(withSpelledNames(said)).toBe(said)
  })
})
