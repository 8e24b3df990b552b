import fc from 'fast-check'
import { drawingOf } from '@/lib/figures/drawing-of'
import { figureWrongs } from '@/lib/figures/figure-schema'
import { inFull, writtenInFull, writtenWrongs, type WrittenFigure } from '@/lib/figures/short'
import { drawnFaults } from '@/checks/content/figure-drawn'

/** In full it is a figure that can be drawn. */
function expectDrawn(written: WrittenFigure): void {
  expect(writtenWrongs(written)).toEqual([])
  const figure = inFull(written)
  expect(figureWrongs(figure)).toEqual([])
  expect(() => drawingOf(figure)).not.toThrow()
}

const length = fc.integer({ min: 20, max: 100 }).map((tenths) => tenths / 10)

test('every triangle with a parallel is a sketch that can be drawn, with the parallel in its ratio', () => {
  fc.assert(
    fc.property(length, length, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (ab, bc, m, n) => {
      const ca = Math.max(Math.abs(ab - bc) + 1, (ab + bc) / 2)
      fc.pre(ca < ab + bc)
      const written = { kind: 'triangle', sides: { AB: ab, BC: bc, CA: ca }, parallel: 'DE', ratio: [m, n] } as const
      expectDrawn(written)
      const figure = inFull(written)
      if (figure.kind !== 'sketch') throw new Error('a triangle is a sketch')
      const { A = [0, 0], B = [0, 0], D = [0, 0], E = [0, 0] } = figure.points
      expect(D[1]).toBeCloseTo(E[1], 2)
      expect((A[1] - D[1]) * n).toBeCloseTo((D[1] - B[1]) * m, 1)
    }),
  )
})

test('every pair of tangents meets its radii at right angles', () => {
  fc.assert(
    fc.property(length, fc.integer({ min: 20, max: 150 }), fc.boolean(), (radius, angle, chord) => {
      const written = { kind: 'tangents', radius, angle, chord } as const
      expectDrawn(written)
      const figure = inFull(written)
      if (figure.kind !== 'sketch') throw new Error('tangents are a sketch')
      const { A = [0, 0], P = [0, 0] } = figure.points
      expect(Math.abs(A[0] * (P[0] - A[0]) + A[1] * (P[1] - A[1]))).toBeLessThan(0.05 * P[0])
    }),
  )
})

test('the columns of a frequency table are worked out', () => {
  const table = inFull({
    kind: 'frequencies',
    of: 'Marks',
    classes: ['0-10', '10-20', '20-30'],
    f: [4, 9, 7],
    with: ['x', 'fx', 'cf'],
    total: true,
  })
  expect(table).toMatchObject({
    kind: 'table',
    head: ['Marks', '$x$', '$f$', '$fx$', '$cf$'],
    rows: [
      ['0-10', '5', '4', '20', '4'],
      ['10-20', '15', '9', '135', '13'],
      ['20-30', '25', '7', '175', '20'],
      ['Total', '', '20', '330', ''],
    ],
  })
})

test.each<WrittenFigure>([
  { kind: 'triangle' },
  { kind: 'triangle', names: 'PQR', right: 'Q' },
  { kind: 'triangle', right: 'A' },
  { kind: 'triangle', right: 'C' },
  {
    kind: 'triangle',
    sides: { AB: 4.5, BC: 6, CA: 3 },
    parallel: 'DE',
    labels: { AD: '1.5 cm', DB: '3 cm', AE: '1 cm', EC: '2 cm', DE: '2 cm', BC: '6 cm' },
    ratio: [1, 2],
  },
  { kind: 'triangle', sides: { AB: 3, BC: 4, AC: 5 }, right: 'B', labels: { AB: '3 cm', BC: '4 cm' } },
  { kind: 'tangents', radius: 5, distance: 13, labels: { OA: '5 cm', OP: '13 cm', PA: '12 cm' } },
  { kind: 'tangents', radius: 3, angle: 60, chord: true },
  { kind: 'tangents', radius: 5, distance: 13, at: 'T', labels: { OT: '5 cm', OP: '13 cm', PT: '12 cm' } },
  { kind: 'frequencies', of: 'Age', classes: ['5', '6', '7'], f: [3, 5, 2], with: ['cf'] },
])('%j is drawn with every label in its place, and described in words', (written) => {
  expectDrawn(written)
  expect(drawnFaults(inFull(written))).toEqual([])
  expect(inFull(written).description).toMatch(/^[A-Z].*[.]$/)
})

test('what is no short form goes through as it is', () => {
  const line = { kind: 'number-line', from: 0, to: 5, marks: [{ at: 2, label: '2' }], description: 'A line.' } as const
  expect(writtenInFull(line)).toEqual(line)
  expect(writtenInFull({ kind: 'tangents', radius: 5 })).toBeUndefined()
  expect(writtenInFull(null)).toBeUndefined()
})
