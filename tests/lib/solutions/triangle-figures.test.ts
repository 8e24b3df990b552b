import fc from 'fast-check'
import { expanded } from '@/lib/solutions/pieces/figure/expanded'
import type { Asked, TriangleFigure } from '@/lib/solutions/triangles/figure/told'
import { triangleFigure } from '@/lib/solutions/triangles/figure/triangle-figure'
import { faults, keyValue } from './working'
import { runsOf } from '../../seeds'

const whole = (min: number, max: number) => fc.integer({ min, max })
const size = (name: string): Asked => ({ kind: 'size', name })
const figure = (corners: readonly string[], told: readonly string[], ...asked: readonly Asked[]): TriangleFigure => ({
  facts: told.flatMap(expanded),
  corners,
  asked,
  unit: 'cm',
})
const worked = (given: TriangleFigure): string => {
  expect(triangleFigure.objection(given)).toBeNull()
  const solution = triangleFigure.solve(given)
  expect(faults(solution)).toEqual([])
  return solution.key
}
const value = (given: TriangleFigure): number => keyValue(worked(given))
const lines = (given: TriangleFigure): string =>
  triangleFigure
    .solve(given)
    .lines.map((line) => (typeof line === 'string' ? line : line.text))
    .join('\n')

const cut = ['on D AB', 'on E AC', 'par DE BC']
const atD = ['on D BC', 'eq <ADC = <BAC']

