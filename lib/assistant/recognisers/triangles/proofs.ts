import { proofTold } from './proof-told'
import { theorems } from '../../../solutions/triangles/pieces/theorems'
import { canonical, matched, type Fact } from '../../../solutions/triangles/pieces/facts'
import { proof as solution, type Given } from '../../../solutions/triangles/proof'
import type { Item } from '../../question/fact'
import { told } from '../../question/phrase'
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

function readIn(
  question: Question,
): { readonly given: Given; readonly letters: Readonly<Record<string, string>> } | null {
  const parts = partsOf(question.apart)
  // "put the steps in the right order" asks for letters
  if (!parts || question.words.some((word) => word === 'order' || word === 'mixed')) return null
  const corners = cornersIn(parts.given)
  const [facts, read] = [
    proofTold(parts.given, corners),
    proofTold(parts.wanted, [...corners, ...cornersIn(parts.wanted)]),
  ]
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
    'O is a point inside △PQR. A, B and C are points on OP, OQ and OR respectively such that AB ∥ PQ and AC ∥ PR. Show that BC ∥ QR.',
    'The diagonals of a quadrilateral ABCD intersect at O such that AO/BO = CO/DO. Show that ABCD is a trapezium.',
  ],
  refuses: [
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
    return found && { ...found, ...told(question, { taken: question.apart }) }
  },
  before: () => 'Hence ',
})
