import { falseLine } from '@/lib/answers/false-line'
import { isChecked } from '@/lib/assistant/checked'
import { readQuestion } from '@/lib/assistant/question/question'
import { poseProblem, templates } from '@/lib/problems/all'

describe('a reply is spoken only where its own arithmetic holds', () => {
  const question = readQuestion('Find the HCF of 96 and 404.')

  test('as it is', () => {
    expect(isChecked({ text: '$96 = 2^{5} \\times 3$\nAnswer: 4', answer: '4' }, question)).toBe(true)
  })

  test('and not with a figure changed', () => {
    expect(isChecked({ text: '$96 = 2^{4} \\times 3$\nAnswer: 4', answer: '4' }, question)).toBe(false)
  })

  test.each([
    '= \\frac{3 \\times 270}{27} = 31',
    '\\sqrt{2} \\times \\sqrt{8} = \\sqrt{16} = 5',
    'S_{10} = \\frac{10}{2}[2 \\times 3 + (10 - 1) \\times 2] = 121',
    '= \\frac{22}{7} \\times 7 \\times 7 = 155',
  ])('%s is found', (formula) => {
    expect(falseLine(`Here $${formula}$.`)).not.toBeNull()
  })

  test.each(['0 = 7, which is not true', 'The pair gives $0 = 7$, which is false.', '$\\pi \\approx 3.14$', '$a = 5$'])(
    '%s is no fault',
    (line) => {
      expect(falseLine(line)).toBeNull()
    },
  )

  test('no line of any solution of the bank is taken for false', () => {
    const refused = templates.flatMap((template) =>
      poseProblem(template, 'checked').parts.flatMap(({ steps }) =>
        steps.flatMap(({ text }) => (falseLine(text) === null ? [] : [`${template.id}: ${text}`])),
      ),
    )
    expect(refused).toEqual([])
  })
})

describe('values that are named satisfy the equations of the question', () => {
  const pair = readQuestion('Solve 2x + 3y = 11 and 2x - 4y = -24.')

  test.each([
    ['x = -2, y = 5', true],
    ['x = 2, y = 5', false],
    ['x = 5, y = -2', false],
  ])('%s: %s', (answer, isRight) => {
    expect(isChecked({ text: `Answer: ${answer}`, answer }, pair)).toBe(isRight)
  })

  test('an equation with another letter says nothing of them', () => {
    const equal = readQuestion('Find k if x² + kx + 9 = 0 has equal roots.')
    expect(isChecked({ text: 'k = 6 or k = -6', answer: 'k = 6' }, equal)).toBe(true)
  })

  test('angles in degrees', () => {
    const angles = readQuestion('If tan(A + B) = √3 and tan(A - B) = 1/√3, find A and B.')
    expect(isChecked({ text: '', answer: 'A = 45, B = 15' }, angles)).toBe(true)
    expect(isChecked({ text: '', answer: 'A = 15, B = 45' }, angles)).toBe(false)
  })
})
