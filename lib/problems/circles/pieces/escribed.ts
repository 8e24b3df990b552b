import { polar, tangentMeet } from './drawing'
import type { SketchFigure } from '../../../figures/figure'

/** The triangle ABC, the point of contact P of BC, and Q and R on AB and AC produced. */
export type EscribedNames = readonly [a: string, b: string, c: string, p: string, q: string, r: string]

export interface EscribedLabels {
  readonly ab?: string
  readonly ca?: string
}

/** Contacts of the circle with AB produced, AC produced and BC, as angles. */
const [onB, onC, onBC] = [114, 246, 173]

/** The circle touches BC from outside; not to scale. */
export function escribedFigure([A, B, C, P, Q, R]: EscribedNames, { ab, ca }: EscribedLabels): SketchFigure {
  const label = (text: string | undefined) => (text === undefined ? {} : { label: text })
  const any = [ab, ca].some((text) => text !== undefined)
  return {
    kind: 'sketch',
    points: {
      O: [0, 0],
      [Q]: polar(3, onB),
      [R]: polar(3, onC),
      [P]: polar(3, onBC),
      [A]: tangentMeet(3, onB, onC),
      [B]: tangentMeet(3, onB, onBC),
      [C]: tangentMeet(3, onBC, onC),
    },
    unnamed: ['O'],
    dots: [P, Q, R],
    circles: [{ centre: 'O', radius: 3 }],
    segments: [
      { from: A, to: B, ...label(ab) },
      { from: B, to: Q },
      { from: A, to: C, ...label(ca) },
      { from: C, to: R },
      { from: B, to: C, tone: 2 },
    ],
    ...(any && { caption: 'Not to scale.' }),
    description: `Triangle ${A}${B}${C} and a circle outside it, which touches the side ${B}${C} at ${P}, ${A}${B} produced at ${Q} and ${A}${C} produced at ${R}.${any ? ' Not to scale.' : ''}`,
  }
}
