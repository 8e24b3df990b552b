import { quadrilateralFigure } from './pieces/drawing'
import { measured } from './pieces/measured'
import { circumscribedSide as solution, type CircumscribedSide } from '../../solutions/circles/circumscribed-side'
import { fraction, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const sideNames = ['AB', 'BC', 'CD', 'DA'] as const

/** A side is made of the tangents from its two ends. */
const sideAt = (tangents: readonly number[], index: number): number =>
  (tangents[index % 4] ?? 0) + (tangents[(index + 1) % 4] ?? 0)

const stems: readonly ((given: string, asked: string) => string)[] = [
  (given, asked) =>
    `A quadrilateral $ABCD$ is drawn to circumscribe a circle. If ${given}, find the length of $${asked}$.`,
  (given, asked) => `A circle touches all the four sides of a quadrilateral $ABCD$. If ${given}, find $${asked}$.`,
  (given, asked) =>
    `The sides of a quadrilateral $ABCD$ are tangents to a circle, with ${given}. What is the length of $${asked}$?`,
]

/** E.g. "A quadrilateral ABCD is drawn to circumscribe a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find DA." */
export const circumscribedSide = template({
  id: 'cir-side-of-circumscribed-quad',
  topic: 'circles',
  archetypes: ['cir-circumscribed-quad'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    tangents: random.until(
      (source) => Array.from({ length: 4 }, () => source.integer(2, 9)),
      (lengths) => new Set(lengths).size >= 3 && lengths[0] !== lengths[2] && lengths[1] !== lengths[3],
    ),
    asked: random.integer(0, 3),
    stem: random.pick(stems),
  }),
  given: ({ tangents, asked }): CircumscribedSide => {
    const side = (index: number): Fraction | null => (index === asked ? null : fraction(sideAt(tangents, index)))
    return { corners: ['A', 'B', 'C', 'D'], sides: [side(0), side(1), side(2), side(3)], unit: 'cm' }
  },
  solution,
  ask: ({ tangents, asked, stem }) => {
    const side = (index: number) => sideAt(tangents, index)
    const name = (index: number) => sideNames[index % 4] ?? 'AB'
    const known = [0, 1, 2, 3].filter((index) => index !== asked)
    const given = known.map((index) => `$${name(index)} = ${side(index)}$ cm`)
    return {
      question: stem(`${given.slice(0, 2).join(', ')} and ${given[2] ?? ''}`, name(asked)),
      rule: { kind: 'number', unit: 'cm' },
      figure: quadrilateralFigure(
        [0, 1, 2, 3].map((index) => (index === asked ? '?' : `${side(index)} cm`)),
        false,
        `A quadrilateral ABCD whose four sides touch a circle with centre O; ${given.join(', ').replaceAll('$', '')}. The figure is not to scale.`,
      ),
      hints: [
        'The two tangents from each vertex to the circle are equal.',
        'What does this say about the sums of the opposite sides?',
      ],
      explanation:
        'Each pair of opposite sides is made of one tangent length from every vertex, so both pairs add up to the same total.',
    }
  },
  crossCheck: ({ tangents, asked }) => {
    // Half the perimeter is the sum of the four tangent lengths; take away the opposite side.
    const half = tangents.reduce((sum, length) => sum + length, 0)
    return measured(half - (tangents[(asked + 2) % 4] ?? 0) - (tangents[(asked + 3) % 4] ?? 0))
  },
  slips: ({ tangents, asked }) => {
    const side = (index: number) => sideAt(tangents, index)
    return distinctSlips(`${side(asked)}`, [
      {
        response: `${side(asked + 1) + side(asked + 2) - side(asked + 3)}`,
        note: 'Pair the opposite sides: AB with CD, and BC with DA.',
        step: 'opposite',
      },
      {
        response: `${side(asked + 2) + side(asked + 3) - side(asked + 1)}`,
        note: 'Pair the opposite sides: AB with CD, and BC with DA.',
        step: 'opposite',
      },
      {
        response: `${side(asked + 1) + side(asked + 3)}`,
        note: 'That is the sum of two opposite sides: one side must be taken away from it.',
        step: 'last',
      },
      {
        response: `${side(asked + 1) + side(asked + 2) + side(asked + 3)}`,
        note: 'That is the sum of the three given sides. Which two sums are equal?',
        step: 'opposite',
      },
      {
        response: `${side(asked + 2)}`,
        note: 'Opposite sides need not be equal here; it is their sums that are equal.',
        step: 'sums',
      },
    ]).filter(({ response }) => Number(response) > 0)
  },
})
