import { frameLengths, frameStories, type Frame } from './frame'
import { toDecimal } from '../../../maths'
import { frameCase as solution, type FrameCase } from '../../../solutions/triangles/frame-case'
import type { PosedInParts } from '../../posed'

/** One mark for each of the first two parts, two for the last. */
export function frameParts(frame: Frame): PosedInParts['parts'] {
  const { unit, bar, second } = frameStories[frame.story]
  const { AD, DB, AE, BC, FG } = frameLengths(frame)
  const solved = (asked: FrameCase['asked']) => {
    const { lines, key } = solution.solve({ AD, DB, AE, BC, asked, unit }, 'one part of several')
    return { rule: { kind: 'number', expected: key, unit }, steps: lines } as const
  }
  return [
    { label: '(i)', ask: 'Find the length of $EC$.', ...solved('EC') },
    { label: '(ii)', ask: `Find the length of the ${bar}.`, ...solved('DE') },
    frame.last === 'perimeter'
      ? {
          label: '(iii)',
          ask: 'By how much is the perimeter of $\\triangle ABC$ greater than the perimeter of $\\triangle ADE$?',
          ...solved('perimeter'),
        }
      : {
          label: '(iii)',
          ask: `A second ${second}, parallel to $BC$ and $${toDecimal(FG)}$ ${unit} long, is fixed with $F$ on $AB$ and $G$ on $AC$. Find the distance $DF$.`,
          ...solved({ FG }),
        },
  ]
}
