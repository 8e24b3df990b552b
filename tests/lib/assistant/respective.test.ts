import { withEachSized } from '@/lib/assistant/question/respective'

test.each([
  [
    'The height and diameter of the part are 3 m and 14 m respectively.',
    'The height of the part is 3 m and diameter of the part is 14 m.',
  ],
  ['the diameter and the height are 14 and 3 cm respectively', 'the diameter is 14 cm and height is 3 cm'],
  ['a cone of radius and height 7 cm and 24 cm respectively', 'a cone of radius 7 cm and height 24 cm'],
  [
    'angle and radius of a sector are 60° and 21 cm respectively',
    'angle of a sector is 60° and radius of a sector is 21 cm',
  ],
  [
    'length, breadth and height of a box are 5 cm, 4 cm and 3 cm respectively',
    'length of a box is 5 cm and breadth of a box is 4 cm and height of a box is 3 cm',
  ],
  ['external and internal radii are 8 cm and 6 cm respectively', 'external radius is 8 cm and internal radius is 6 cm'],
])('"%s": each size stands beside its name', (said, meant) => {
  expect(withEachSized(said)).toBe(meant)
})

test.each([
  'The height and diameter of the part are 3 m and 14 m.',
  'The height and diameter are 3 m, 14 m and 5 m respectively.',
  'The first and second terms are 3 and 5 respectively.',
  'the radius and the height of two cones are in the ratio 2:3 and 4:5 respectively',
])('"%s" stays as it is', (said) => {
  expect(withEachSized(said)).toBe(said)
})
