import type { Problem } from '@/lib/problems/problem'

/** How a problem wants its numbers worked out: its value of π, and of roots. */
export interface Reckoning {
  readonly pi: number
  readonly roots: ReadonlyMap<number, number>
}

export function reckoningOf({ question }: Problem): Reckoning {
  const pi = /\\pi = (?:\\d?frac\{22\}\{7\}|(3\.14\d*))/.exec(question)
  return {
    pi: pi ? (pi[1] ? Number(pi[1]) : 22 / 7) : Math.PI,
    roots: new Map(
      [...question.matchAll(/\\sqrt\{(\d+)\} = (\d+\.\d+)/g)].map(([, under, value]) => [Number(under), Number(value)]),
    ),
  }
}

type Roots = Reckoning['roots']

const exactly: Roots = new Map()

/** How the roots of a line may be meant: as the question puts them, and exactly, until they are put in. */
export const rootReadings = (roots: Roots): readonly Roots[] => (roots.size > 0 ? [roots, exactly] : [exactly])
