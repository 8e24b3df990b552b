import type { SpecialAngle } from './special-lengths'

/** What is asked at which angle. */
export const specialAngles: readonly SpecialAngle[] = [
  {
    angle: 90,
    length: 'OP',
    root: 2,
    times: 1,
    over: 1,
  },
  {
    angle: 60,
    length: 'OP',
    root: 1,
    times: 2,
    over: 1,
  },
  {
    angle: 60,
    length: 'PA',
    root: 3,
    times: 1,
    over: 1,
  },
  {
    angle: 60,
    length: 'AB',
    root: 3,
    times: 1,
    over: 1,
  },
  {
    angle: 120,
    length: 'PA',
    root: 3,
    times: 1,
    over: 3,
  },
  {
    angle: 90,
    length: 'AB',
    root: 2,
    times: 1,
    over: 1,
  },
]
