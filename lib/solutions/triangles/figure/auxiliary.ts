import { pointsOf, type TriangleFigure } from './told'
import type { Fact } from '../../pieces/figure/expanded'

/** A figure with a line more, as books draw it, and the line that says so. */
export interface Auxiliary {
  readonly figure: TriangleFigure
  readonly line: string
}

const lettersFree = 'GHKLMNTUVW'

/** D: AB for each point that lies between two others. */
const placesOf = (facts: readonly Fact[]): readonly (readonly [point: string, line: string])[] =>
  facts.flatMap((fact) => {
    const [kind, point = '', line = ''] = fact.split(' ')
    return kind === 'on' ? [[point, line] as const] : []
  })

const isSame = (one: string, two: string): boolean => [...one].every((point) => two.includes(point))

/** The diagonal of a trapezium, which a line across the legs meets: EF = EG + GF. */
function diagonals(figure: TriangleFigure, letter: string): readonly Auxiliary[] {
  const { facts, corners } = figure
  const places = placesOf(facts)
  return corners.flatMap((name) => {
    const [a = '', b = '', c = '', d = ''] = name
    if (name.length !== 4) return []
    return [
      [a + d, b + c],
      [a + b, d + c],
    ].flatMap(([one = '', two = '']) =>
      places.flatMap(([e, leg]) =>
        places.flatMap(([f, other]) =>
          isSame(leg, one) &&
          isSame(other, two) &&
          facts.some((fact) => fact.startsWith('par ') && fact.includes(e) && isAcross(fact, e + f))
            ? [
                {
                  figure: { ...figure, facts: [...facts, `on ${letter} ${a}${c}`, `on ${letter} ${e}${f}`] },
                  line: `Join $${a}${c}$, and let it meet $${e}${f}$ at $${letter}$.`,
                },
              ]
            : [],
        ),
      ),
    )
  })
}
const isAcross = (fact: Fact, line: string): boolean =>
  fact
    .split(' ')
    .slice(1)
    .some((one) => isSame(one, line))

/** D on BC, E on AD, and BE meets AC at F: the parallel to BF through D meets AC at G. */
function throughFoot(figure: TriangleFigure, letter: string): readonly Auxiliary[] {
  const places = placesOf(figure.facts)
  return places.flatMap(([d, [b = '', c = ''] = '']) =>
    [
      [b, c],
      [c, b],
    ].flatMap(([p = '', q = '']) =>
      places.flatMap(([e, line]) => {
        const a = line.replace(d, '')
        if (!line.includes(d) || a.length !== 1) return []
        return places.flatMap(([f, side]) => {
          const isMet = isSame(side, a + q) && places.some(([one, across]) => one === e && isSame(across, p + f))
          return isMet
            ? [
                {
                  figure: {
                    ...figure,
                    facts: [...figure.facts, `on ${letter} ${f}${q}`, `par ${d}${letter} ${p}${f}`],
                  },
                  line: `Draw $${d}${letter} \\parallel ${p}${f}$, meeting $${a}${q}$ at $${letter}$.`,
                },
              ]
            : []
        })
      }),
    ),
  )
}

/** Lines that may be drawn where what is told does not lead on. */
export function auxiliaries(figure: TriangleFigure): readonly Auxiliary[] {
  const used = pointsOf(figure)
  const letter = [...lettersFree].find((one) => !used.includes(one))
  return letter === undefined ? [] : [...diagonals(figure, letter), ...throughFoot(figure, letter)]
}
