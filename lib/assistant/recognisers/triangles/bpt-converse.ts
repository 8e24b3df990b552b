import { cutWords, parallelCutIn } from './parallel-cut'
import { bptConverse as solution, type Given } from '../../../solutions/triangles/bpt-converse'
import { recogniser } from '../../recogniser'

export const bptConverse = recogniser<Given>({
  id: 'parallel-by-bpt-or-not',
  solution,
  asPart: true,
  cues: ['parallel'],
  words: [...cutWords, 'whether', 'check', 'not', 'or', 'yes', 'no', 'if', 'such', 'each', 'case', 'cases'],
  examples: [
    'E and F are points on the sides PQ and PR of △PQR. If PE = 4 cm, EQ = 4.5 cm, PF = 8 cm, FR = 9 cm, is EF ∥ QR?',
    'In △ABC, a line meets AB at D and AC at E, so that AD = 4 cm, DB = 2.2 cm, AE = 2.5 cm, EC = 1.8 cm. State whether DE is parallel to BC.',
    'd and e are points on sides ab and ac of triangle abc. ad = 2 cm, db = 3 cm, ae = 4 cm, ec = 6 cm. check if de || bc',
  ],
  refuses: [
    'D and E are points on AB and AC of △ABC with AD = 2 cm, DB = 3 cm, AE = 4 cm. Is DE ∥ BC?',
    'D and E are points on AB and AC of △ABC with DE ∥ BC, AD = 2 cm, DB = 3 cm, AE = 4 cm, EC = 6 cm. Find BC.',
  ],
  read: (question) => {
    const cut = parallelCutIn(question)
    const asks = ['is', 'whether', 'check', 'if'].some((word) => question.words.includes(word))
    if (!cut || !asks || cut.asked.length > 0 || question.words.includes('find')) return null
    const [ad, db, ae, ec] = cut.parts
    if (!ad || !db || !ae || !ec) return null
    return {
      given: { letters: cut.letters, parts: [ad, db, ae, ec], unit: cut.lengths.unit },
      used: cut.used,
      said: cut.said,
    }
  },
})
