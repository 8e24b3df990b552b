import { type Fact, type FactOf, isWord, type Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { childrenOf, lettersOf, type Node, type TrigName } from '../../question/reading'
import { anglesOfRatios, holdsTrig } from '../../../solutions/trigonometry/pieces/ratio-sums'
import type { Told } from '../../../solutions/trigonometry/pieces/told-ratios'
import { toNumber } from '../../../maths/fraction'

const big = (letter: string): string => (/^[a-w]$/.test(letter) ? letter.toUpperCase() : letter)
export const bare = (node: Node): Node => (node.kind === 'bracket' ? bare(node.of) : node)

/** "sin a" is sin A: one spelling for the letters of angles. */
const withBigLetters = (node: Node): Node =>
  node.kind === 'letter'
    ? { ...node, name: big(node.name) }
    : node.kind === 'binary'
      ? { ...node, left: withBigLetters(node.left), right: withBigLetters(node.right) }
      : 'of' in node
        ? { ...node, of: withBigLetters(node.of) }
        : node
export const withBigAngles = (node: Node): Node =>
  node.kind === 'trig'
    ? { ...node, of: withBigLetters(node.of) }
    : node.kind === 'binary'
      ? { ...node, left: withBigAngles(node.left), right: withBigAngles(node.right) }
      : 'of' in node
        ? { ...node, of: withBigAngles(node.of) }
        : node

const over = (left: Node, right: Node): Node => ({ kind: 'binary', operation: '/', left, right })

/** "sin A = 3/5 cos B = 12/13": the number belongs to the first, the ratio begins the next. */
function equationsIn({ sides, relation }: FactOf<'equation'>): readonly Told[] | null {
  if (relation !== '=') return null
  const told: Told[] = []
  let [left, ...others] = sides
  while (left && others.length > 0) {
    const [right, ...more] = others
    if (!right) return null
    if (more.length === 0) return [...told, [left, right]]
    const parts = partedAtRatio(right)
    if (!parts) return null
    told.push([left, parts[0]])
    left = parts[1]
    others = more
  }
  return null
}

function partedAtRatio(node: Node): readonly [Node, Node] | null {
  if (node.kind !== 'binary' || node.operation !== '*' || node.implied !== true || node.right.kind !== 'trig')
    return null
  return holdsTrig(node.left) ? null : [node.left, node.right]
}

/** "8/17", "8 by 17" from a place on. */
function valueAt(items: readonly Item[], at: number): { readonly node: Node; readonly facts: readonly Fact[] } | null {
  const [item, by, below] = items.slice(at, at + 3)
  if (
    item?.kind !== 'number' &&
    !(item?.kind === 'formula' && lettersOf(item.node).size === 0 && !holdsTrig(item.node))
  )
    return null
  if (item.kind === 'number' && isWord(by, /^(?:by|upon|over)$/) && below?.kind === 'number')
    return { node: over(item.node, below.node), facts: [item, below] }
  return { node: item.node, facts: [item] }
}

export interface ToldAndAsked {
  readonly told: readonly Told[]
  /** In their order. */
  readonly asked: readonly Node[]
  readonly used: readonly Fact[]
  /** The items that tell, to be passed over. */
  readonly ranges: readonly FactOf<'equation'>[]
}

/** The equations and the expressions of a question; null where one of them is none that is read so. */
export function toldAndAsked({ items }: Question): ToldAndAsked | null {
  const told: Told[] = []
  const asked: Node[] = []
  const used: Fact[] = []
  const ranges: FactOf<'equation'>[] = []
  for (const [at, item] of items.entries()) {
    if (item.kind === 'equation') {
      used.push(item)
      const all = equationsIn(item)
      if (/^[<>]/.test(item.relation)) ranges.push(item)
      else if (all) told.push(...all)
      else return null
    }
    if (item.kind === 'list' && item.items.every(holdsTrig)) {
      used.push(item)
      asked.push(...item.items)
    }
    if (item.kind !== 'formula' || item.name !== '') continue
    used.push(item)
    const is = items.findIndex(
      (one, place) => place > at && !isWord(one, /^(?:is|be|equal|equals|to|of|the|ka|ki|value|maan)$/),
    )
    const value =
      is > at + 1 &&
      holdsTrig(item.node) &&
      items.slice(at + 1, is).some((one) => isWord(one, /^(?:is|equal|equals|value)$/))
        ? valueAt(items, is)
        : null
    if (value) {
      used.push(...value.facts)
      told.push([item.node, value.node])
    } else asked.push(item.node)
  }
  const whole = (node: Node) => withBigAngles(node)
  return {
    told: told.map(([left, right]) => [whole(left), whole(right)]),
    asked: asked.map(whole),
    used,
    ranges,
  }
}

/** "0° < θ < 90°", which says that the angle is acute. */
export function isAcuteRange({ sides, relation }: FactOf<'equation'>): boolean {
  const [low, angle, high] = relation.startsWith('<') ? sides : sides.toReversed()
  const size = (node: Node | undefined): number => (node?.kind === 'number' ? toNumber(node.value) : NaN)
  return sides.length === 3 && angle?.kind === 'letter' && size(low) === 0 && size(high) === 90
}

const co: Readonly<Record<TrigName, TrigName>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'cot',
  cot: 'tan',
  sec: 'cosec',
  cosec: 'sec',
}

