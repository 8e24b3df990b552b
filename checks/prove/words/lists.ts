/** The items of the list that a line gives: numbers, pairs, letters or words. null when it gives none. */
export function listedItems(text: string): readonly string[] | null {
  const [, formula] =
    /(?::|\bare) \$((?:-?[\d.]+|\([^()]*\))(?:, ?(?:\\ )?(?:-?[\d.]+|\([^()]*\)))*)\$/.exec(text) ?? []
  const [, words] = /: ((?:[A-Z]{1,4}, )*[A-Z]{1,4})[,.]/.exec(text) ?? []
  const [, pairs] = /: (\((?:[A-Z][a-z]+), [^;]*\))[;.]/.exec(text) ?? []
  const found = pairs ?? words ?? formula
  if (found === undefined) return null
  return found.includes('(') ? (found.match(/\([^()]*\)/g) ?? []) : found.split(/, ?/)
}
