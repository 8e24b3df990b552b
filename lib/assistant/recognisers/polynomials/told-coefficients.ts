import { phrase, told } from '../../question/phrase'
import { toldOfZeroes } from './zeroes-told'
import { coefficientsFromTold as solution, type Given } from '../../../solutions/polynomials/coefficients-from-told'
import { recogniser } from '../../recogniser'

export const toldCoefficients = recogniser<Given>({
  id: 'coefficients-from-told-zeroes',
  solution,
  story: true,
  last: true,
  cues: ['zeroes', 'roots'],
  words: [
    'quadratic',
    'equation',
    'polynomial',
    'p(x)',
    'expression',
    'real',
    'both',
    'two',
    'all',
    'parabola',
    'graph',
    'curve',
  ],
  examples: [
    'If the difference of the zeroes of x² − 7x + 2k is 1, find k.',
    'sum of zeroes = product of zeroes for kx^2 + 6x + 4k then k?',
    'If the sum of the zeroes of the quadratic polynomial x² − (k + 6)x + 2(2k − 1) is half of their product, then find the value of k.',
    'If the sum of the reciprocals of the zeroes of x² − kx + 6 is 5/6, find k.',
    'sum of zeroes of ax^2 - 6x + b is 3 and product of zeroes is 4. find a and b',
  ],
  refuses: [
    'one zero of 2x² − 5x − (2k + 1) is twice the other to both zeroes and k batao',
    'find k if one zero of x^2 - kx + 6 is given',
    'If one zero of x² − kx + 6 is 2, find k + 1.',
    'If one zero of x² − kx + 6 is not 2, find k.',
    'If the sum of the zeroes of x² − kx + 6 is 5 more, find k.',
    'The sum of the squares of the digits and the zeroes of x² − kx + 6 is 5. Find k.',
    'If 2 and 3 are zeroes of x³ + ax² + bx − 12, find a and b.',
  ],
  read: (question) => {
    const found = toldOfZeroes(question)
    const polynomial = found?.polynomial
    if (phrase(question, 'other zeroes|roots @q:letter')) return null
    if (!found || !polynomial || found.changed || found.told.length === 0) return null
    const { unknowns } = polynomial
    const names = new Set(found.asked.flatMap((one) => (one.kind === 'unknown' ? [one.name] : [])))
    const [also, ...more] = new Set(found.asked.flatMap((one) => (one.kind === 'unknown' ? [] : [one.kind])))
    if (unknowns.length === 0 || unknowns.length > 2 || unknowns.some((name) => !names.has(name))) return null
    // the other root, and two letters from two roots, are found in their own chapter
    if ((also !== undefined || unknowns.length > 1) && !question.words.includes('zeroes')) return null
    if (more.length > 0 || (also !== undefined && also !== 'zeroes' && also !== 'other')) return null
    // "both zeroes and k": the zeroes are asked as well
    if (
      also === undefined &&
      phrase(question, 'zeroes|roots and|aur @k:letter', '@k:letter and|aur both|the? zeroes|roots')
    )
      return null
    const signed = (['positive', 'negative'] as const).flatMap((word) => {
      const one =
        unknowns.length === 1 && !also
          ? (phrase(question, `@k:letter ${word}`) ?? phrase(question, `${word} value|values @k:letter`))
          : null
      return one && unknowns.includes(one.facts.k.name) ? [{ word, ...told(question, one) }] : []
    })
    const [only] = signed
    const given = {
      ...polynomial,
      unknowns: unknowns.toSorted(),
      told: found.told,
      also: also ?? null,
      ...(only && signed.length === 1 && { sign: only.word }),
    }
    return {
      given,
      used: [...found.used, ...(only?.used ?? [])],
      said: [...found.said, ...(only?.said ?? [])],
      ...(found.lead !== undefined && { lead: found.lead }),
    }
  },
  before: ({ unknowns, also }) => (unknowns.length === 1 && !also ? `${unknowns[0] ?? ''} = ` : ''),
})
