import { askedSegment, cutIn, cutWords } from './parallel-cut'
import { parallelLength as solution, type Given } from '../../../solutions/triangles/parallel-length'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import type { Letters } from '../../../solutions/triangles/pieces/letters'

export const parallelLength = recogniser<Given>({
  id: 'length-of-parallel-line',
  solution,
  story: true,
  cues: ['parallel'],
  words: [...cutWords, 'long', 'meets', 'cuts', 'lies'],
  examples: [
    'DE || BC, D on AB E on AC, AD = 2, DB = 3, BC = 15. DE?',
    'In △PQR the points S on PQ and T on PR are such that ST ∥ QR. If PS = 4.5 cm, SQ = 3 cm and QR = 12.5 cm, find ST.',
    'A line parallel to the side BC of △ABC meets AB at D and AC at E. Given AD = 2 cm, DB = 4 cm and DE = 1.5 cm, find the length of BC.',
    'in triangle abc, de || bc, d on ab and e on ac, ad = 3 cm, ab = 9 cm, bc = 6 cm find de',
    'Farida folds a paper triangle PQR along a line ST parallel to QR, with S on PQ and T on PR. She measures PS = 10 cm, SQ = 6 cm and ST = 15 cm. How long is QR?',
  ],
  refuses: [
    'DE || BC, D on AB E on BC, AD = 2, DB = 3, BC = 15. DE?',
    'In △ABC, DE ∥ BC, with D on AB and E on AC. If AD = 4 cm, DB = 6 cm and DE = 5 cm, find EC.',
    'In △ABC, DE ∥ BC, with D on AB and E on AC. If AD = 4 cm, AE = 6 cm and DE = 5 cm, find BC.',
    'In △ABC, DE ∥ BC, with D on AB and E on AC. If AD = 4 cm, DB = 6 cm and DE = 5 cm, find BC + DE.',
    'In △ABC, DE is not parallel to BC, D lies on AB and E on AC. If AD = 4 cm, DB = 6 cm and DE = 5 cm, find BC.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const cut = cutIn(question, lengths)
    const asked = askedSegment(question)
    if (!cut || !lengths || asked === null) return null
    const { of, unit } = lengths
    const [a, b, c, d, e] = cut.letters
    const [de, bc] = [of.get(segment(`${d}${e}`)), of.get(segment(`${b}${c}`))]
    const wanted = segment(de ? `${b}${c}` : `${d}${e}`)
    // the side AC with E on it tells as much as AB with D
    const ways: readonly Letters[] = [cut.letters, [a, c, b, e, d]]
    const found = ways.flatMap((letters) => {
      const [A, B, , D] = letters
      const [ad, db, ab] = [of.get(segment(`${A}${D}`)), of.get(segment(`${D}${B}`)), of.get(segment(`${A}${B}`))]
      return ad && !db !== !ab ? [{ letters, ad, db, ab }] : []
    })
    const [way, ...others] = found
    if (!way || others.length > 0 || of.size !== 3 || !de === !bc || segment(asked) !== wanted) return null
    return {
      given: {
        letters: way.letters,
        upper: way.ad,
        second: way.ab ? { of: 'AB', length: way.ab } : { of: 'DB', length: way.db ?? way.ad },
        known: de ? { of: 'DE', length: de } : { of: 'BC', length: bc ?? way.ad },
        unit,
      },
      used: cut.used,
      said: cut.said,
    }
  },
  unit: ({ unit }) => unit,
})
