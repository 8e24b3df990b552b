import { namesOf } from './identity'
import { binary, type Node } from './node'
import { workedOut } from './worked-out'

/** An equation in letters without values. */
export interface FreeEquation {
  readonly left: Node
  readonly right: Node
}

const starts = 12
const rounds = 60

/**
 * Whether positive values of the free letters can satisfy all the equations at once, the other letters having theirs. Sought by
 * Levenberg's method in the logarithms of the letters, from several fixed starts; a contradiction has no such values.
 */
export function areConsistent(
  equations: readonly FreeEquation[],
  free: readonly string[],
  fixed: (name: string) => number | undefined,
  mayBeNegative = false,
): boolean {
  const differences = equations.map(({ left, right }) => binary('-', left, right))
  const scales = equations.map(({ left, right }) => [left, right] as const)
  const residualsWith =
    (negative: number) =>
    (point: readonly number[]): readonly number[] => {
      const valueOf = (name: string) => {
        const index = free.indexOf(name)
        return index < 0 ? fixed(name) : (index === negative ? -1 : 1) * Math.exp(point[index] ?? 0)
      }
      return differences.map((node, index) => {
        const size = Math.max(...(scales[index] ?? []).map((side) => Math.abs(workedOut(side, { valueOf }))), 1e-6)
        return workedOut(node, { valueOf }) / size
      })
    }
  for (let start = 0; start < starts; start++)
    if (
      reachesZero(
        residualsWith(mayBeNegative ? (start % (free.length + 1)) - 1 : -1),
        free.map((_, index) => Math.sin(1 + start * 7.31 + index * 2.77) * (1 + start / 6)),
      )
    )
      return true
  return false
}

type Residuals = (point: readonly number[]) => readonly number[]

const norm = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0)

function reachesZero(residuals: Residuals, start: readonly number[]): boolean {
  let point = start
  let values = residuals(point)
  let damping = 1e-2
  for (let round = 0; round < rounds; round++) {
    const error = norm(values)
    if (!Number.isFinite(error)) return false
    if (error < 1e-20) return point.every((one) => Math.abs(one) < 12)
    const step = levenbergStep(residuals, point, values, damping)
    const next = point.map((one, index) => one + Math.max(-1.5, Math.min(1.5, step[index] ?? 0)))
    const nextValues = residuals(next)
    if (norm(nextValues) < error) {
      point = next
      values = nextValues
      damping = Math.max(damping / 5, 1e-12)
    } else damping = Math.min(damping * 4, 1e6)
  }
  return false
}

function levenbergStep(
  residuals: Residuals,
  point: readonly number[],
  values: readonly number[],
  damping: number,
): readonly number[] {
  const small = 1e-7
  const columns = point.map((_, index) => {
    const moved = residuals(point.map((one, other) => (other === index ? one + small : one)))
    return moved.map((value, row) => (value - (values[row] ?? 0)) / small)
  })
  const matrix = columns.map((a, i) =>
    columns.map((b, j) => a.reduce((sum, value, row) => sum + value * (b[row] ?? 0), i === j ? damping : 0)),
  )
  const right = columns.map((column) => -column.reduce((sum, value, row) => sum + value * (values[row] ?? 0), 0))
  return solved(matrix, right)
}

/** Gauss's elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const n = right.length
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  for (let column = 0; column < n; column++) {
    const best = rows
      .slice(column)
      .reduce(
        (most, row, index) =>
          Math.abs(row[column] ?? 0) > Math.abs(rows[most]?.[column] ?? 0) ? column + index : most,
        column,
      )
    const [pivot, swapped] = [rows[best], rows[column]]
    if (!pivot || !swapped) return []
    rows[column] = pivot
    rows[best] = best === column ? pivot : swapped
    const head = pivot[column] ?? 0
    if (Math.abs(head) < 1e-300) continue
    for (const [index, row] of rows.entries()) {
      if (index === column) continue
      const factor = (row[column] ?? 0) / head
      if (factor !== 0) for (let k = column; k <= n; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0)
    }
  }
  return rows.map((row, index) => (row[n] ?? 0) / (row[index] || 1))
}

export const lettersOf = (equations: readonly FreeEquation[]): readonly string[] =>
  namesOf(...equations.flatMap(({ left, right }) => [left, right]))
