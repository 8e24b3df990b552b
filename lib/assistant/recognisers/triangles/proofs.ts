import { proofTold } from './proof-told'
import { theorems } from '../../../solutions/triangles/pieces/theorems'
import { canonical, matched, type Fact } from '../../../solutions/triangles/pieces/facts'
import { proof as solution, type Given } from '../../../solutions/triangles/proof'
import type { Item } from '../../question/fact'
import type { Node } from '../../question/reading'
import { told as toldBy } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const isWord = (item: Item | undefined, ...words: readonly string[]): boolean =>
  item?.kind === 'word' && words.includes(item.text)

/** What is told, and what is to be proved: from "prove that" to the end of its sentence, or to "if". */
function partsOf(items: readonly Item[]): { readonly given: readonly Item[]; readonly wanted: readonly Item[] } | null {
  const from = items.findIndex((item) => isWord(item, 'prove', 'show'))
  if (from < 0) return null
  const length = items.slice(from).findIndex((item) => isWord(item, 'if', 'where', 'given'))
  const to = length < 0 ? items.length : from + length
  return { given: [...items.slice(0, from), ...items.slice(to)], wanted: items.slice(from + 1, to) }
}

const cornersIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item, at) =>
    item.kind === 'letter' && /^[A-Z]{3,4}$/.test(item.name) && !isWord(items[at - 1], 'angle') ? [item.name] : [],
  )

/** An altitude may be told of a triangle that is named: "BD perpendicular to AC" in ABC. */
function withAltitudes(facts: readonly Fact[], corners: readonly string[]): readonly Fact[] {
  return facts.map((fact) => {
    const [kind, one = '', two = ''] = fact.split(' ')
    if (kind !== 'perp') return fact
    const found = [
      [one, two],
      [two, one],
    ].flatMap(([line = '', side = '']) =>
      corners.flatMap((triangle) => {
        const vertex = [...line].find((letter) => triangle.includes(letter))
        const foot = [...line].find((letter) => !triangle.includes(letter))
        const isAcross = triangle.length === 3 && [...side].every((letter) => triangle.includes(letter))
        return vertex !== undefined && foot !== undefined && isAcross && !side.includes(vertex)
          ? [canonical(`alt ${vertex}${foot} ${side}`)]
          : []
      }),
    )
    return found[0] ?? fact
  })
}

/** Points that only the proof draws get letters that the question does not use. */
function withFree(proof: readonly string[], letters: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const used = new Set(letters.values())
  const drawn = new Set(proof.join(' ').match(/(?<=[^A-Za-z]|[A-Z])[A-Z](?=[^a-z])/g))
  const free = [...'EFGHKLMNSTUVWXYZ'].filter((letter) => !used.has(letter))
  const own = [...drawn].filter((letter) => !letters.has(letter) && used.has(letter))
  return Object.fromEntries([...letters, ...own.map((letter, at) => [letter, free[at] ?? letter] as const)])
}

const nameOf = (node: Node): string => (node.kind === 'letter' ? node.name : '')

/** "AB = x, CD = z": letters of lengths, put back where something is to be proved of them. */
function lettersOf(items: readonly Item[]): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap((item) =>
      item.kind === 'length' && item.node.kind === 'letter' && /^[a-z]$/.test(item.node.name)
        ? [[item.node.name, item.name] as const]
        : [],
    ),
  )
}

function withNames(node: Node, letters: ReadonlyMap<string, string>): Node {
  if (node.kind === 'letter') return { ...node, name: letters.get(node.name) ?? node.name }
  if (node.kind === 'bracket') return { ...node, of: withNames(node.of, letters) }
  return node.kind === 'binary'
    ? { ...node, left: withNames(node.left, letters), right: withNames(node.right, letters) }
    : node
}

function readIn(
  question: Question,
): { readonly given: Given; readonly letters: Readonly<Record<string, string>> } | null {
  const parts = partsOf(question.apart)
  // "put the steps in the right order" asks for letters
  if (!parts || question.words.some((word) => word === 'order' || word === 'mixed')) return null
  const corners = cornersIn(parts.given)
  const letters = lettersOf(parts.given)
  const told = parts.given.filter((item) => !(item.kind === 'length' && letters.get(nameOf(item.node)) === item.name))
  const claimed = parts.wanted.map((item) =>
    item.kind === 'equation' ? { ...item, sides: item.sides.map((side) => withNames(side, letters)) } : item,
  )
  const [facts, read] = [proofTold(told, corners), proofTold(claimed, [...corners, ...cornersIn(parts.wanted)])]
  // "prove that both triangles are similar"
  const [one, two, ...others] = [...new Set(corners.filter((name) => name.length === 3))]
  const isNameless = read?.length === 0 || read === null
  const isBoth =
    isNameless &&
    parts.wanted.every((item) => item.kind !== 'letter') &&
    parts.wanted.some((item) => isWord(item, 'similar'))
  const claims =
    isBoth && one !== undefined && two !== undefined && others.length === 0 ? [canonical(`sim ${one} ${two}`)] : read
  if (!facts || !claims || facts.length === 0) return null
  const wanted = claims.filter((fact) => !facts.includes(fact))
  const given = withAltitudes(facts, corners)
  if (wanted.length === 0) return null
  for (const theorem of theorems) {
    const letters = matched(theorem, given, wanted)
    if (letters) return { given: { theorem: theorem.id }, letters: withFree(theorem.proof, letters) }
  }
  return null
}

