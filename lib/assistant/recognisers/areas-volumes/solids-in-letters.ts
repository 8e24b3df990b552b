import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import {
  sharesOfThree,
  solidsInLetters as solution,
  type SolidsInLetters,
  type ThreeSolids,
} from '../../../solutions/areas-volumes/solids-in-letters'

/** "A cone, a hemisphere and a cylinder on equal bases with the same height" */
function threeIn(question: Question): Found<SolidsInLetters> | null {
  const { words } = question
  const has = (...all: readonly string[]) => all.every((word) => words.includes(word))
  const bases = phrase(question, 'equal|same bases|base', 'base equal|same')
  const height = phrase(question, 'same|equal height|heights', 'heights|height * equal|same')
  if (!has('cone', 'hemisphere', 'cylinder') || !bases || !height) return null
  const ratios = factsOf(question, 'ratio')
  const [only, ...more] = ratios
  const isProof = words.some((word) => /^(?:prove|show)$/.test(word))
  const order = words.filter((word): word is ThreeSolids => /^(?:cone|hemisphere|cylinder)$/.test(word)).slice(0, 3)
  if (new Set(order).size < 3 || isProof !== (only !== undefined) || more.length > 0) return null
  const shares = order.map((one) => `${sharesOfThree[one]}`).join()
  if (only && only.terms.map(({ n, d }) => (d === 1n ? `${n}` : '')).join() !== shares) return null
  if (!phrase(question, 'ratio * volumes', 'volumes * ratio') || question.facts.length > ratios.length) return null
  return {
    given: { of: 'three volumes', letter: 'r', isProof, order },
    ...told(question, bases, height, { taken: ratios }),
  }
}

/** "edge l ... diameter also l": both are called by one letter. */
function sameLetter(question: Question) {
  const edge = phrase(question, 'edge|side @l:letter')
  const wide = phrase(question, 'diameter @l:letter')
  return edge && wide && edge.facts.l.name === wide.facts.l.name && question.words.some((word) => /^cub/.test(word))
    ? { ...wide, taken: [...edge.taken, ...wide.taken] }
    : null
}

/** "the diameter l of the hemisphere is equal to the edge of the cube" */
function hollowIn(question: Question): Found<SolidsInLetters> | null {
  const equal =
    phrase(question, 'diameter @l:letter hemisphere equal? edge|side|length cube|block') ??
    phrase(question, 'edge|side cube equal diameter @l:letter hemisphere') ??
    phrase(question, 'hemisphere diameter @l:letter cube edge|side equal') ??
    sameLetter(question)
  const cut = phrase(
    question,
    'hemispherical|hemisphere depression|cavity|hollow',
    'depression|cavity|hollow|scooped|gaddha|cut hemispherical|hemisphere',
    'hemisphere * scooped|gaddha|cut|carved|hollowed',
  )
  const asked = phrase(question, 'surface area')
  // "in terms of l and π"
  const again = factsOf(question, 'letter').filter(({ name }) => name === equal?.facts.l.name || name === 'π')
  if (!equal || !cut || !asked || !/^[a-z]$/.test(equal.facts.l.name)) return null
  return {
    given: { of: 'hollow cube', letter: equal.facts.l.name, isProof: false },
    ...told(question, equal, cut, asked, { taken: again }),
  }
}

/** "Prove that a cone, a hemisphere and a cylinder on equal bases and of the same height have their volumes in the ratio 1 : 2 : 3." */
export const solidsOfLetters = recogniser<SolidsInLetters>({
  id: 'solids-in-letters',
  solution,
  story: true,
  cues: ['hemisphere', 'hemispherical'],
  words: [
    ...'cone hemisphere cylinder volumes volume ratio prove show height heights base bases equal same'.split(' '),
    ...'hemispherical three cube cubical face one side out depression cut scooped hollowed cut remaining left solid total diameter edge terms term'.split(
      ' ',
    ),
  ],
  examples: [
    'Prove that a cone, a hemisphere and a cylinder standing on equal bases and having the same height have their volumes in the ratio 1 : 2 : 3.',
    'A cylinder, a cone and a hemisphere are of same base and have the same height. Show that their volumes are in the ratio 3 : 1 : 2',
    'A cone, a hemisphere and a cylinder stand on equal bases and have the same height. Find the ratio of their volumes.',
    'A hemispherical depression is cut out from one face of a cubical wooden block such that the diameter l of the hemisphere is equal to the edge of the cube. Determine the surface area of the remaining solid.',
  ],
  refuses: [
    'Prove that a cone, a hemisphere and a cylinder standing on equal bases and having the same height have their volumes in the ratio 3 : 2 : 1.',
    'A cone, a hemisphere and a cylinder stand on equal bases. Find the ratio of their volumes.',
    'A hemispherical depression is cut out from one face of a cubical wooden block such that the diameter l of the hemisphere is equal to half the edge of the cube. Determine the surface area of the remaining solid.',
    'A hemispherical depression is cut out from one face of a cubical wooden block such that the diameter l of the hemisphere is equal to the edge of the cube. Determine the volume of the remaining solid.',
  ],
  read: (question) => threeIn(question) ?? hollowIn(question),
  before: ({ isProof }) => (isProof ? '' : 'Answer: '),
})
