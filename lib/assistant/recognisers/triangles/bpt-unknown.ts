import { asksLengthToo, lengthsInLetters } from './lengths-in-letters'
import { cutIn, cutWords } from './parallel-cut'
import { bptUnknown as solution, type Given } from '../../../solutions/triangles/bpt-unknown'
import { segment } from '../../question/segments'
import { polynomialTex, subtract } from '../../../maths'
import type { Linear } from '../../../solutions/triangles/pieces/proportion'
import { recogniser } from '../../recogniser'

export const bptUnknown = recogniser<Given>({
  id: 'unknown-by-bpt',
  solution,
  story: true,
  cues: ['parallel'],
  words: [...cutWords, 'all', 'cuts', 'lies'],
  examples: [
    'In △ABC, DE ∥ BC, with D on AB and E on AC. If AD = x, DB = x - 2, AE = x + 2, EC = x - 1 (all in cm), find the value of x.',
    'In the figure, PQ ∥ MN and LP = 2x + 8, PM = 2x, LQ = 3x + 9, QN = 3x - 1, all in cm. Find x.',
    'in triangle pqr st || qr, ps = x, sq = x - 2, pt = x + 2, tr = x - 1 find x',
    'In △ABC, DE ∥ BC, AD = 4x - 3, AE = 8x - 7, BD = 3x - 1 and CE = 5x - 3. x ki value nikalo',
    'In $\\triangle ABC$, $D$ and $E$ are points on $AB$ and $AC$ such that $DE \\parallel BC$. If $AD = (2x-1)$ cm, $AB = 5x$ cm, $AE = 3$ cm and $AC = 9$ cm, find the value of $x$.',
  ],
  refuses: [
    'In △ABC, DE ∥ BC, AD = x, DB = x - 2, AE = x + 2, EC = x - 1. Find the length of AD.',
    'in tri ABC DE ∥ BC. AD = 4, AE = 8, DB = x - 4, EC = 3x - 19 find x and AB',
    'In △ABC, DE ∥ BC, AD = x, AB = x + 2, AE = x + 2. Find x.',
    'In △ABC, DE ∥ BC, AD = x, AB = x + 2, AE = x + 2, DE = x - 1. Find x.',
    'In △ABC, DE is not parallel to BC, AD = x, DB = x - 2, AE = x + 2, EC = x - 1. Find x.',
    'For which x is DE ∥ BC in △ABC, if AD = x, DB = y - 2, AE = x + 2, EC = x - 1?',
  ],
  read: (question) => {
    if (asksLengthToo(question)) return null
    const lengths = lengthsInLetters(question)
    const cut = cutIn(question, lengths)
    if (!lengths || !cut || lengths.of.size !== 4) return null
    const [a, b, c, d, e] = cut.letters
    const wholes: string[] = []
    /** Two of AD, DB and AB as AD and DB. */
    const partsOf = (first: string, second: string, whole: string): readonly Linear[] => {
      const [one, other, all] = [first, second, whole].map((name) => lengths.of.get(segment(name)))
      if (one && other) return all ? [] : [one, other]
      const known = one ?? other
      if (!all || !known) return []
      const rest: Linear = [subtract(all[0], known[0]), subtract(all[1], known[1])]
      wholes.push(
        `$${one ? second : first} = ${whole} - ${one ? first : second} = ${polynomialTex(rest, lengths.letter)}$`,
      )
      return one ? [one, rest] : [rest, known]
    }
    const [ad, db] = partsOf(`${a}${d}`, `${d}${b}`, `${a}${b}`)
    const [ae, ec] = partsOf(`${a}${e}`, `${e}${c}`, `${a}${c}`)
    if (!ad || !db || !ae || !ec) return null
    return {
      given: { letters: cut.letters, parts: [ad, db, ae, ec], letter: lengths.letter },
      used: cut.used,
      said: cut.said,
      ...(wholes.length > 0 && { lead: wholes.join(', ') }),
    }
  },
  before: ({ letter }) => `${letter} = `,
})
