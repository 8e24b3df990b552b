import type { Random } from '../../../random'
import type { Point } from './point'
import { smallRatios } from './small-ratios'

/** A straight way AB of m + n equal parts, with a point after the first m. */
export interface Way {
  readonly scene: 0 | 1 | 2
  readonly a: Point
  readonly part: Point
  readonly m: number
  readonly n: number
  readonly last: 'point' | 'ratio'
}

export const endOf = ({ a, part, m, n }: Way): Point => [a[0] + (m + n) * part[0], a[1] + (m + n) * part[1]]
export const pointOf = ({ a, part, m }: Way): Point => [a[0] + m * part[0], a[1] + m * part[1]]

interface Scene {
  readonly from: string
  readonly to: string
  readonly unit: 'm' | 'km'
  readonly story: (a: string, b: string) => string
  readonly middle: string
  readonly length: string
  /** A thing of which the distances from A and B are compared, and one at a given place. */
  readonly point: (distances: string) => string
  readonly ratio: (place: string) => string
}

export const planScenes: readonly [Scene, Scene, Scene] = [
  {
    from: 'library',
    to: 'canteen',
    unit: 'm',
    story: (a, b) =>
      `On the plan of a school one unit of the grid stands for 1 m. The library is at $A${a}$ and the canteen at $B${b}$, and a straight path leads from one to the other.`,
    middle: 'A bench stands exactly half-way along the path. Find its coordinates.',
    length: 'How long is the path, in metres?',
    point: (distances) => `A tap stands at a point of the path ${distances}. Find the coordinates of the tap.`,
    ratio: (place) => `A lamp stands on the path at $${place}$. In what ratio does it divide $AB$, counted from $A$?`,
  },
  {
    from: 'power house',
    to: 'village',
    unit: 'km',
    story: (a, b) =>
      `On the map of a district one unit of the grid stands for 1 km. A straight power line runs from the power house at $A${a}$ to a village at $B${b}$.`,
    middle: 'The tallest mast stands half-way along the line. Find its coordinates.',
    length: 'Find the length of the power line, in kilometres.',
    point: (distances) =>
      `A second village is joined to the line at a point of the line ${distances}. Find the coordinates of this point.`,
    ratio: (place) =>
      `A canal crosses the line at $${place}$. In what ratio does this point divide $AB$, counted from $A$?`,
  },
  {
    from: 'start of the flight',
    to: 'end of the flight',
    unit: 'm',
    story: (a, b) =>
      `A drone photographs a field. One unit of the grid on its screen stands for 1 m, and its flight is the straight line from $A${a}$ to $B${b}$.`,
    middle: 'It takes its first picture half-way between $A$ and $B$. Find the coordinates of this point.',
    length: 'How far does the drone fly, in metres?',
    point: (distances) =>
      `It takes a second picture at a point of its way ${distances}. Find the coordinates of this point.`,
    ratio: (place) =>
      `It is right above a well when it is at $${place}$. In what ratio does this point divide $AB$, counted from $A$?`,
  },
]

export function drawWay(random: Random): Way {
  const [m, n] = random.pick([...smallRatios, [1, 4], [4, 1]] as const)
  const times = random.pick([1, 2] as const)
  const [u, v] = random.pick([
    [3 * times, 4 * times],
    [4 * times, 3 * times],
  ] as const)
  const [parts, up] = [m + n, random.pick([1, -1])]
  const low = random.integer(1, 6)
  return {
    scene: random.pick([0, 1, 2] as const),
    a: [random.integer(1, 6), up > 0 ? low : low + parts * v],
    part: [u, up * v],
    m,
    n,
    last: random.pick(['point', 'ratio'] as const),
  }
}
