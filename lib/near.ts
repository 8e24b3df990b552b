/** Names that are spelt much like a wrong one, the nearest first: for messages. */
export function near(wrong: string, known: Iterable<string>): readonly string[] {
  const wanted = pairsOf(wrong)
  return [...known]
    .map((name) => ({ name, alike: alikeness(wanted, pairsOf(name)) }))
    .filter(({ alike }) => alike > leastAlike)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, most)
    .map(({ name }) => name)
}

/** "no archetype is called "x"; near it: y, z" */
export function unknownName(what: string, wrong: string, known: Iterable<string>): string {
  const others = near(wrong, known)
  return `no ${what} is called "${wrong}"${others.length > 0 ? `; near it: ${others.join(', ')}` : ''}`
}

const leastAlike = 0.5
const most = 4

/** The pairs of neighbouring letters. */
const pairsOf = (name: string): ReadonlySet<string> =>
  new Set(Array.from({ length: Math.max(name.length - 1, 0) }, (_, at) => name.slice(at, at + 2)))

/** The share of their pairs that two names have in common. */
function alikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length
  return (2 * common) / (a.size + b.size || 1)
}
