import type { Letters } from '../../../solutions/triangles/pieces/letters'

/** The letters that a problem uses. */
export const letterSets: readonly Letters[] = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['X', 'Y', 'Z', 'L', 'M'],
  ['L', 'M', 'N', 'P', 'Q'],
  ['D', 'E', 'F', 'G', 'H'],
]
