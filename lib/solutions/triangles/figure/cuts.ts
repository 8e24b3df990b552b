import type { Sheet } from './known'
import type { Parallel } from './parallels'
import type { Proportion } from './similar'

/** Lines that are cut in one ratio: by a parallel to a side, or by three parallels. */
export function cutsOf(sheet: Sheet, parallels: readonly Parallel[]): readonly Proportion[] {
  return [...bySide(sheet, parallels), ...byThree(sheet, parallels)]
}

/** DE ∥ BC with D on AB and E on AC, or beyond A: AD : DB = AE : EC. */
function bySide(sheet: Sheet, parallels: readonly Parallel[]): readonly Proportion[] {
  const { points } = sheet
  const found: Proportion[] = []
  for (const { one, two, why } of parallels)
    for (const a of points) {
      if (one.points.includes(a) || two.points.includes(a)) continue
      const cut = one.points.flatMap((d) => two.points.flatMap((b) => (sheet.isFlat(d, a, b) ? [[d, b] as const] : [])))
      for (const [d, b] of cut)
        for (const [e, c] of cut) {
          // once each; a between them makes no triangle with a line across
          if (d >= e || !sheet.isAngle(d, a, b, 0) || !sheet.isAngle(e, a, c, 0)) continue
          const [near, far] = sheet.isAngle(a, d, b, 180)
            ? [
                [d, e],
                [b, c],
              ]
            : [
                [b, c],
                [d, e],
              ]
          const [p = '', q = ''] = near
          const [r = '', s = ''] = far
          const key = `bpt ${a} ${p}${q} ${r}${s}`
          sheet.addNote(
            key,
            `In $\\triangle ${a}${r}${s}$, $${why}$, so $\\frac{${a}${p}}{${p}${r}} = \\frac{${a}${q}}{${q}${s}}$ (basic proportionality theorem)`,
          )
          found.push({
            key,
            pairs: [
              [a + p, a + q],
              [p + r, q + s],
              [a + r, a + s],
            ],
            why: new Map(),
            isAlternate: true,
          })
        }
    }
  return found
}

/** AB ∥ CD ∥ EF cut two lines in one ratio. */
function byThree(sheet: Sheet, parallels: readonly Parallel[]): readonly Proportion[] {
  const lines = [
    ...new Map(parallels.flatMap(({ one, two }) => [one, two]).map((one) => [one.points.join(''), one])).values(),
  ]
  const isParallel = (a: string, b: string) =>
    parallels.some(
      ({ one, two }) =>
        (one.points.join('') === a && two.points.join('') === b) ||
        (one.points.join('') === b && two.points.join('') === a),
    )
  const found: Proportion[] = []
  for (const middle of lines)
    for (const first of lines)
      for (const last of lines) {
        const [f, m, l] = [first, middle, last].map(({ points }) => points.join(''))
        if (f === undefined || m === undefined || l === undefined || f >= l || f === m || m === l) continue
        if (!isParallel(f, m) || !isParallel(m, l) || !isParallel(f, l)) continue
        const through = first.points.flatMap((a) =>
          middle.points.flatMap((b) =>
            last.points.flatMap((c) => (sheet.isAngle(a, b, c, 180) ? [[a, b, c] as const] : [])),
          ),
        )
        through.forEach(([a, b, c], at) => {
          for (const [d, e, g] of through.slice(at + 1)) {
            if (a === d && c === g) continue
            const key = `three ${a}${b}${c} ${d}${e}${g}`
            sheet.addNote(
              key,
              `$${first.name} \\parallel ${middle.name} \\parallel ${last.name}$: parallel lines cut $${a}${c}$ and $${d}${g}$ in the same ratio (join $${a}${g}$ and use the basic proportionality theorem in both triangles), so $\\frac{${a}${b}}{${b}${c}} = \\frac{${d}${e}}{${e}${g}}$`,
            )
            found.push({
              key,
              pairs: [
                [a + b, d + e],
                [b + c, e + g],
                [a + c, d + g],
              ],
              why: new Map(),
              isAlternate: true,
            })
          }
        })
      }
  return found
}
