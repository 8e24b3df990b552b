/** What an error of a schema tells. */
interface Issue {
  readonly path?: readonly PropertyKey[] | undefined
  readonly input?: unknown
}

/** A value as it is written in its place: `from={0}` among the fields of a figure, `at: 0` within a list, and `0` as an item. */
function written(path: readonly PropertyKey[], value: number | string): string {
  const name = String(path.at(-1))
  if (path.length === 1) return typeof value === 'number' ? `${name}={${value}}` : `${name}="${value}"`
  const bare = typeof value === 'number' ? `${value}` : `'${value}'`
  return typeof path.at(-1) === 'number' ? bare : `${name}: ${bare}`
}

/** What to say where a number belongs, with one as it could be. */
export const numberWanted =
  (example: number) =>
  ({ path = [], input }: Issue): string => {
    if (input === undefined) return `is missing: write ${written(path, example)}`
    if (typeof input !== 'string') return 'write a number, not NaN or Infinity'
    const isNumber = input.trim() !== '' && Number.isFinite(Number(input))
    return `is a text: write ${written(path, isNumber ? Number(input) : example)}, not ${written(path, input)}`
  }

/** What to say where a text belongs, with one as it could be. */
export const textWanted =
  (example: string) =>
  ({ path = [], input }: Issue): string => {
    if (input === undefined) return `is missing: write ${written(path, example)}`
    if (typeof input === 'number') return `is a number: write ${written(path, String(input))}`
    return `write a text, e.g. ${written(path, example)}`
  }

/** What to say where anything else belongs. */
export const wanted =
  (cure: string) =>
  ({ input }: Issue): string =>
    input === undefined ? `is missing: ${cure}` : cure
