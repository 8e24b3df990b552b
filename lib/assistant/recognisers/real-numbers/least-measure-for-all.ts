import { asksTwice, least } from './words'
import { lcm as solution, type Given } from '../../../solutions/real-numbers/lcm'
import { isNumber } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { isInteger } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

const things = 'distance|length|quantity|volume|capacity|height|weight|amount|rope|cloth|measure'
const whole = 'complete|full|whole|exact|integral|entire'

/** Lengths that are told each with its unit, "steps 40 cm 42 cm 45 cm"; another number counts them. */
function measuredIn({ apart }: Question) {
  const numbers = apart.filter(isNumber)
  const row = numbers.filter(({ unit }) => unit !== '')
  const [unit, ...units] = new Set(row.map((one) => one.unit))
  const isCount = numbers.every(({ unit: own, value }) => own !== '' || value.n === BigInt(row.length) * value.d)
  return unit !== undefined && units.length === 0 && row.length > 1 && isCount
    ? { rows: { l: row.map(({ value }) => value) }, taken: numbers }
    : null
}

/** "The minimum distance that each can cover in complete steps of 40 cm, 42 cm and 45 cm": so many of each are as long. */
export const leastMeasureForAll = recogniser<Given>({
  id: 'least-measure-for-all',
  solution,
  story: true,
  last: 'of all',
  cues: ['complete', 'exact', 'exactly'],
  words:
    'each every same complete full whole exact exactly number times all any both integral entire distance length lengths cover together two three completely equal step'.split(
      ' ',
    ),
  examples: [
    'On a morning walk three persons step off together and their steps measure 40 cm, 42 cm and 45 cm respectively. What is the minimum distance each should walk so that each can cover the same distance in complete steps?',
    'Find the least length of cloth that can be measured exactly by rods of 12 cm, 18 cm and 20 cm.',
    'three persons step off together, steps 40 cm 42 cm 45 cm. minimum distance each should walk to cover same distance in complete steps',
    'steps of three friends are 80 cm, 85 cm and 90 cm. minimum distance each walks so that all cover same distance in complete steps',
  ],
  refuses: [
    'Find the greatest length that can measure exactly 12 m, 18 m and 20 m.',
    'Two ropes are 64 cm and 80 cm long. What is the minimum length of the pieces of the same length into which both can be cut exactly?',
    'Their steps measure 40 cm, 42 cm and 45 cm. What is the minimum distance more than 100 m that each covers in complete steps?',
    'Their steps measure 40 cm, 42 cm and 45 cm. How many complete steps does each take in the minimum distance?',
    'Find the least length of wire for a square whose side is exactly 12 cm and a rectangle of 18 cm by 20 cm.',
  ],
  read: (question) => {
    const row = measuredIn(question) ?? phrase(question, '&l')
    const asked = phrase(question, `${least} possible? ${things}`)
    const even =
      phrase(question, `${whole} number? of? steps|times|jumps|strides|lots|scoops|fills|paces|cans|mugs`) ??
      phrase(
        question,
        'measured|measure|measures|covered exactly|completely',
        'exactly|completely measured|measure|covered',
      )
    const values = row?.rows.l ?? []
    const isWhole = values.every((value) => isInteger(value) && value.n > 1n)
    if (!row || !asked || !even || !isWhole || asksTwice(question)) return null
    if (question.words.some((word) => /^(?:cut|pieces|many|area|perimeter|side)$/.test(word))) return null
    return { given: { numbers: values, asked: 'multiple' }, ...told(question, row, asked, even) }
  },
})
