import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import type { Fraction } from '../../../maths/fraction'
import { isInteger, toNumber } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'
import { ratioOfSolids as solution } from '../../../solutions/areas-volumes/ratio-of-solids'
import type { Ratio, SolidsInRatio } from '../../../solutions/areas-volumes/pieces/solids-in-ratio'

const pair = (terms: readonly Fraction[] | undefined): Ratio | null => {
  const [a, b] = terms ?? []
  return a && b && terms?.length === 2 && isInteger(a) && isInteger(b) ? [toNumber(a), toNumber(b)] : null
}

type Named = Phrase<'@r:ratio'> | null
type Taking = Pick<Phrase, 'taken'> | null

/** "their radii are in the ratio 4 : 3" */
const ratioOf = (question: Question, name: string): Named =>
  phrase(
    question,
    `${name} bases? ratio @r:ratio`,
    `ratio ${name} is @r:ratio`,
    `${name} bases? two|both? right? circular? cones|cylinders|spheres ratio @r:ratio`,
    `${name} two solid spheres ratio @r:ratio`,
    `${name} cone ${name} cylinder @r:ratio`,
  )

const solidsIn = (question: Question) => ({
  cones: phrase(question, 'two right? circular? cones'),
  cylinders: phrase(question, 'two right? circular? cylinders', 'two cylindrical'),
  spheres: phrase(question, 'two solid? spheres', 'two spherical balls|ball?', 'two balls'),
})

/** Whether the cone is named before the cylinder wherever both are. */
function coneThenCylinder({ words }: Question): boolean {
  const named = words.filter((word) => /^(?:cone|cylinder)$/.test(word))
  return named.length > 1 && named.every((word, index) => word === (index % 2 === 0 ? 'cone' : 'cylinder'))
}

/** "The radii of two spheres are in the ratio 1 : 2. Find the ratio of their surface areas." */
export const ratioOfSolids = recogniser<SolidsInRatio>({
  id: 'ratio-of-two-solids',
  solution,
  story: true,
  cues: ['ratio'],
  words: [
    'cones',
    'cylinders',
    'spheres',
    'cone',
    'cylinder',
    'ratio',
    'radius',
    'radii',
    'height',
    'right',
    'circular',
    'base',
  ],
  examples: [
    'The radii of two spheres are in the ratio 1 : 2. Find the ratio of their surface areas.',
    'The heights of two cylinders are in the ratio 1 : 2, and their radii are in the ratio 4 : 3. In what ratio are their curved surface areas?',
    'volumes of two spheres are in the ratio 27:125 find ratio of their surface areas',
    'The radii of two cones are in the ratio 2 : 3 and their heights are in the ratio 5 : 4. Find the ratio of their volumes.',
  ],
  refuses: [
    'The radii of two spheres are in the ratio 1 : 2. Find the ratio of their volumes.',
    'The radii of two cylinders are in the ratio 1 : 2 and their heights are in the ratio 3 : 4. Find the ratio of their volumes.',
    'The surface areas of two spheres are in the ratio 1 : 4. Find the ratio of their volumes.',
    'The volumes of two cones are in the ratio 1 : 2 and their radii are in the ratio 2 : 3. Find the ratio of their heights.',
  ],
  read: (question) => {
    const solids = solidsIn(question)
    const [radii, heights, volumes] = ['radii|radius', 'heights|height', 'volumes|volume'].map((name) =>
      ratioOf(question, name),
    )
    const [r, h, v] = [radii, heights, volumes].map((one) => pair(one?.facts.r.terms))
    const asked = (name: string) => phrase(question, `ratio ${name}`)
    const volume = volumes ? null : asked('volumes|volume')
    const [curved, surface] = [asked('curved surface areas|area'), asked('surface areas|area')]
    const all = (given: SolidsInRatio, ...more: readonly Taking[]) => ({
      given,
      ...told(question, ...[radii, heights, volumes, ...more].map((one) => one ?? null)),
    })
    if (r && h && volume && solids.cones) return all({ kind: 'two cones', radii: r, heights: h }, solids.cones, volume)
    if (r && h && volume && coneThenCylinder(question))
      return all({ kind: 'cone and cylinder', radii: r, heights: h }, volume, asked('volume cone volume cylinder'))
    if (r && h && curved && solids.cylinders)
      return all({ kind: 'two cylinders', radii: r, heights: h }, solids.cylinders, curved)
    if (!surface || !solids.spheres) return null
    if (r) return all({ kind: 'two spheres', radii: r }, solids.spheres, surface)
    return v ? all({ kind: 'volumes of spheres', volumes: v }, solids.spheres, surface) : null
  },
})
