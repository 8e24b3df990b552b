import { arcAndArea } from '@/lib/solutions/areas-volumes/arc-and-area'
import { segmentInLetters, segmentSize } from '@/lib/solutions/areas-volumes/segment-in-letters'
import { fraction } from '@/lib/maths'

const value = (key: string): number => {
  const [, inside = '', below = ''] = /^r²\((.+)\)\/(\d+)$/.exec(key) ?? []
  const [, pi = '', sign = '', rest = ''] = /^(\d*)π ([+-]) (.+)$/.exec(inside) ?? []
  const [, times = '1', root = ''] = /^(\d*)(√3)?$/.exec(rest) ?? []
  const other = Number(times || 1) * (root === '' ? 1 : Math.sqrt(3))
  return (Number(pi || 1) * Math.PI + (sign === '+' ? other : -other)) / Number(below)
}

test.each([60, 90, 120] as const)('the segments of %i° are what decimals make of them', (angle) => {
  for (const segment of ['minor', 'major'] as const) {
    const { key } = segmentInLetters.solve({ angle, letter: 'r', segment, isProof: false })
    expect(value(key)).toBeCloseTo(segmentSize({ angle, segment }), 9)
    // sector less triangle, by the sine
    const minor = (angle / 360) * Math.PI - Math.sin((angle * Math.PI) / 180) / 2
    expect(segmentSize({ angle, segment })).toBeCloseTo(segment === 'minor' ? minor : Math.PI - minor, 9)
  }
})

test('arc and area of a sector are found from each other', () => {
  expect(arcAndArea.solve({ asked: 'arc', radius: fraction(36), told: fraction(54), unit: 'cm' }).key).toBe('3π')
  expect(arcAndArea.solve({ asked: 'area', radius: fraction(36), told: fraction(3), unit: 'cm' }).key).toBe('54π')
  expect(arcAndArea.objection({ asked: 'area', radius: fraction(2), told: fraction(5), unit: 'cm' })).toMatch(/longer/)
})
