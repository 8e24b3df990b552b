export type SurdTriangleKind = 'equilateral' | 'right isosceles' | 'isosceles' | 'scalene'

export const surdTriangleKinds: readonly SurdTriangleKind[] = ['equilateral', 'right isosceles', 'isosceles', 'scalene']

/** What each kind would need, for one who chose it wrongly. */
export const kindNeeds: Readonly<Record<SurdTriangleKind, string>> = {
  equilateral: 'That needs three equal sides: compare all three of the squares again.',
  'right isosceles': 'That needs two equal sides and a right angle: do the two smaller squares add to the largest one?',
  isosceles: 'That needs two equal sides, a third of another length, and no right angle: compare all three squares.',
  scalene: 'That needs three different sides: is no side equal to another?',
}

export const surdTriangleStems: readonly ((points: string) => string)[] = [
  (points) => `What type of triangle do the points ${points} form?`,
  (points) => `${points} are the vertices of a triangle. Find its type.`,
  (points) => `Use the distance formula to find out what type of triangle has the vertices ${points}.`,
]
