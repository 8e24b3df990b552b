import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equalSurfaces as solution } from '../../../solutions/areas-volumes/equal-surfaces'

const area = 'surface? area|areas'

/** "a sphere and a cube have equal total surface areas: the ratio of their volumes" */
export const surfacesEqual = recogniser({
  id: 'sphere-and-cube-of-one-surface',
  solution,
  story: true,
  cues: ['sphere'],
  words: [
    'sphere',
    'cube',
    'surface',
    'area',
    'areas',
    'total',
    'volume',
    'volumes',
    'ratio',
    'equal',
    'same',
    'that',
    'its',
  ],
  examples: [
    'a sphere and a cube have the same total surface area what is the ratio of the volume of the sphere to the volume of the cube',
    'The surface areas of a sphere and a cube are equal. Find the ratio of their volumes.',
    'Find the ratio of the volume of a cube to that of a sphere which will exactly fit inside the cube.',
    'The surface area of a cube is equal to that of a sphere. Find the ratio of the volume of the cube to that of the sphere.',
  ],
  refuses: [
    'The volumes of a sphere and a cube are equal. Find the ratio of their surface areas.',
    'The surface area of a sphere is twice that of a cube. Find the ratio of their volumes.',
    'The surface areas of a sphere and a cylinder are equal. Find the ratio of their volumes.',
    'Find the ratio of the volume of a sphere to that of a cube which will exactly fit inside the sphere.',
    'The surface areas of a sphere and a cube are equal. Find the ratio of the radius of the sphere to the edge of the cube.',
    'The surface areas of a sphere and a cube are equal to 36 cm². Find the ratio of their volumes.',
  ],
  read: (question) => {
    const inside = phrase(
      question,
      'ratio volume|volumes cube that|volume? sphere exactly|just? fit|fits exactly|just? inside|in|into? cube?',
      'ratio volume|volumes sphere that|volume? cube * sphere exactly|just? fit|fits exactly|just? inside|in|into? cube?',
      'sphere exactly|just? fit|fits exactly|just? inside|in|into? cube .? ratio * volume|volumes * cube|sphere',
    )
    if (inside && question.facts.length === 0) {
      const order = question.words.slice(question.words.indexOf('ratio')).find((word) => /^(?:sphere|cube)$/.test(word))
      return {
        given: { first: order === 'cube' ? ('cube' as const) : ('sphere' as const), isInside: true as const },
        ...told(question, inside),
      }
    }
    const equal = phrase(
      question,
      `equal|same total? ${area}`,
      `${area} sphere cube equal|same`,
      `${area} cube sphere equal|same`,
      `${area} sphere|cube equal|same * sphere|cube`,
    )
    const asked =
      phrase(question, 'ratio * volume|volumes * sphere|cube', 'ratio their? volumes', 'volumes ratio') ?? null
    const solids = question.words.filter((word) => /^(?:sphere|cube)$/.test(word))
    if (!equal || !asked || !solids.includes('cube') || !solids.includes('sphere')) return null
    // the volumes are asked, and nothing of them is told
    if (
      question.facts.length > 0 ||
      question.words.indexOf('ratio') > question.words.findIndex((word) => /^volumes?$/.test(word))
    )
      return null
    const behind = question.words.slice(question.words.indexOf('ratio')).find((word) => /^(?:sphere|cube)$/.test(word))
    const first = behind ?? solids[0]
    return {
      given: { first: first === 'cube' ? ('cube' as const) : ('sphere' as const) },
      ...told(question, equal, asked),
    }
  },
})