/** With the co-ratio of one angle for each ratio of the other, which makes a right angle with it. */
export function withComplement(node: Node, from: string, to: string): Node {
  if (node.kind === 'trig') {
    const of = bare(node.of)
    return of.kind === 'letter' && of.name === from
      ? { kind: 'trig', name: co[node.name], of: { ...of, name: to } }
      : node
  }
  if (node.kind === 'binary')
    return { ...node, left: withComplement(node.left, from, to), right: withComplement(node.right, from, to) }
  return 'of' in node ? { ...node, of: withComplement(node.of, from, to) } : node
}

/** The two acute angles of "triangle ABC, right angled at B", or of "A + B = 90°". */
export function complements(
  question: Question,
  told: readonly Told[],
): { readonly pair: readonly [string, string]; readonly used: readonly Fact[]; readonly by: Told | null } | null {
  for (const one of told) {
    const [left, right] = one.map(bare)
    if (left?.kind !== 'binary' || left.operation !== '+' || right?.kind !== 'number' || toNumber(right.value) !== 90)
      continue
    const [a, b] = [bare(left.left), bare(left.right)]
    if (a.kind === 'letter' && b.kind === 'letter' && a.name !== b.name)
      return { pair: [big(a.name), big(b.name)], used: [], by: one }
  }
  const { items, words } = question
  if (!words.includes('triangle') || !words.some((word) => /^right/.test(word))) return null
  const figure = items.find((item) => item.kind === 'letter' && item.name.length === 3)
  const at = items.findIndex((item) => isWord(item, /^right/))
  const corner = items.find((item, place) => place > at && item.kind === 'letter' && item.name.length === 1)
  if (figure?.kind !== 'letter' || corner?.kind !== 'letter' || !figure.name.includes(corner.name)) return null
  const [one, two] = [...figure.name].filter((name) => name !== corner.name)
  return one !== undefined && two !== undefined ? { pair: [one, two], used: [figure, corner], by: null } : null
}

export const anglesIn = (told: readonly Told[], asked: readonly Node[]): readonly string[] => [
  ...new Set([...told.flat(), ...asked].flatMap(anglesOfRatios)),
]

/** Whether each is an expression in ratios, or one in letters that the ratios fix, none of which is an angle. */
export const areOfRatios = (told: readonly Told[], asked: readonly Node[]): boolean => {
  const angles = anglesIn(told, asked)
  const known = new Set(told.flatMap((one) => one.flatMap(lettersOutside)))
  return asked.every((node) => {
    const own = lettersOutside(node)
    return own.every((name) => !angles.includes(name)) && (holdsTrig(node) || own.some((name) => known.has(name)))
  })
}

/** The letters that stand outside of ratios. */
const lettersOutside = (node: Node): readonly string[] =>
  node.kind === 'trig' ? [] : node.kind === 'letter' ? [node.name] : childrenOf(node).flatMap(lettersOutside)

/** No word bids to find: "sin A, cos A?" */
export const asksNoneByWord = ({ words }: Question): boolean =>
  !words.some((word) => /^(?:find|calculate|determine|evaluate|write|compute|obtain|nikalo|batao|nikale)$/.test(word))
