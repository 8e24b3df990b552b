import { measureWords, piIn } from './lengths'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { silo as solution, type Silo } from '../../../solutions/areas-volumes/silo'

/** What the question, or its part, asks of the silo. */
function askedIn(question: Question, unit: string) {
  const slant = phrase(question, 'find|determine|calculate slant height roof|cone|conical|top')
  if (slant) return { asked: { kind: 'slant height' } as const, taken: slant.taken }
  const volume = phrase(question, 'find|determine|calculate volume|capacity * cylindrical|cylinder part?')
  if (volume) return { asked: { kind: 'volume of the cylinder' } as const, taken: volume.taken }
  const roof = phrase(
    question,
    'roof * sheet|sheets|tin|tiles|metal * #c per @s:formula . find cost sheet|roof|roofing?',
    'roof * sheet|sheets|tin|tiles|metal * #c per @s:formula find cost sheet|roof|roofing?',
  )
  const wall = phrase(
    question,
    'curved wall|surface cylinder * painted outside? * #c per @s:formula . find cost',
    'curved wall|surface cylinder * painted outside? * #c per @s:formula find cost',
  )
  const cost = roof ?? wall
  if (!cost || (roof && wall) || cost.units.c !== '₹' || unit !== 'm' || !isSquareMetre(cost.facts.s.node)) return null
  const kind = roof ? 'cost of the roof' : 'cost of the wall'
  return { asked: { kind, rate: cost.numbers.c } as const, taken: cost.taken }
}

/** "m²", behind "per" */
const isSquareMetre = (node: Node): boolean =>
  node.kind === 'binary' && node.operation === '^' && node.left.kind === 'letter' && node.left.name === 'm'

/** "A silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of the same radius. The roof is 6.3 m high." */
export const silo = recogniser<Silo>({
  id: 'silo-with-a-conical-roof',
  solution,
  story: true,
  asPart: true,
  cues: ['conical'],
  words: [
    ...measureWords,
    'cylinder',
    'cylindrical',
    'conical',
    'radius',
    'height',
    'high',
    'same',
    'class',
    'surface',
    'curved',
  ],
  examples: [
    'A silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of the same radius. The roof is 6.3 m high. Find the slant height of the roof. (Use π = 22/7.)',
    'A silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of the same radius. The roof is 6.3 m high. Find the volume of wheat that the cylindrical part can hold.',
    'The silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of the same radius. The roof is 6.3 m high. The curved wall of the cylinder is painted on the outside at ₹80 per m². Find the cost of the painting.',
    'The silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of the same radius. The roof is 6.3 m high. The roof is covered with metal sheet at ₹200 per m². Find the cost of the sheet.',
  ],
  refuses: [
    'A silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of the same radius. The roof is 6.3 m high. Find the total volume of the silo.',
    'A silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of radius 9 m. The roof is 6.3 m high. Find the slant height of the roof.',
    'The silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of the same radius. The roof is 6.3 m high. The wall and the roof are painted on the outside at ₹80 per m². Find the cost of the painting.',
    'The silo is a cylinder of radius 8.4 m and height 5 m with a conical roof of the same radius. The roof is 6.3 m high. Find the slant height of the roof and the cost of covering it at ₹80 per m².',
  ],
  read: (question) => {
    const body = phrase(
      question,
      'cylinder radius #r height #h conical roof|top|lid same radius|base',
      'cylinder height #h radius #r conical roof|top|lid same radius|base',
    )
    const high = phrase(
      question,
      '. roof|cone|top is #k high',
      'roof|cone|top of|with height #k',
      'height roof|cone|top is #k',
    )
    if (!body || !high || new Set([body.units.r, body.units.h, high.units.k]).size > 1) return null
    const unit = body.units.r
    const asked = /^(?:m|c|d)?m$/.test(unit) ? askedIn(question, unit) : null
    if (!asked) return null
    const { pi, used } = piIn(question)
    return {
      given: {
        pi,
        radius: body.numbers.r,
        wall: body.numbers.h,
        roof: high.numbers.k,
        unit,
        asked: asked.asked,
      },
      ...told(question, body, high, asked, phrase(question, 'students class #n'), { taken: used }),
    }
  },
})
