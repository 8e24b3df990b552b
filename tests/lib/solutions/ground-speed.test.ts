import { groundSpeed } from '../../../lib/solutions/trigonometry/ground-speed'
import { standardAngles } from '../../../lib/solutions/trigonometry/pieces/ratio'
import { twoTerm } from '../../../lib/solutions/trigonometry/pieces/two-term'
import { numberOf } from '../../../lib/answers/number-of'
import { fraction } from '../../../lib/maths'

test('the speed on the ground is the way by the tangents, over the time', () => {
  for (const from of standardAngles)
    for (const to of standardAngles)
      for (const height of [12, 75, 150]) {
        if (from === to) continue
        const given = {
          height: twoTerm(height, 0),
          from,
          to,
          time: fraction(6),
          unit: 'seconds',
          isHourly: false,
        } as const
        const away = (angle: number) => height / Math.tan((angle * Math.PI) / 180)
        const speed = Math.abs(away(from) - away(to)) / 6
        expect(numberOf(groundSpeed.solve(given).key)).toBeCloseTo(speed, 9)
        expect(numberOf(groundSpeed.solve({ ...given, isHourly: true }).key)).toBeCloseTo(speed * 3.6, 9)
      }
})
