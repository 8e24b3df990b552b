import { templates } from '@/lib/problems/coordinate-geometry'
import { poseProblem, type Template } from '@/lib/problems/all'
import { expectLastPartToChange } from './case-parts'

const many = Array.from({ length: 150 }, (_, index) => `${index}`)

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template is called ${id}`)
  return found
}

/** The points written in a question, such as A(2, -3). */
const pointsIn = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/\((-?\d+), (-?\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe('coordinate geometry', () => {
  test.each(['cg-distance-between', 'cg-mid-point-of-segment', 'cg-point-in-ratio'])(
    '%s keeps its coordinates from -5 to 5',
    (id) => {
      const coordinates = many.flatMap((seed) => pointsIn(poseProblem(named(id), seed).question)).flat()
      expect(Math.max(...coordinates.map(Math.abs))).toBeLessThanOrEqual(5)
    },
  )

  test('the last part of the map compares two walks, or closes a parallelogram', () => {
    const far = (a: readonly [number, number], b: readonly [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1])
    for (const seed of many) {
      const { question, parts } = poseProblem(named('cg-grid-map'), seed)
      const [p = [0, 0], q = [0, 0], r = [0, 0]] = pointsIn(question)
      const m = [(q[0] + r[0]) / 2, (q[1] + r[1]) / 2] as const
      const last = parts.at(-1)?.rule
      if (last?.kind === 'number') expect(Number(last.expected)).toBeCloseTo(far(p, q) + far(q, m) - far(p, m), 9)
      else expect(pointsIn(last?.expected ?? '')).toEqual([[p[0] + r[0] - q[0], p[1] + r[1] - q[1]]])
    }
  })

  test('the map has three parts of 1, 1 and 2 marks, the last of which is now one question, now another', () =>
    expectLastPartToChange(many.map((seed) => poseProblem(named('cg-grid-map'), seed))))

  test('a triangle whose perimeter is asked need not be isosceles', () => {
    const scalene = many.filter((seed) => {
      const [a = [0, 0], b = [0, 0], c = [0, 0]] = pointsIn(
        poseProblem(named('cg-perimeter-of-triangle'), seed).question,
      )
      const square = (p: readonly [number, number], q: readonly [number, number]) =>
        (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
      return new Set([square(a, b), square(b, c), square(c, a)]).size === 3
    })
    expect(scalene.length).toBeGreaterThan(many.length / 2)
  })

  test('a point of a segment is found after its ratio, for 2 marks and 1', () => {
    const { parts } = poseProblem(named('cg-unknown-coordinate-on-segment'), 'parts')
    expect(parts.map(({ rule, marks }) => [rule.kind, marks])).toEqual([
      ['ratio', 2],
      ['number', 1],
    ])
  })

  test('all three sides of the equilateral triangle are equal', () => {
    for (const seed of many) {
      const { question, answer } = poseProblem(named('cg-equilateral-third-vertex'), seed)
      const [a = [0, 0], b = [0, 0]] = pointsIn(question)
      for (const [, x = '', y = ''] of String(answer).matchAll(/\(([^,]+), ([^)]+)\)/g)) {
        const [u, v] = [x, y].map((text) => {
          const [, sign = '', times = '', root] = /^(-?)(\d*)(√3)?$/.exec(text) ?? []
          return (sign ? -1 : 1) * (times === '' ? 1 : Number(times)) * (root ? Math.sqrt(3) : 1)
        })
        for (const [p, q] of [a, b])
          expect(Math.hypot((u ?? 0) - p, (v ?? 0) - q)).toBeCloseTo(Math.hypot(a[0] - b[0], a[1] - b[1]), 9)
      }
    }
  })

  test('the fourth vertex closes the parallelogram', () => {
    for (const seed of many) {
      const { question, answer } = poseProblem(named('cg-fourth-vertex'), seed)
      const [a = [0, 0], b = [0, 0], c = [0, 0]] = pointsIn(question)
      const [d = [0, 0]] = pointsIn(String(answer))
      expect([b[0] - a[0], b[1] - a[1]]).toEqual([c[0] - d[0], c[1] - d[1]])
    }
  })

  test('the distance squared is the sum of the squared differences', () => {
    for (const seed of many) {
      const { question, answer } = poseProblem(named('cg-distance-between'), seed)
      const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = pointsIn(question)
      const [, times = '', root = '1'] = /^(\d*)(?:√(\d+))?$/.exec(String(answer)) ?? []
      expect(Number(times || 1) ** 2 * Number(root)).toBe((x1 - x2) ** 2 + (y1 - y2) ** 2)
    }
  })

  test('a ratio alone earns 2 marks, with its point 3', () => {
    expect(poseProblem(named('cg-ratio-alone-by-axis'), 'any').marks).toBe(2)
    const { marks, parts } = poseProblem(named('cg-ratio-by-axis'), 'any')
    expect([marks, ...parts.map((part) => part.marks)]).toEqual([3, 2, 1])
  })

  test.each(['cg-type-of-quadrilateral', 'cg-ratio-by-axis', 'cg-ratio-alone-by-axis'])(
    '%s: the axes of its drawing fit the points',
    (id) => {
      for (const seed of many) {
        const figure = poseProblem(named(id), seed).solutionFigure
        if (figure?.kind !== 'plane') throw new Error('a plane belongs to this template')
        for (const axis of [0, 1] as const) {
          const [least, greatest] = axis === 0 ? figure.x : figure.y
          for (const { at } of figure.points ?? []) {
            expect(at[axis]).toBeGreaterThan(least)
            expect(at[axis]).toBeLessThan(greatest)
          }
        }
      }
    },
  )

  test('the centre of a circle is equally far from the three given points', () => {
    for (const seed of many) {
      const { question, answer } = poseProblem(named('cg-centre-through-three-points'), seed)
      const [[h, k] = [0, 0]] = pointsIn(String(answer))
      expect(new Set(pointsIn(question).map(([x, y]) => (x - h) ** 2 + (y - k) ** 2)).size).toBe(1)
    }
  })

  test('the ratio by a line is that of the distances of the two points from it', () => {
    for (const seed of many) {
      const { question, answer } = poseProblem(named('cg-ratio-by-line'), seed)
      const [, a = '', b = '', c = '0'] = /line \$(-?\d*)x ([+-] \d*)y = (-?\d+)\$/.exec(question) ?? []
      const coefficient = (text: string) => Number(text.replace(/ /g, '').replace(/^([+-]?)$/, (sign) => `${sign}1`))
      const [first = 0, second = 0] = pointsIn(question).map(
        ([x, y]) => coefficient(a) * x + coefficient(b) * y - Number(c),
      )
      const [m = 0, n = 1] = String(answer).split(':').map(Number)
      expect(first * n).toBe(-second * m)
    }
  })
})

test('a parallelogram that is to be recognised has no side parallel to an axis', () => {
  for (const seed of many) {
    const corners = pointsIn(poseProblem(named('cg-parallelogram-by-mid-points'), seed).question)
    expect(corners).toHaveLength(4)
    corners.forEach(([x, y], index) => {
      const [u, v] = corners[(index + 1) % 4] ?? [x, y]
      expect([seed, x === u || y === v]).toEqual([seed, false])
    })
  }
})
