import { textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import {
  equalInNumber as solution,
  measures,
  type EqualInNumber,
} from '../../../solutions/areas-volumes/equal-in-number'

const area = 'total|curved? surface? area|areas|tsa|csa'

/** "vol of a sphere is numerically equal to its surface area find radius" */
export const equalInNumber = recogniser<EqualInNumber>({
  id: 'volume-equal-to-surface',
  solution,
  story: true,
  cues: ['sphere', 'hemisphere', 'cylinder', 'cube'],
  words: ['sphere', 'hemisphere', 'cylinder', 'cube', 'circular', 'solid'],
  examples: [
    'The volume of a sphere is numerically equal to its surface area. Find its radius.',
    'Volume and total surface area of a solid hemisphere are numerically equal. What is the diameter of the hemisphere?',
  ],
  refuses: [
    'The volume of a sphere is numerically equal to its diameter. Find its radius.',
    'The volume of a cylinder is numerically equal to its curved surface area. Find its height.',
    'Volume and surface area of a hemisphere are numerically equal. Find its radius.',
    'The volume of a sphere is equal to the surface area of a cube. Find its radius.',
  ],
  read: (question) => {
    const solids = new Set(question.words.filter((word) => /^(?:sphere|hemisphere|cylinder|cube)$/.test(word)))
    const [solid, ...more] = solids
    const of = `solid? ${solid}?`
    const equal = phrase<string>(
      question,
      `volume ${of} ${area} ${of} numerically? equal|same`,
      `${area} ${of} volume ${of} numerically? equal|same`,
      `volume ${of} numerically? equal|same ${area}`,
      `${area} ${of} numerically? equal|same volume`,
    )
    const asked = phrase(question, 'radius|diameter|edge|side')
    if (solid === undefined || more.length > 0 || !equal || !asked || question.facts.length > 0) return null
    const part = equal.taken.map(textOf).find((word) => /^(?:total|tsa|curved|csa)$/.test(word))
    const kind = part === undefined ? '' : /^t/.test(part) ? 'total ' : 'curved '
    const name = [`${kind}${solid}`, ...(kind === 'curved ' ? [] : [solid])].find(
      (one): one is EqualInNumber['of'] => one in measures,
    )
    const [ask] = asked.taken.map(textOf)
    if (name === undefined || /edge|side/.test(ask ?? '') !== (name === 'cube')) return null
    return {
      given: { of: name, asked: ask === 'diameter' ? 'diameter' : 'size' },
      ...told(question, equal, asked),
    }
  },
})
