import { lengthLines, lengthTex, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { metres, minus, overTangent } from './pieces/tan-lines'
import { plus, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import { valueTex, type StandardAngle } from './pieces/ratio'
import { add, divide, fraction, multiply, sign, subtract, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** A length of the figure: the height AB, from its foot B to the nearer point C and to the farther one D, and CD. */
export type SightLength = 'height' | 'near' | 'far' | 'apart'

/** The top of one height seen from two points of the ground, or two points from the top; or equal heights at C and D seen from B. */
export interface TwoSights {
  /** 'same': C and D on one side of B; 'opposite': B between them; 'equal': equal heights stand at C and D, and the point B is between them. */
  readonly layout: 'same' | 'opposite' | 'equal'
  readonly near: StandardAngle
  readonly far: StandardAngle
  readonly isDepression: boolean
  readonly known: SightLength
  readonly length: TwoTerm
  /** 'grounds': both distances from the foot, the nearer one first. */
  readonly asked: SightLength | 'grounds'
  readonly rootThree: RootThree
}

const times = (one: TwoTerm, two: TwoTerm): TwoTerm =>
  twoTerm(
    add(multiply(one.rational, two.rational), multiply(fraction(3), multiply(one.root, two.root))),
    add(multiply(one.rational, two.root), multiply(one.root, two.rational)),
  )

/** 1 over it. */
function inverse({ rational, root }: TwoTerm): TwoTerm {
  const norm: Fraction = subtract(multiply(rational, rational), multiply(fraction(3), multiply(root, root)))
  return twoTerm(divide(rational, norm), divide(subtract(fraction(0), root), norm))
}

/** Each length over the height. */
function perHeight({
  layout,
  near,
  far,
}: Pick<TwoSights, 'layout' | 'near' | 'far'>): Readonly<Record<SightLength, TwoTerm>> {
  const [one, two] = [overTangent(metres(1), near), overTangent(metres(1), far)]
  return { height: metres(1), near: one, far: two, apart: layout === 'same' ? minus(two, one) : plus(one, two) }
}

/** All four lengths. */
export function lengthsOfSights(given: TwoSights): Readonly<Record<SightLength, TwoTerm>> {
  const per = perHeight(given)
  const height = times(given.length, inverse(per[given.known]))
  const of = (name: SightLength) => times(height, per[name])
  return { height, near: of('near'), far: of('far'), apart: of('apart') }
}

const groundTex = (name: string, height: string, angle: StandardAngle): string =>
  angle === 45 ? height : angle === 60 ? `\\frac{${name === '' ? '' : height}}{\\sqrt{3}}` : `${height}\\sqrt{3}`

const names: Readonly<Record<SightLength, string>> = { height: 'h', near: 'BC', far: 'BD', apart: 'CD' }
const called: Readonly<Record<SightLength, string>> = {
  height: 'the height',
  near: 'the distance of the nearer point from the foot',
  far: 'the distance of the farther point from the foot',
  apart: 'the distance between the two points',
}
const calledOfEqual: Readonly<Record<SightLength, string>> = {
  height: 'the height of each',
  near: 'the distance of the point from the nearer one',
  far: 'the distance of the point from the farther one',
  apart: 'the distance between the two',
}

const openings: Readonly<Record<TwoSights['layout'], string>> = {
  same: 'Let $AB = h$ stand upright, and let $C$ and $D$ be the two points on one side of $B$, $C$ the nearer one',
  opposite: 'Let $AB = h$ stand upright, and let $C$ and $D$ be the two points on opposite sides of $B$',
  equal: 'Let the two equal heights $h$ stand at $C$ and $D$, and let $B$ be the point between them, nearer to $C$',
}

/** E.g. "A boy sees the top of a tower at 30°; 40 m nearer to it at 60°. Find the height and the distance of the first point." */
export const twoSights = worked<TwoSights>({
  id: 'two-sights',
  archetype: 'ht-two-angles-same-side',
  objection: (given) => {
    const { length, near, far, layout, known, asked, rootThree } = given
    if (sign(length.rational) < 0 || sign(length.root) < 0 || (length.rational.n === 0n && length.root.n === 0n))
      return 'A length is more than zero.'
    if (known === asked) return 'That length is given already.'
    if (layout === 'same' ? far >= near : far > near)
      return 'From the nearer point the angle must be the larger one: check what you typed.'
    const all = lengthsOfSights(given)
    return asked === 'grounds'
      ? (rootObjection(all.near, rootThree) ?? rootObjection(all.far, rootThree))
      : rootObjection(all[asked], rootThree)
  },
  solve: (given) => {
    const { layout, near, far, isDepression, known, length, asked, rootThree } = given
    const per = perHeight(given)
    const all = lengthsOfSights(given)
    const ground = (name: SightLength, angle: StandardAngle) =>
      `$\\tan ${angle}^\\circ = \\frac{h}{${names[name]}} = ${valueTex('tan', angle)}$, so $${names[name]} = ${groundTex(names[name], 'h', angle)}$`
    const sum = layout === 'same' ? 'BD - BC' : 'BC + BD'
    const isApart = known === 'apart' || asked === 'apart'
    const opposite = isDepression ? ' (alternate angles)' : ''
    const factor = twoTermTex(per[known])
    const shown = /[+-]/.test(factor.slice(1)) ? `(${factor})` : factor
    const height =
      known === 'height'
        ? []
        : [
            known !== 'apart'
              ? `$${names[known]} = ${twoTermTex(length)}$`
              : `So $${shown}\\,h = ${twoTermTex(length)}$`,
            earns(0.5, `Hence $h = ${lengthTex(all.height)}$ m`, 'height'),
          ]
    const angles = layout === 'equal' ? ['CB', 'DB'] : ['ACB', 'ADB']
    const stated =
      layout === 'equal'
        ? `the angles of elevation at $B$ are $${near}^\\circ$ and $${far}^\\circ$`
        : `$\\angle ${angles[0]} = ${near}^\\circ$ and $\\angle ${angles[1]} = ${far}^\\circ$${opposite}`
    const head = [
      `${openings[layout]}; ${stated}. Given: $${names[known]} = ${twoTermTex(length)}$ m.`,
      earns(0.5, ground('near', near), 'nearer'),
      earns(0.5, ground('far', far), 'farther'),
      ...(isApart ? [`$CD = ${sum} = ${shownApart(per.apart)}$`] : []),
      ...height,
    ]
    if (asked === 'grounds') {
      const [one, two] = [lengthText(all.near, rootThree), lengthText(all.far, rootThree)]
      const put =
        rootThree === null
          ? []
          : [
              ...lengthLines(0, called.near, 'BC', all.near, rootThree),
              ...lengthLines(0, called.far, 'BD', all.far, rootThree),
            ]
      const last =
        rootThree === null
          ? [earns(1, `Hence $BC = ${lengthTex(all.near)}$ m and $BD = ${lengthTex(all.far)}$ m.`)]
          : put
      return { lines: [...head, ...last], key: `${one}, ${two}` }
    }
    const result = all[asked]
    const of = (layout === 'equal' ? calledOfEqual : called)[asked]
    return {
      lines: [
        ...head,
        ...(asked === 'height'
          ? rootThree === null
            ? []
            : lengthLines(1, of, 'h', result, rootThree)
          : [
              ...(rootThree === null
                ? [
                    earns(
                      1,
                      `With $h = ${lengthTex(all.height)}$ m, ${of} is $${names[asked]} = ${lengthTex(result)}$ m.`,
                    ),
                  ]
                : lengthLines(1, of, names[asked], result, rootThree)),
            ]),
        ...(asked === 'height' && rootThree === null ? [`So ${of} is $${lengthTex(result)}$ m.`] : []),
      ],
      key: lengthText(result, rootThree),
    }
  },
})

const shownApart = (per: TwoTerm): string => {
  const factor = twoTermTex(per)
  return /[+-]/.test(factor.slice(1)) ? `(${factor})\\,h` : `${factor === '1' ? '' : factor}\\,h`
}
