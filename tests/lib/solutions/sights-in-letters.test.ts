import { heightInLetters, sightsInLetters } from '@/lib/solutions/trigonometry/sights-in-letters'

const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)

test('the heights in letters fit what is seen', () => {
  const [h, a, b] = [3, 25, 48]
  const cloud = heightInLetters('cloud', h, a, b)
  expect((cloud - h) / tan(a)).toBeCloseTo((cloud + h) / tan(b), 9)
  const house = heightInLetters('window', h, a, b)
  expect((house - h) / tan(a)).toBeCloseTo(h / tan(b), 9)
  const tower = heightInLetters('flagstaff', h, a, b)
  expect(tower / tan(a)).toBeCloseTo((tower + h) / tan(b), 9)
})

test('a proof ends with what was to be proved', () => {
  const { lines, key } = sightsInLetters.solve({ scene: 'window', h: 'h', angles: ['\\alpha', '\\beta'] })
  expect([lines.at(-1), key]).toEqual(['Hence proved.', 'proved'])
})