/** "D is a point on BC with ∠ADC = ∠BAC. Prove that CA² = CB × CD.": what the syllabus proves of a figure, whatever its letters are. */
export const proofs = recogniser<Given>({
  id: 'proof-about-triangles',
  solution,
  story: true,
  cues: ['prove', 'show'],
  examples: [
    'D is a point on the side BC of triangle ABC such that angle ADC = angle BAC. Prove that CA² = CB × CD.',
    'Altitudes AD and CE of triangle ABC intersect each other at P. Show that △AEP ∼ △CDP.',
    'AD and PM are medians of triangles ABC and PQR respectively, where △ABC ~ △PQR. Prove that AB/PQ = AD/PM.',
    'In quadrilateral ABCD, M, L and N are points on AB, AC and AD such that LM ∥ CB and LN ∥ CD. Prove that AM/AB = AN/AD.',
    'E is a point on the side AD produced of a parallelogram ABCD and BE intersects CD at F. Show that △ABE ∼ △CFB.',
    'tri ABC right angled at B, BD perpendicular to AC. prove tri ADB ~ tri BDC',
    'ABCD is a llgm. a line thru A cuts side BC at X and DC produced at Y. prove tri ABX ~ tri YDA and hence BX x DY = AB x AD',
    'PA, QB and RC are all perpendicular to the line AC, where B lies between A and C, and Q is the point where AR and CP cross. If PA = x, QB = y and RC = z, prove that 1/x + 1/z = 1/y.',
    'O ek point hai aur A, B, C points OP, OQ, OR par hain is tarah ki AB parallel PQ aur AC parallel PR. Prove karo ki BC parallel QR hai',
    'AB , PQ and CD are each perpendicular to BD , with Q on BD . AD and BC intersect at P . If AB = x , CD = z and PQ = y , prove that 1/x + 1/z = 1/y .',
    'The diagonal BD of a quadrilateral ABCD bisects both angle B and angle D. Prove that AB/BC = AD/CD.',
    'PQRS is a quadrilateral with diagonal PR , and T is a point on PR . TU ∥ RQ meets PQ at U , TV ∥ RS meets PS at V . Prove that PU/PQ = PV/PS .',
    'D point hai triangle ABC ki side BC par aur angle ADC = angle BAC. prove karo CA² = CB × CD',
    'quadrilateral ABCD ke diagonals O par aise milte hai ki AO/BO = CO/DO. prove karo ki ABCD ek trapezium hai',
    'O is a point inside △PQR. A, B and C are points on OP, OQ and OR respectively such that AB ∥ PQ and AC ∥ PR. Show that BC ∥ QR.',
    'The diagonals of a quadrilateral ABCD intersect at O such that AO/BO = CO/DO. Show that ABCD is a trapezium.',
  ],
  refuses: [
    'ABCD is a parallelogram. a line through A cuts side BC at X and DC produced at Y. prove tri ABX ~ tri DYA',
    'AB, PQ and CD are each perpendicular to BD, with Q on BD. AD and BC intersect at P. If AB = x, CD = z and PQ = y, prove that 1/x + 1/y = 1/z.',
    'The diagonal BD of a quadrilateral ABCD bisects both angle B and angle D. Prove that AB/AD = BC/BD.',
    'D is a point on the side BC of triangle ABC such that angle ADC = angle BAC. Prove that CA² = CB × BD.',
    'D is a point on the side BC of triangle ABC such that angle ADB = angle BAC. Prove that CA² = CB × CD.',
    'Altitudes AD and CE of triangle ABC intersect each other at P. Show that △AEP ∼ △DCP.',
    'AD and PM are medians of triangles ABC and PQR respectively. Prove that AB/PQ = AD/PM.',
    'E is a point on the side AD of a parallelogram ABCD and BE intersects CD at F. Show that △ABE ∼ △CFB.',
    'tri ABC right angled at A, BD perpendicular to AC. prove tri ADB ~ tri BDC',
    'The diagonals of a quadrilateral ABCD intersect at O such that AO/BO = CO/DO. Show that ABCD is a parallelogram.',
  ],
  read: (question) => {
    const found = readIn(question)
    return found && { ...found, ...toldBy(question, { taken: question.apart }) }
  },
  before: () => 'Hence ',
})