describe('a figure of triangles', () => {
  test('a parallel to a side cuts the others in one ratio, and is as long as the ratio of the whole sides says', () => {
    fc.assert(
      fc.property(whole(1, 9), whole(1, 9), whole(2, 12), (a, b, c) => {
        const told = [...cut, `eq AD = ${a}`, `eq DB = ${b}`, `eq AE = ${c}`, `eq BC = ${a + b}`]
        // so that the third side makes a triangle
        const whole = (c * (a + b)) / a
        fc.pre(whole > 0.1 && whole < 2 * (a + b) - 0.1)
        expect(value(figure(['ABC'], told, size('EC')))).toBeCloseTo((b * c) / a)
        expect(value(figure(['ABC'], told, size('DE')))).toBeCloseTo(a)
      }),
      { numRuns: runsOf(40), seed: 7 },
    )
  })
  test('with angle ADC equal to angle BAC, CA is the mean proportional of CB and CD', () => {
    fc.assert(
      fc.property(whole(2, 9), whole(1, 12), (ca, off) => {
        const told = [...atD, `eq CA = ${ca}`, `eq CB = ${ca + off}`]
        expect(value(figure(['ABC'], told, size('CD')))).toBeCloseTo((ca * ca) / (ca + off))
      }),
      { numRuns: runsOf(40), seed: 7 },
    )
  })
  test('a square root that is none of a square stays exact', () => {
    expect(worked(figure(['ABC'], [...atD, 'eq CD = 3', 'eq CB = 6'], size('CA')))).toBe('3√2')
  })
  test('a length that follows from no three others is called x, and the root that is none is rejected', () => {
    const given = figure(['ABC'], [...atD, 'eq CA = 6', 'eq BD = 5'], size('CD'))
    expect(worked(given)).toBe('4')
    expect(lines(given)).toContain('$x = -9$ is rejected')
  })
  test('the letter that lengths are told in, then a length', () => {
    const told = [...cut, 'eq AD = 4 x - 3', 'eq AE = 8 x - 7', 'eq BD = 3 x - 1', 'eq CE = 5 x - 3']
    const given = figure(['ABC'], told, { kind: 'letter', name: 'x' }, size('AB'))
    expect(triangleFigure.solve(given).key).toBe('x = 1, AB = 3 cm')
    expect(lines(given)).toContain('$x = -0.5$ is rejected: it would make $AD = 4x - 3$ equal to $-5$')
  })
  test('two values of the letter that both make the figure are no answer', () => {
    const told = [
      'trap PQRS',
      'par PQ SR',
      'meet PR QS O',
      'eq OP = 3 x - 19',
      'eq OQ = x - 3',
      'eq OR = x - 5',
      'eq OS = 3',
    ]
    expect(triangleFigure.objection(figure(['PQRS'], told, { kind: 'letter', name: 'x' }))).not.toBeNull()
  })
  test('which triangles are similar is said first, with a reason for each of two angles', () => {
    const told = ['on D AE', 'pgram ABCD', 'meet BE CD F', 'eq AB = 8', 'eq AD = 9', 'eq DE = 3']
    const given = figure(['ABCD'], told, size('CF'))
    expect(worked(given)).toBe('6')
    expect(lines(given).split('\n')[0]).toMatch(/opposite angles of a parallelogram.*alternate angles.*\\sim.*\(AA\)$/)
  })
  test('ratios, and the ratio of perimeters, without a length', () => {
    const told = [...cut, 'eq 3 AD = 2 DB']
    expect(worked(figure(['ABC'], told, { kind: 'ratio', top: 'DE', bottom: 'BC' }))).toBe('2 : 5')
    expect(worked(figure(['ABC'], told, { kind: 'ratio', top: 'ADE', bottom: 'ABC' }))).toBe('2 : 5')
    expect(triangleFigure.objection(figure(['ABC'], told, size('DE')))).not.toBeNull()
  })
  test('medians and altitudes of similar triangles', () => {
    const told = ['sim ABC PQR', 'eq AM = 6', 'eq PN = 9', 'eq AB = 8']
    expect(worked(figure(['ABC', 'PQR'], [...told, 'mid M BC', 'mid N QR'], size('PQ')))).toBe('12')
    const heights = [...told, 'alt AM BC', 'alt PN QR']
    expect(worked(figure(['ABC', 'PQR'], heights, size('PQ')))).toBe('12')
    // a median of the one and an altitude of the other do not correspond
    const mixed = [...told, 'mid M BC', 'alt PN QR']
    expect(triangleFigure.objection(figure(['ABC', 'PQR'], mixed, size('PQ')))).not.toBeNull()
  })
  test('a line across a trapezium is as long as the parts on both sides of a diagonal', () => {
    const told = [
      'trap ABCD',
      'par AB DC',
      'on E AD',
      'on F BC',
      'par EF AB',
      'eq AB = 16',
      'eq DC = 6',
      'eq 2 AE = 3 ED',
    ]
    const given = figure(['ABCD'], told, size('EF'))
    expect(worked(given)).toBe('10')
    expect(lines(given)).toContain('Join $AC$')
  })
  test('a parallel is drawn where a line from a corner goes through the middle of a median', () => {
    const told = ['mid D BC', 'mid E AD', 'on E BF', 'on F AC']
    expect(worked(figure(['ABC'], told, { kind: 'ratio', top: 'AF', bottom: 'FC' }))).toBe('1 : 2')
  })
  test.each([
    ['a part that is longer than the whole', [...cut, 'eq AD = 7', 'eq AB = 5', 'eq AE = 2'], 'EC'],
    ['a length that is missing', [...cut, 'eq AD = 3', 'eq AB = 5', 'eq AE = 2'], 'BC'],
    ['sides of no triangle', [...cut, 'eq AB = 3', 'eq BC = 4', 'eq CA = 9', 'eq AD = 1'], 'DE'],
    ['four lengths that no parallel makes', [...cut, 'eq AD = 2', 'eq DB = 3', 'eq AE = 4', 'eq EC = 5'], 'AC'],
    ['a leg that is longer than the hypotenuse', ['right ABC', 'eq AB = 6', 'eq AC = 5'], 'BC'],
    ['a line that no rule knows', [...cut, 'eq AD = 3', 'eq AB = 5', 'eq AE = 2', 'scalene ABC'], 'EC'],
  ])('no answer from %s', (_, told, asked) => {
    expect(triangleFigure.objection(figure(['ABC'], told, size(asked)))).not.toBeNull()
  })
})
