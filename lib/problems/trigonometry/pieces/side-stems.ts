import type { Sides } from './sides-figure'

interface SideStem {
  readonly question: (height: number, sides: Sides) => string
  readonly asked: string
  /** Whether the angles are given at the top. */
  readonly depression: boolean
}

/** The stories. */
export const sideStems: readonly SideStem[] = [
  {
    asked: 'the distance between the ships',
    depression: true,
    question: (h, { left, right }) =>
      `From the top $A$ of a lighthouse $AB$, $${h}$ m high, the angles of depression of two ships $C$ and $D$ on opposite sides of the lighthouse are $${left}^\\circ$ and $${right}^\\circ$. The ships and the foot $B$ are in one line. Find the distance between the ships.`,
  },
  {
    asked: 'the width of the river',
    depression: true,
    question: (h, { left, right }) =>
      `A point $A$ on a bridge is $${h}$ m above the point $B$ of the river directly below it. From $A$ the angles of depression of the two opposite banks $C$ and $D$ are $${left}^\\circ$ and $${right}^\\circ$. Find the width of the river.`,
  },
  {
    asked: 'their distance',
    depression: false,
    question: (h, { left, right }) =>
      `Two people stand at $C$ and $D$ on opposite sides of a temple tower $AB$ of height $${h}$ m, in line with its foot. They see its top at angles of elevation of $${left}^\\circ$ and $${right}^\\circ$. How far apart are they?`,
  },
]
