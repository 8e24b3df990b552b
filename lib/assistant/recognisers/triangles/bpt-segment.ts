import { cutWords, parallelCutIn } from './parallel-cut'
import { bptSegment as solution, type Given } from '../../../solutions/triangles/bpt-segment'
import { segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const bptSegment = recogniser<Given>({
  id: 'fourth-part-by-bpt',
  solution,
  cues: ['parallel'],
  words: [...cutWords, 'figure', 'given', 'bpt', 'such'],
  examples: [
    'de parallel to bc in tri abc, d on ab e on ac, ae = 4, ec = 6, ad = 5. db=?',
    'In △ABC, DE ∥ BC, with D on AB and E on AC. If AD = 4 cm, DB = 6 cm and AE = 5 cm, find EC.',
    'in triangle pqr, st || qr, ps = 3 cm, sq = 5 cm, pt = 4.5 cm find tr',
    'A line parallel to side BC of △ABC meets AB at D and AC at E. Given AD = 3 cm, DB = 4 cm and EC = 6 cm, find the length of AE.',
  ],
  refuses: [
    'In △ABC, DE ∥ BC. If AD = 4 cm, DB = 6 cm and AE = 5 cm, find AC.',
    'In △ABC, DE ∥ BC. If AD = 4 cm, AB = 6 cm and AE = 5 cm, find EC.',
    'In △ABC, DE ∥ BC. If AD = 4 cm, DB = 6 cm and DE = 5 cm, find BC.',
    'In △ABC, DE is not parallel to BC. If AD = 4 cm, DB = 6 cm and AE = 5 cm, find EC.',
  ],
  read: (question) => {
    const cut = parallelCutIn(question)
    if (!cut) return null
    const [a, b, c, d, e] = cut.letters
    const missing = [`${a}${d}`, `${d}${b}`, `${a}${e}`, `${e}${c}`].filter((_, index) => cut.parts[index] === null)
    const [only, ...more] = missing
    if (!only || more.length > 0 || cut.asked.join() !== segment(only)) return null
    return { given: { letters: cut.letters, parts: cut.parts, unit: cut.lengths.unit }, used: cut.used, said: cut.said }
  },
  unit: ({ unit }) => unit,
})
