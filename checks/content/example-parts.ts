/** A line of a solution, counted from 0, and what is wrong with the part that it names. */
export interface PartFault {
  readonly line: number
  readonly what: string
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi']

/** "(iii)" in the solution of a question with two parts; or a part that has no line of its own where the others have. */
export function partFaults(question: string, lines: readonly string[]): readonly PartFault[] {
  const asked = partsIn(question)
  if (asked.length < 2) return []
  const begun = lines.flatMap((text, line) => {
    const [, part] = /^\(([ivx]+)\)/.exec(text) ?? []
    return part === undefined ? [] : [{ part, line }]
  })
  const strange = begun.filter(({ part }) => !asked.includes(part))
  const missing = asked.filter((part) => !lines.some((text) => text.includes(`(${part})`)))
  return [
    ...strange.map(({ part, line }) => ({ line, what: `the question has no part (${part})` })),
    ...(strange.length === 0 && begun.length > 0
      ? missing.map((part) => ({
          line: begun.at(-1)?.line ?? 0,
          what: `part (${part}) of the question has no line here`,
        }))
      : []),
  ]
}

/** "(i) ... (ii) ...": as many as stand in order. */
function partsIn(question: string): readonly string[] {
  const found = new Set([...question.matchAll(/\(([ivx]+)\)/g)].map(([, part]) => part))
  const end = roman.findIndex((part) => !found.has(part))
  return roman.slice(0, end < 0 ? roman.length : end)
}
