/** The two parts, larger first. */
export const partNames = {
  park: ['length', 'breadth'],
  grove: ['length', 'breadth'],
  ages: ['older', 'younger'],
} as const

export type Story = keyof typeof partNames

export const questions = {
  park: (sum: number, product: number) =>
    `Is it possible to design a rectangular park of perimeter ${2 * sum} m and area ${product} m²? If so, find its length and breadth in metres; if not, type "not possible".`,
  grove: (sum: number, product: number) =>
    `A farmer has ${2 * sum} m of fencing for the boundary of a rectangular mango grove. Can the grove have an area of ${product} m²? If so, find its length and breadth in metres; if not, type "not possible".`,
  ages: (sum: number, product: number) =>
    `The sum of the ages of two friends is ${sum} years, and the product of their ages in years is ${product}. Is this situation possible? If so, give the older age, then the younger; if not, type "not possible".`,
} as const

export const hintsFor = (story: Story): readonly string[] => [
  `Let one ${story === 'ages' ? 'age' : 'side'} be $x$. Write the other with the help of ${story === 'ages' ? 'the sum' : 'half the perimeter'}.`,
  'Form the quadratic equation and find its discriminant before you try to solve it.',
  'What does the sign of $D$ say about the roots, and so about the situation?',
]

/** Other ways to say that it is not possible. */
export const waysToSayNo = [
  'no',
  'impossible',
  'it is not possible',
  'no, it is not possible',
  'not feasible',
  'no, not possible',
  'cannot',
  'it cannot be done',
  'it is impossible',
  'no such park',
  'no such grove',
  'no such rectangle',
  'no real roots',
  'the equation has no real roots',
] as const
