import { exactTex, exactText, gapTex, named, tupleTex } from '../../../solutions/coordinate-geometry/pieces/point'
import { ratioLines } from '../../../solutions/coordinate-geometry/pieces/division'
import { averageTex, sectionAt, sectionLines } from '../../../solutions/coordinate-geometry/pieces/section'
import { fraction } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { PosedPart } from '../../posed'
import { chain, earns, isValue, line, says, type Slip } from '../../template'
import { endOf, planScenes, pointOf, type Way } from './plan-scenes'
import { pointText, squaredDistance } from './point'

const words = ['', 'equal to', 'twice', 'three times', 'four times']

/** "whose distance from B is twice its distance from A"; "whose distances from A and B are in the ratio 2 : 3". */
function told({ m, n }: Way): string {
  if (m === 1) return `whose distance from $B$ is ${words[n] ?? ''} its distance from $A$`
  if (n === 1) return `whose distance from $A$ is ${words[m] ?? ''} its distance from $B$`
  return `whose distances from $A$ and $B$ are in the ratio $${m} : ${n}$`
}

export function wayParts(way: Way): readonly PosedPart[] {
  const { scene, a, m, n, last } = way
  const { middle, length, point, ratio, unit } = planScenes[scene]
  const [b, p] = [endOf(way), pointOf(way)]
  const [from, to] = [named('A', a), named('B', b)]
  const centre = sectionAt(from.at, to.at, 1, 1)
  const square = squaredDistance(a, b)
  return [
    {
      label: '(i)',
      ask: middle,
      rule: { kind: 'coordinates', expected: exactText(centre) },
      steps: [
        earns(
          1,
          says`By the mid-point formula it is ${chain(tupleTex(averageTex(a[0], b[0]), averageTex(a[1], b[1])), exactTex(centre))}.`,
          'middle',
        ),
      ],
    },
    {
      label: '(ii)',
      ask: length,
      rule: { kind: 'number', expected: `${Math.sqrt(square)}`, unit },
      steps: [
        earns(
          0.5,
          says`By the distance formula, ${chain('AB', `\\sqrt{${gapTex(b[0], a[0])}^2 + ${gapTex(b[1], a[1])}^2}`)}`,
          'formula',
        ),
        earns(
          0.5,
          says`${chain('AB', `\\sqrt{${square}}`, `${Math.sqrt(square)}`)}, so ${isValue('the length', `${Math.sqrt(square)}`, unit)}.`,
          'root',
        ),
      ],
    },
    last === 'point'
      ? {
          label: '(iii)',
          ask: point(told(way)),
          rule: { kind: 'coordinates', expected: pointText(p) },
          steps: [
            earns(0.5, `The point $P$ divides $AB$ so that $AP : PB = ${m} : ${n}$. By the section formula,`, 'ratio'),
            ...sectionLines('P', from.at, to.at, fraction(m), fraction(n)),
            earns(0.5, `Hence it is the point $${pointText(p)}$.`),
          ],
        }
      : {
          label: '(iii)',
          ask: ratio(pointText(p)),
          rule: { kind: 'ratio', expected: `${m}:${n}` },
          steps: [
            ...ratioLines({ a: from, b: to, name: 'P', known: fraction(p[0]), by: 0 }),
            line('checked', 'The $y$-coordinates give the same value of $k$.'),
            earns(0.5, `Hence the ratio is $${m} : ${n}$.`),
          ],
        },
  ]
}

/** Wrong answers to the three parts. */
export function waySlips(way: Way): readonly Slip[] {
  const { a, m, n, last } = way
  const [b, p] = [endOf(way), pointOf(way)]
  const square = squaredDistance(a, b)
  const half = (sign: 1 | -1) => exactText([fraction(b[0] + sign * a[0], 2), fraction(b[1] + sign * a[1], 2)])
  const turned = pointText([a[0] + n * way.part[0], a[1] + n * way.part[1]])
  return [
    ...inPart('(i)', half(1), [
      {
        response: half(-1),
        note: 'The mid-point is half of the sum of the coordinates, not half of the difference.',
        step: 'middle',
      },
    ]),
    ...inPart('(ii)', `${Math.sqrt(square)}`, [
      { response: `${square}`, note: 'Take the square root to get the distance.', step: 'root' },
      {
        response: `${Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1])}`,
        note: 'Square each difference before you add.',
        step: 'root',
      },
    ]),
    ...(last === 'point'
      ? inPart('(iii)', pointText(p), [
          { response: turned, note: 'The ratio is turned round: which end is nearer?', step: 'ratio' },
          {
            response: pointText([p[1], p[0]]),
            note: 'The coordinates are in the wrong order: $x$ comes first.',
            step: 'last',
          },
        ])
      : inPart('(iii)', `${m}:${n}`, [
          { response: `${n}:${m}`, note: 'The ratio is turned round: it is counted from $A$.', step: 'last' },
          {
            response: `${m}:${m + n}`,
            note: 'That compares the first part with the whole. The ratio of the two parts is asked.',
            step: 'last',
          },
        ])),
  ]
}
