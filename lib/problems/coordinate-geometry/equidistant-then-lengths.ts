import { drawEqual, lengthSides, valuesOf, type EqualDistances } from './pieces/equal-distances'
import { pointText, squaredDistance } from './pieces/point'
import { equidistantUnknown } from '../../solutions/coordinate-geometry/equidistant-unknown'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { fraction, surd, surdTex, surdText } from '../../maths'
import { inPart } from '../slips/in-part'
import { chain, earns, line, says, template } from '../template'
import { lengthRule } from './pieces/length-rule'
import { lineOf } from '../../solutions/line'

const root = (square: number): string => surdText(surd(1, square))

/** E.g. "Q(2, 1) is equidistant from P(5, 5) and R(x, -3). (i) Find x. (ii) Find QR. (iii) Find PR for each value of x." */
export const equidistantThenLengths = template<EqualDistances>({
  id: 'cg-equidistant-and-lengths',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-equidistant-then-lengths', 'cg-coordinate-from-distance'],
  difficulty: 'medium',
  marks: 3,
  draw: drawEqual,
  pose: (draw) => {
    const { q, p, height, stem } = draw
    const [low, high] = valuesOf(draw)
    const worked = equidistantUnknown.solve({
      q: named('Q', q),
      p: named('P', p),
      r: { name: 'R', letter: 'x', unknown: 'x', known: fraction(height) },
    })
    const square = squaredDistance(q, p)
    const [near, far] = [squaredDistance(p, [low, height]), squaredDistance(p, [high, height])]
    const lines = worked.lines.map(lineOf).map((one) => ({ ...one, marks: 0 }))
    return {
      question:
        [
          `$Q${pointText(q)}$ is equidistant from $P${pointText(p)}$ and $R(x, ${height})$.`,
          `The point $Q${pointText(q)}$ is at equal distances from $P${pointText(p)}$ and $R(x, ${height})$.`,
          `On a grid map a bus stop at $Q${pointText(q)}$ is equally far from a school at $P${pointText(p)}$ and a bank at $R(x, ${height})$.`,
        ][stem] ?? '',
      parts: [
        {
          label: '(i)',
          ask: 'Find both values of $x$.',
          rule: { kind: 'roots', expected: worked.key },
          steps: lines.map((one, index) =>
            index === lines.length - 1 || one.name === 'subtracted' ? { ...one, marks: 0.5 } : one,
          ),
        },
        {
          label: '(ii)',
          ask: 'Find the distance $QR$, in units.',
          rule: { ...lengthRule(square), expected: root(square) },
          steps: [
            line('equal', '$QR$ is as long as $QP$ for both values of $x$.'),
            earns(1, says`Hence ${chain('QR', 'QP', ...lengthSides(p[0] - q[0], p[1] - q[1]))} units.`, 'root'),
          ],
        },
        {
          label: '(iii)',
          ask: 'Find the distance $PR$, in units, for each of the two values of $x$. Give both.',
          rule: {
            kind: 'roots',
            expected: `${root(near)}, ${root(far)}`,
            cases: { name: 'x', values: [`${low}`, `${high}`] },
          },
          steps: [
            earns(
              0.5,
              `For $x = ${low}$ the point is $R${pointText([low, height])}$ and $PR = ${lengthSides(low - p[0], height - p[1]).join(' = ')}$ units.`,
              'first',
            ),
            `For $x = ${high}$ the point is $R${pointText([high, height])}$ and $PR = ${lengthSides(high - p[0], height - p[1]).join(' = ')}$ units.`,
            earns(0.5, `Hence $PR$ is $${surdTex(surd(1, near))}$ units or $${surdTex(surd(1, far))}$ units.`),
          ],
        },
      ],
      hints: [
        'Equidistant means $QP = QR$. Write $QP^2 = QR^2$, so that no roots are left.',
        'A square can come from a positive number or from a negative one.',
        'Put each value of $x$ in $R$ before you find $PR$.',
      ],
      explanation:
        'There are two places for $R$, one on either side of $Q$; both are as far from $Q$ as $P$ is, but not equally far from $P$.',
    }
  },
  crossCheck: ({ q, p, height }) => {
    const far = Math.hypot(p[0] - q[0], p[1] - q[1])
    const values = Array.from({ length: 81 }, (_, index) => index - 40).filter(
      (x) => Math.abs(Math.hypot(x - q[0], height - q[1]) - far) < 1e-9,
    )
    return [
      values.join(', '),
      far.toFixed(4).replace('.0000', ''),
      values
        .map((x) =>
          Math.hypot(x - p[0], height - p[1])
            .toFixed(4)
            .replace('.0000', ''),
        )
        .join(', '),
    ]
  },
  slips: (draw) => {
    const { q, p, height } = draw
    const [low, high] = valuesOf(draw)
    const [near, far] = [squaredDistance(p, [low, height]), squaredDistance(p, [high, height])]
    const square = squaredDistance(q, p)
    return [
      ...inPart('(i)', `${high}, ${low}`, [
        { response: `${high}`, note: 'A positive number has two square roots: there is a second value.', step: 'root' },
        {
          response: `${-high}, ${-low}`,
          note: 'Both signs are turned round: look at the sign in the bracket.',
          step: 'last',
        },
      ]),
      ...inPart('(ii)', root(square), [
        { response: `${square}`, note: 'Take the square root last.', step: 'root' },
        {
          response: `${Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1])}`,
          note: 'Square each difference before you add.',
          step: 'root',
        },
      ]),
      ...inPart('(iii)', `${root(near)}, ${root(far)}`, [
        { response: `${near}, ${far}`, note: 'Take the square roots last.', step: 'first' },
        { response: root(near), note: 'There are two values of $x$: find $PR$ for each.', step: 'last' },
      ]),
    ]
  },
})
