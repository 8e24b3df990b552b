import { acrossIn } from './lengths'
import { piIn } from './solids-lexed'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { arcAndArea as solution } from '../../../solutions/areas-volumes/arc-and-area'

/** "The area of a sector of radius 36 cm is 54π cm²: the length of its arc", or the other way round. */
export const arcOrArea = recogniser({
  id: 'arc-or-area-in-pi',
  solution,
  story: true,
  cues: ['sector', 'arc'],
  words: ['sector', 'arc', 'circle', 'radius', 'area', 'length', 'term', 'terms', 'long'],
  examples: [
    'If the area of a sector of a circle of radius 36 cm is 54π cm², then find the length of the corresponding arc in terms of π.',
    'An arc of length 5π cm is cut from a circle of radius 12 cm. The area of the sector that it bounds is',
    'radius 6 cm ke circle me arc 4π cm lamba hai. sector ka area nikalo',
  ],
  refuses: [
    'The area of a sector of a circle of radius 36 cm is 54π cm². Find the perimeter of the sector.',
    'The area of a sector of a circle of radius 36 cm is 54π cm². Find the area of the segment.',
    'The area of a major sector of a circle of radius 36 cm is 54π cm². Find the length of the arc of the minor sector.',
    'An arc of length 5π cm is cut from a circle of diameter 12 cm. The perimeter of the sector is',
    'An arc of length 50π cm is cut from a circle of radius 12 cm. Find the area of the other sector.',
  ],
  read: (question) => {
    const across = acrossIn(question)
    const [other, ...more] = factsOf(question, 'formula').filter((fact) => piIn(fact) !== null)
    const value = other && piIn(other)
    if (across?.kind !== 'radius' || !value || more.length > 0 || factsOf(question, 'number').length !== 1) return null
    const { apart } = question
    const at = apart.indexOf(other)
    const next = apart[at + 1]
    const unit = next?.kind === 'word' && /^[ckdm]?m(?:\^2)?$/.test(next.text) ? next : null
    const isArea = unit?.text.endsWith('^2') ?? false
    const asked = isArea
      ? phrase(question, 'length arc', 'arc length', 'long arc')
      : phrase(question, 'area sector', 'sector area')
    const said = isArea ? phrase(question, 'area * sector') : phrase(question, 'arc')
    if (!asked || !said || value.q.n !== 0n || unit?.text !== `${across.unit}${isArea ? '^2' : ''}`) return null
    const pi = factsOf(question, 'letter').filter(({ name }) => name === 'π')
    const found = told(question, asked, said, { taken: [unit] })
    return {
      given: {
        asked: isArea ? ('arc' as const) : ('area' as const),
        radius: across.length,
        told: value.p,
        unit: across.unit,
      },
      used: [...found.used, other, ...across.used, ...pi],
      said: found.said,
    }
  },
  unit: ({ asked, unit }) => (asked === 'area' ? `${unit}²` : unit),
})
