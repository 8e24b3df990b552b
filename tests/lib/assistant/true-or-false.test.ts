import { reply } from '@/lib/assistant'

describe('a statement is judged as an assertion is', () => {
  test.each([
    ['Points A(2, 1), B(4, 3) and C(7, 6) cannot be the vertices of a triangle. State true or false', 'True'],
    ['Points A(2, 1), B(4, 3) and C(7, 5) cannot be the vertices of a triangle. State true or false', 'False'],
    [
      'The centre of a circle is the origin and it passes through (0, 6). True or false: the point is on it?',
      undefined,
    ],
    [
      'A circle has its centre at the origin and a point A(0, 6) lies on it. The point B(4, 4) lies inside the circle. True/False',
      'True',
    ],
    [
      'A circle has its centre at the origin and a point A(0, 6) lies on it. The point B(4, 5) lies inside the circle. True/False',
      'False',
    ],
    ['the point (1, 1) lies on a circle of radius 5 and centre (4, -3). T or F', 'True'],
    ['P(3, 2) is a point of trisection of the line segment joining A(1, 1) and B(7, 4). true or false', 'True'],
    ['P(4, 2) is a point of trisection of the line segment joining A(1, 1) and B(7, 4). true or false', 'False'],
    ['tangent ki length from an external point: true or false', undefined],
    [
      'True or false: the length of the tangent from an external point to a circle is always less than the radius of the circle',
      'False',
    ],
    [
      'The length of the tangent from an external point P to a circle with centre O is always more than OP. T/F',
      'False',
    ],
    ['The angle between two tangents to a circle can be 0°. State true or false.', 'True'],
    [
      'If the angle between two tangents drawn from a point P to a circle of radius r and centre O is 60°, then OP = r√3. True or False',
      'False',
    ],
    ['cosec θ + cot θ and cosec θ - cot θ are reciprocals of each other. true or false', 'True'],
    ['cosec θ + tan θ and cosec θ - tan θ are reciprocals of each other. true or false', 'False'],
    ['If sin A + sin² A = 1, then cos² A + cos⁴ A = 1. true or false', 'True'],
    [
      'if the length of the shadow of a pole decreases then the angle of elevation of the sun increases, true or false',
      'True',
    ],
    ['The HCF of 12 and 18 is 6 or so. True or false', undefined],
  ])('%s => %s', async (question, answer) => {
    expect((await reply(question)).answer).toBe(answer)
  })
})

test('statements in parts are judged one by one, and none where one of them is not known', async () => {
  const stem = 'State whether the following are true or false. Justify your answer.'
  const [first, second] = [
    '(i) sin A is the abbreviation used for the secant of angle A.',
    '(ii) tan A is the product of tan and A.',
  ]
  expect((await reply(`${stem} ${first} ${second} (iii) sec A = 13/5 for some value of angle A.`)).answer).toBe(
    '(i) False; (ii) False; (iii) True',
  )
  expect((await reply(`${stem} ${first} (ii) Every tangent is blue.`)).answer).toBeUndefined()
})
