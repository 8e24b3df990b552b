/** Solves a system with as many rows as unknowns, its last column the right side; null where it has no one solution. Changes the rows. */
function eliminated(m: number[][]): readonly number[] | null {
  const n = m.length
  for (let i = 0; i < n; i++) {
    let best = i
    for (let k = i + 1; k < n; k++) if (Math.abs(m[k]?.[i] ?? 0) > Math.abs(m[best]?.[i] ?? 0)) best = k
    const [pivot, other] = [m[best], m[i]]
    if (!pivot || !other || Math.abs(pivot[i] ?? 0) < 1e-14) return null
    m[best] = other
    m[i] = pivot
    for (let k = i + 1; k < n; k++) {
      const row = m[k]
      const by = (row?.[i] ?? 0) / (pivot[i] ?? 1)
      if (!row || by === 0) continue
      for (let j = i; j <= n; j++) row[j] = (row[j] ?? 0) - by * (pivot[j] ?? 0)
    }
  }
  const found = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    const row = m[i] ?? []
    let rest = row[n] ?? 0
    for (let k = i + 1; k < n; k++) rest -= (row[k] ?? 0) * (found[k] ?? 0)
    found[i] = rest / (row[i] ?? 1)
  }
  return found
}

function product(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
  return sum
}

/** The system whose solution is the next step: the slopes' products, damped, and what is still off. */
function normalRows(slopes: readonly (readonly number[])[], now: readonly number[], damping: number): number[][] {
  const rows = slopes.map((): number[] => [])
  for (const [i, one] of slopes.entries())
    for (let k = 0; k <= i; k++) {
      const value = product(one, slopes[k] ?? [])
      const [row, mirrored] = [rows[i], rows[k]]
      if (row) row[k] = value
      if (mirrored) mirrored[i] = value + (i === k ? damping : 0)
    }
  for (const [i, row] of rows.entries()) row.push(-product(slopes[i] ?? [], now))
  return rows
}

/** How far a drawing is from something told: nothing where all are 0. */
export type Off<Drawn> = (drawn: Drawn) => readonly number[]

/** The change with which a slope is measured. */
const little = 1e-7

/** Levenberg and Marquardt's way to the nearest point where all errors of the drawing made from it are 0; null where it leads nowhere. */
export function settled<Drawn>(
  from: readonly number[],
  drawn: (x: readonly number[]) => Drawn,
  offs: readonly Off<Drawn>[],
): readonly number[] | null {
  const all = (x: readonly number[]): readonly (readonly number[])[] => {
    const one = drawn(x)
    return offs.map((off) => off(one))
  }
  const total = (values: readonly number[]) => product(values, values)
  let [x, damping] = [from, 1e-2]
  let parts = all(x)
  let now = parts.flat()
  /** Which errors a number moves at all: found at the first point, which is none in particular. */
  const moved: (readonly boolean[])[] = []
  const slopesAt = (at: readonly number[], here: readonly (readonly number[])[]) =>
    at.map((_, i) => {
      const near = drawn(at.map((v, k) => (k === i ? v + little : v)))
      const acts = moved[i]
      const slope = here.map((was, k) => {
        if (acts?.[k] === false) return was.map(() => 0)
        const values = offs[k]?.(near) ?? []
        return was.map((v, j) => ((values[j] ?? 0) - v) / little)
      })
      moved[i] ??= slope.map((values) => values.some((v) => v !== 0))
      return slope.flat()
    })
  let slopes: readonly (readonly number[])[] | null = null
  for (let round = 0; round < 60 && total(now) > 1e-24; round++) {
    slopes ??= slopesAt(x, parts)
    const step = eliminated(normalRows(slopes, now, damping))
    const next = step && x.map((v, i) => v + (step[i] ?? 0))
    const then = next && all(next)
    const values = then?.flat()
    if (next && then && values && total(values) < total(now)) {
      ;[x, parts, now, damping] = [next, then, values, Math.max(damping / 8, 1e-12)]
      slopes = null
    } else damping *= 6
    if (!Number.isFinite(damping) || damping > 1e8) return null
  }
  return total(now) < 1e-16 ? x : null
}

/** A row of numbers between -2 and 2 that look like chance, the same each time. */
export function* spread(): Generator<number> {
  for (let seed = 7; ; seed = (seed * 48271) % 2147483647) yield (seed / 2147483647) * 4 - 2
}
