import { lengthTex, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import { add, divide, fraction, multiply, sign, subtract, toTex, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

export type TreePart = 'whole' | 'standing' | 'fallen' | 'ground'

/** A tree AB that breaks at C; its top touches the ground at D, at an angle of 30° or 60°. */
export interface BrokenTree {
  readonly angle: 30 | 60
  readonly known: TreePart
  readonly length: Fraction
  readonly asked: TreePart
  readonly rootThree: RootThree
}

const product = (one: TwoTerm, two: TwoTerm): TwoTerm =>
  twoTerm(
    add(multiply(one.rational, two.rational), multiply(fraction(3), multiply(one.root, two.root))),
    add(multiply(one.rational, two.root), multiply(one.root, two.rational)),
  )

function quotient(one: TwoTerm, { rational, root }: TwoTerm): TwoTerm {
  const norm = subtract(multiply(rational, rational), multiply(fraction(3), multiply(root, root)))
  return product(one, twoTerm(divide(rational, norm), divide(subtract(fraction(0), root), norm)))
}

/** Each part over the standing one. */
const per: Readonly<Record<30 | 60, Readonly<Record<TreePart, TwoTerm>>>> = {
  30: { standing: twoTerm(1, 0), fallen: twoTerm(2, 0), whole: twoTerm(3, 0), ground: twoTerm(0, 1) },
  60: {
    standing: twoTerm(1, 0),
    fallen: twoTerm(0, fraction(2, 3)),
    whole: twoTerm(1, fraction(2, 3)),
    ground: twoTerm(0, fraction(1, 3)),
  },
}

const partOf = ({ angle, known, length }: BrokenTree, part: TreePart): TwoTerm =>
  product(quotient(twoTerm(length, 0), per[angle][known]), per[angle][part])

const names: Readonly<Record<TreePart, string>> = { whole: 'AB', standing: 'BC', fallen: 'CD', ground: 'BD' }
const called: Readonly<Record<TreePart, string>> = {
  whole: 'the whole height of the tree was',
  standing: 'the tree broke at a height of',
  fallen: 'the broken part is',
  ground: 'the top touches the ground at a distance from the foot of',
}

/** E.g. "A tree 12 m high breaks, and its top touches the ground at an angle of 60°. At what height did it break?" */
export const brokenTree = worked<BrokenTree>({
  id: 'broken-tree',
  archetype: 'ht-single-elevation',
  objection: (given) => {
    if (sign(given.length) <= 0) return 'A length is more than zero.'
    if (given.known === given.asked) return 'That length is given already.'
    return rootObjection(partOf(given, given.asked), given.rootThree)
  },
  solve: (given) => {
    const { angle, known, length, asked, rootThree } = given
    const value = partOf(given, asked)
    const put = rootThree !== null && value.root.n !== 0n
    const slant = angle === 30 ? '2h' : '\\frac{2h}{\\sqrt{3}}'
    const ground = angle === 30 ? 'h\\sqrt{3}' : '\\frac{h}{\\sqrt{3}}'
    const own: Readonly<Record<TreePart, string>> = {
      standing: 'h',
      fallen: slant,
      whole: `h + ${slant}`,
      ground,
    }
    const standing = partOf(given, 'standing')
    return {
      lines: [
        `Let the tree $AB$ break at $C$, and let its top touch the ground at $D$. Let $BC = h$; $\\angle CDB = ${angle}^\\circ$ and $CD = AC$.`,
        earns(0.5, `$\\sin ${angle}^\\circ = \\frac{BC}{CD}$, so $CD = ${slant}$`, 'broken part'),
        earns(0.5, `$\\tan ${angle}^\\circ = \\frac{BC}{BD}$, so $BD = ${ground}$`, 'ground'),
        `Given: $${names[known]} = ${own[known]} = ${toTex(length)}$, so $h = ${twoTermTex(standing)}$`,
        earns(0.5, `$${names[asked]} = ${own[asked]} = ${twoTermTex(value)}$ m`, 'length'),
        earns(0.5, `Hence ${called[asked]} $${put ? lengthText(value, rootThree) : lengthTex(value)}$ m.`),
      ],
      key: lengthText(value, rootThree),
    }
  },
})
