import { lengthIn, lengthTex } from './root-three'
import { minus, overTanChain, overTangent } from './tan-lines'
import { plus, scaled, type TwoTerm } from './two-term'
import type { DepressionScene } from './depression-scenes'
import type { PosedPart } from '../../posed'
import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import { chain, earns, isValue, line, says } from '../../template'

/** Two things P and Q on one side of the foot B, seen from A; the last part asks one of two questions. */
export interface CaseDraw {
  readonly scene: DepressionScene
  readonly height: TwoTerm
  readonly near: StandardAngle
  readonly far: StandardAngle
  readonly first: 'P' | 'Q'
  /** Seen at 30° or 60°, so that its line of sight has no √2. */
  readonly sight: 'P' | 'Q'
  /** The angle of a third thing R on the opposite side, or null where P and Q are compared. */
  readonly opposite: StandardAngle | null
}

export const angleOf = ({ near, far }: CaseDraw, point: 'P' | 'Q'): StandardAngle => (point === 'P' ? near : far)

export const groundTo = (draw: CaseDraw, angle: StandardAngle): TwoTerm => overTangent(draw.height, angle)

/** The line of sight: height ÷ sin of 30° or of 60°. */
export const sightOf = (draw: CaseDraw): TwoTerm => {
  const angle = angleOf(draw, draw.sight)
  return scaled(angle === 30 ? draw.height : overTangent(draw.height, 60), 2)
}

/** What the last part asks. */
export function lastOf(draw: CaseDraw): TwoTerm {
  const { near, far, opposite } = draw
  const nearer = groundTo(draw, near)
  return opposite === null ? minus(groundTo(draw, far), nearer) : plus(nearer, groundTo(draw, opposite))
}

const nameOf = ({ scene }: CaseDraw, point: 'P' | 'Q'): string => (point === 'P' ? scene.one : scene.other)

function groundPart(draw: CaseDraw): PosedPart {
  const { near, far, first, height } = draw
  const value = groundTo(draw, angleOf(draw, first))
  return {
    label: '(i)',
    ask: `Find the distance of ${nameOf(draw, first)} from $B$, in metres.`,
    rule: ruleOf(value),
    steps: [
      line('angle', `$\\angle APB = ${near}^\\circ$ and $\\angle AQB = ${far}^\\circ$ (alternate angles).`),
      earns(
        0.5,
        says`$\\tan ${angleOf(draw, first)}^\\circ = \\frac{AB}{B${first}}$, so ${overTanChain(`B${first}`, height, angleOf(draw, first))} m`,
      ),
      earns(0.5, says`Hence ${isValue(`the distance of ${nameOf(draw, first)} from $B$`, lengthTex(value), 'm')}.`),
    ],
  }
}

function sightPart(draw: CaseDraw): PosedPart {
  const { sight, height } = draw
  const [angle, value] = [angleOf(draw, sight), sightOf(draw)]
  const sine = angle === 30 ? '\\frac{1}{2}' : '\\frac{\\sqrt{3}}{2}'
  return {
    label: '(ii)',
    ask: `Find the distance of ${nameOf(draw, sight)} from $A$, in metres.`,
    rule: ruleOf(value),
    steps: [
      earns(
        0.5,
        says`$\\sin ${angle}^\\circ = \\frac{AB}{A${sight}}$, so ${chain(`A${sight}`, `${lengthTex(height)} \\div ${sine}`, lengthTex(value))} m`,
        'hypotenuse',
      ),
      earns(0.5, says`Hence ${isValue(`the distance of ${nameOf(draw, sight)} from $A$`, lengthTex(value), 'm')}.`),
    ],
  }
}

function lastPart(draw: CaseDraw): PosedPart {
  const { scene, near, far, first, opposite, height } = draw
  const [other, point, joined] = opposite === null ? ([far, 'Q', 'PQ'] as const) : ([opposite, 'R', 'PR'] as const)
  const toFoot = (end: string, angle: StandardAngle, length: TwoTerm, isKnown: boolean) =>
    earns(
      0.5,
      isKnown
        ? says`From (i), ${chain(`B${end}`, lengthTex(length))} m`
        : says`$\\tan ${angle}^\\circ = \\frac{AB}{B${end}}$, so ${overTanChain(`B${end}`, height, angle)} m`,
    )
  const thing = scene.one.replace(/ .*$/, '')
  const [nearer, second, value] = [groundTo(draw, near), groundTo(draw, other), lastOf(draw)]
  const sum =
    opposite === null
      ? chain('PQ', 'BQ - BP', ...distinct(`${lengthTex(second)} - ${lengthTex(nearer)}`, lengthTex(value)))
      : chain('PR', 'BP + BR', `${lengthTex(nearer)} + ${lengthTex(second)}`)
  return {
    label: '(iii)',
    ask:
      opposite === null
        ? `Find the distance between the two ${scene.objects}, in metres.`
        : `A third ${thing} $R$ is in line with $B$ and $P$, on the opposite side of $B$, and its angle of depression from $A$ is $${opposite}^\\circ$. Find the distance $PR$, in metres.`,
    rule: ruleOf(value),
    steps: [
      toFoot('P', near, nearer, first === 'P'),
      toFoot(point, other, second, first === 'Q' && point === 'Q'),
      earns(0.5, says`${sum} m`, 'joined'),
      earns(
        0.5,
        says`Hence ${isValue(opposite === null ? `the distance between the two ${scene.objects}` : `the distance $${joined}$`, lengthTex(value), 'm')}.`,
      ),
    ],
  }
}

/** The difference, and what it comes to where that is not the same again. */
const distinct = (difference: string, value: string): readonly string[] =>
  difference === value ? [value] : [difference, value]

function ruleOf(value: TwoTerm): PosedPart['rule'] {
  const rule = lengthIn(value, 'left')
  if (rule.kind !== 'number' && rule.kind !== 'surd') throw new Error(`casePart: ${rule.kind} is no length`)
  return rule
}

/** One mark for each of the first two parts, two for the third. */
export const caseParts = (draw: CaseDraw): readonly PosedPart[] => [groundPart(draw), sightPart(draw), lastPart(draw)]
