import { claimPut, claimWords } from './claimed'
import { figuresIn } from './figure'
import { nameOf, pointWords } from './points'
import { claimIn } from './triangle-claim'
import { asked } from './triangle-type'
import {
  surdTriangleClaim as ofClaim,
  type SurdTriangleClaim,
} from '../../../solutions/coordinate-geometry/surd-triangle-claim'
import {
  triangleWithSurds as solution,
  type SurdCorners,
} from '../../../solutions/coordinate-geometry/triangle-with-surds'
import type { RootMultiple, SurdPoint } from '../../../solutions/coordinate-geometry/pieces/surd-point'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { exactly, rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { equals, unity } from '../../../maths/sum'

/** "-2√3", or "-2√3a"; null for what is no whole multiple of one root. */
function multipleOf(node: Node): (RootMultiple & { readonly letter: string }) | null {
  const value = exactly(node)
  if (!value || !equals(value.bottom, unity)) return null
  const [term, ...more] = [...value.top.values()]
  if (!term) return { times: 0, under: 1, letter: '' }
  const { coefficient, radicand, powers } = term
  const [power, ...others] = powers
  if (more.length > 0 || others.length > 0 || coefficient.d !== 1n) return null
  if (power && power[1] !== 1) return null
  return { times: Number(coefficient.n), under: Number(radicand), letter: power?.[0] ?? '' }
}

const spare = ['A', 'B', 'C'] as const

interface Corners {
  readonly corners: SurdCorners
  /** Of which all coordinates are multiples. */
  readonly letter: string
}

/** Three points, a coordinate of which at least has a root or a letter: whole numbers alone are another solution. */
function cornersIn(question: Question): Corners | null {
  const facts = factsOf(question, 'point')
  const letters = new Set<string>()
  const [a, b, c, ...more] = facts.flatMap((fact, index): readonly SurdPoint[] => {
    const [x, y] = [multipleOf(fact.x), multipleOf(fact.y)]
    if (!x || !y) return []
    for (const one of [x, y]) if (one.times !== 0) letters.add(one.letter)
    return [{ name: nameOf(question, fact) || (spare[index] ?? 'P'), x, y }]
  })
  const [letter = '', ...others] = letters
  if (!a || !b || !c || more.length > 0 || facts.length !== 3 || others.length > 0) return null
  const corners = [a, b, c] as const
  return letter === '' && corners.every(({ x, y }) => x.under === 1 && y.under === 1) ? null : { corners, letter }
}

/** "a ≠ 0", of the letter of the coordinates. */
const notZero = (question: Question, letter: string): FactOf<'equation'>[] =>
  factsOf(question, 'equation').filter(({ sides: [name, zero], relation }) => {
    const value = zero && rational(zero)
    return name?.kind === 'letter' && name.name === letter && value?.n === 0n && /^(?:!=|>)$/.test(relation)
  })

const leadOf = (letter: string): { readonly lead?: string } =>
  letter === ''
    ? {}
    : {
        lead: `Each coordinate is a multiple of $${letter}$, so each length is $|${letter}|$ times what it is for $${letter} = 1$, and the kind of triangle is the same: put $${letter} = 1$.`,
      }

export const triangleWithSurds = recogniser<SurdCorners>({
  id: 'type-of-triangle-with-roots',
  solution,
  story: true,
  cues: ['triangle', 'form', 'type'],
  words: [...pointWords, 'triangle', 'vertices', 'distance', 'formula', 'formed', 'any', 'option'],
  examples: [
    'What type of triangle do the points A(√3, √3), B(-√3, -√3) and C(4, -4) form?',
    'A(2√5, -2√5), B(-2√5, 2√5) and C(-6√5, -√5) are the vertices of a triangle. Find its type. Choose the best description. (A) an equilateral triangle (B) an isosceles right triangle (C) an isosceles triangle which is neither equilateral nor right-angled (D) a scalene triangle',
    'which type of triangle is formed by (1,1) (-1,-1) (-root 3, root 3)',
  ],
  refuses: [
    'What type of triangle do the points A(√3, √3), B(-√3, -√3) and C(4, -4) form, and what is its area?',
    'What type of triangle do the mid-points of A(√3, √3), B(-√3, -√3) and C(4, -4) form?',
    'What type of triangle do the points A(√3, √3), B(-√3, -√3), C(4, -4) and D(1, 1) form?',
  ],
  read: (question) => {
    const found = cornersIn(question)
    const type = phrase(question, ...asked) ?? phrase(question, 'triangle . type|kind')
    if (!type || !found) return null
    const { corners, letter } = found
    const { used, said } = told(question, type)
    return {
      given: corners,
      used: [...factsOf(question, 'point'), ...used, ...figuresIn(question, corners), ...notZero(question, letter)],
      said,
      ...leadOf(letter),
    }
  },
})

export const surdTriangleClaim = recogniser<SurdTriangleClaim>({
  id: 'claim-about-a-triangle-with-roots',
  solution: ofClaim,
  story: true,
  cues: ['triangle'],
  words: [
    ...[...pointWords, ...claimWords, 'triangle', 'vertices', 'distance', 'formula', 'form', 'forms', 'formed'],
    ...['equilateral', 'isosceles', 'right', 'angled', 'right-angled', 'rightangled', 'scalene', 'three', 'following'],
  ],
  examples: [
    'Show that A(2, 2), B(-2, -2) and C(-2√3, 2√3) are the vertices of an equilateral triangle.',
    'If A(1, 1), B(-1, -1) and C(-√3, √3), show that triangle ABC is equilateral.',
    'are the points (0,0), (2, 2√3) and (4, 0) vertices of an equilateral triangle?',
    'Prove that the points (0, 0), (√3, √3) and (√3, -√3) form a right triangle.',
    'Show that the points (a, a), (-a, -a) and (-√3a, √3a) are the vertices of an equilateral triangle, a ≠ 0',
  ],
  refuses: [
    'Show that A(2, 2), B(-2, -2) and C(-2√3, 2√3) are the vertices of an equilateral triangle and find its area.',
    'Show that A(2, 2), B(-2, -2) and C(-2√3, 2√3) are not the vertices of an equilateral triangle.',
    'Show that the mid-points of A(2, 2), B(-2, -2) and C(-2√3, 2√3) form an equilateral triangle.',
    'A(2, 2), B(-2, -2) and C(-2√3, 2√3) are the vertices of an equilateral triangle. Find its side.',
  ],
  read: (question) => {
    const found = cornersIn(question)
    const [put, claim] = [claimPut(question), claimIn(question)]
    if (!found || !put || !claim || claim === 'collinear' || claim === 'triangle') return null
    const { corners, letter } = found
    const other = notZero(question, letter)
    // what is to be shown of letters alone is shown in letters
    if (letter !== '' && put.isToShow && other.length === 0) return null
    const used = [...factsOf(question, 'point'), ...figuresIn(question, corners), ...other]
    return { given: { corners, claim, ...put }, used, ...leadOf(letter) }
  },
})
