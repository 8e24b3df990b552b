/** Solves a system with as many rows as unknowns, its last column the right side; null where it has no one solution. */
function eliminated(rows: readonly (readonly number[])[]): readonly number[] | null {
  const m = rows.map((row) => [...row])
  const n = m.length
  for (let i = 0; i < n; i++) {
    let best = i
    for (let k = i + 1; k < n; k++) if (Math.abs(m[k]?.[i] ?? 0) > Math.abs(m[best]?.[i] ?? 0)) best = k
    const [pivot, other] = [m[best], m[i]]
    if (!pivot || !other || Math.abs(pivot[i] ?? 0) < 1e-14) return null
    m[best] = other
    m[i] = pivot
    for (let k = 0; k < n; k++) {
      const row = m[k]
      if (k === i || !row) continue
      const by = (row[i] ?? 0) / (pivot[i] ?? 1)
      for (let j = i; j <= n; j++) row[j] = (row[j] ?? 0) - by * (pivot[j] ?? 0)
    }
  }
  return m.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1))
}

function product(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
  return sum
}

/** Levenberg and Marquardt's way to the nearest point where all errors are 0; null where it leads nowhere. */
export function settled(
  from: readonly number[],
  off: (x: readonly number[]) => readonly number[],
): readonly number[] | null {
  let [x, damping] = [from, 1e-2]
  let now = off(x)
  const total = (values: readonly number[]) => product(values, values)
  for (let round = 0; round < 60 && total(now) > 1e-24; round++) {
    const here = now
    const slopes = x.map((_, i) =>
      off(x.map((v, k) => (k === i ? v + 1e-7 : v))).map((v, k) => (v - (here[k] ?? 0)) / 1e-7),
    )
    const rows = slopes.map((one, i) => [
      ...slopes.map((other, k) => product(one, other) + (i === k ? damping : 0)),
      -product(one, here),
    ])
    const step = eliminated(rows)
    const next = step && x.map((v, i) => v + (step[i] ?? 0))
    const then = next && off(next)
    if (next && then && total(then) < total(now)) [x, now, damping] = [next, then, Math.max(damping / 8, 1e-12)]
    else damping *= 6
    if (!Number.isFinite(damping) || damping > 1e8) return null
  }
  return total(now) < 1e-16 ? x : null
}

/** A row of numbers between -2 and 2 that look like chance, the same each time. */
export function* spread(): Generator<number> {
  for (let seed = 7; ; seed = (seed * 48271) % 2147483647) yield (seed / 2147483647) * 4 - 2
}
