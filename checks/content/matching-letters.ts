const similar = /\\triangle\s*([A-Z]{3})\s*\\sim\s*\\triangle\s*([A-Z]{3})/g

/** "$\angle F = \angle B$", where the question gives $\triangle ABC \sim \triangle DEF$; the line, counted from 0. */
export function matchingFaults(
  question: string,
  lines: readonly string[],
): readonly { readonly line: number; readonly what: string }[] {
  const [given, ...others] = [...question.matchAll(similar)]
  const [, first = '', second = ''] = given ?? []
  if (!given || others.length > 0 || [...first].some((letter) => second.includes(letter))) return []
  return lines.flatMap((text, line) =>
    [...text.matchAll(/\$\\angle ([A-Z]) = \\angle ([A-Z])\$/g)].flatMap(([whole, x = '', y = '']) => {
      const [one, other] = first.includes(x) ? [x, y] : [y, x]
      const place = first.indexOf(one)
      return place < 0 || !second.includes(other) || second[place] === other
        ? []
        : [{ line, what: `${whole} does not go with the order of the letters in △${first} ∼ △${second}` }]
    }),
  )
}
