import type { Problem } from '@/lib/problems/problem'

/** Of one case study at several seeds: three parts of 1, 1 and 2 marks, the last of which is now one question, now another. */
export function expectLastPartToChange(problems: readonly Problem[]): void {
  for (const { parts } of problems) expect(parts.map(({ marks }) => marks)).toEqual([1, 1, 2])
  const lines = problems.map(({ parts }) =>
    parts
      .at(-1)
      ?.steps.map(({ name }) => name)
      .join(),
  )
  expect(new Set(lines).size).toBeGreaterThan(1)
}
