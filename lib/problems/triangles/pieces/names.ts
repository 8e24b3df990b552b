/** A triangle's three vertices, then two more points: the letters that a problem uses. */
export type Letters = readonly [string, string, string, string, string]

export const letterSets: readonly Letters[] = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['X', 'Y', 'Z', 'L', 'M'],
  ['L', 'M', 'N', 'P', 'Q'],
  ['D', 'E', 'F', 'G', 'H'],
]

/** "PR" for R and P: sides are named in alphabetical order, as they are read off a figure. */
export const side = (first: string, second: string): string => [first, second].sort().join('')
