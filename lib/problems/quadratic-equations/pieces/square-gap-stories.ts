/** larger² − smaller² is given, and either smaller² = k × larger, or larger = k × smaller − less. */
export interface SquareGap {
  readonly larger: number
  readonly smaller: number
  readonly k: number
  readonly less: number
  readonly relation: 'square' | 'multiple'
  readonly stem: 0 | 1 | 2
}

export const gapOf = ({ larger, smaller }: SquareGap): number => larger ** 2 - smaller ** 2

const times = (k: number): string => (k === 2 ? 'twice' : `$${k}$ times`)

export function squareGapStory(drawn: SquareGap): string {
  const { k, less, relation, stem } = drawn
  const gap = gapOf(drawn)
  const told =
    relation === 'square'
      ? `The square of the smaller number is ${k === 1 ? 'equal to' : times(k)} the larger number.`
      : `The larger number is $${less}$ less than ${times(k)} the smaller.`
  const floors =
    relation === 'square'
      ? `The area of the smaller floor, in m², is ${times(k)} the side of the larger floor, in m.`
      : `The side of the larger floor is $${less}$ m less than ${times(k)} the side of the smaller.`
  return (
    [
      `The difference of the squares of two positive numbers is $${gap}$. ${told} Find the two numbers.`,
      `Two positive numbers have squares that differ by $${gap}$. ${told} Find both numbers.`,
      `The areas of two square floors differ by $${gap}$ m². ${floors} Find the sides of the two floors, in metres.`,
    ][stem] ?? ''
  )
}
